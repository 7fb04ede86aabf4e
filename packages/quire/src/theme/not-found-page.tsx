import { useHref } from "./base-path.tsx";

/** What an unknown address shows. */
export function NotFoundPage() {
  const href = useHref();
  return (
    <main id="main" className="not-found" tabIndex={-1}>
      <p className="not-found-code">404</p>
      <h1>Page Not Found</h1>
      <p>We could not find what you were looking for. It may have moved, or the address may be mistyped.</p>
      <p>
        <a className="button" href={href("/")}>
          Go to the front page
        </a>
      </p>
    </main>
  );
}
