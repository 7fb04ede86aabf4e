import { basePathScript } from "../client/base-path.ts";

/**
 * Said on the front page when the style sheet did not arrive, which most often means that the site is
 * served under another path than it was built for. Hidden until its script (`client/base-path.ts`) finds that the
 * style sheet is not there, and fills in the path that would be right.
 */
export function BasePathBanner({ baseUrl }: { baseUrl: string }) {
  return (
    <>
      <div id="base-path-banner" className="base-path-banner" hidden>
        <p>
          <strong>This documentation site did not load properly.</strong>
        </p>
        <p>
          A wrong <code>baseUrl</code> in the site&rsquo;s configuration is a common reason. It is{" "}
          <code>{baseUrl}</code> now; <code data-suggested-base-url>/</code> may be the right one.
        </p>
      </div>
      <script dangerouslySetInnerHTML={{ __html: basePathScript }} />
    </>
  );
}
