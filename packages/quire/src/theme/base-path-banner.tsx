import { basePathScript } from "../client/base-path.ts";

/**
 * A notice on the front page for when the style sheet fails to load, usually because the site is served under
 * another path than it was built for. It is hidden until its script (`client/base-path.ts`) finds the style sheet
 * missing and fills in the correct path.
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
