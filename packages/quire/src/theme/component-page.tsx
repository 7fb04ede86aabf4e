import type { ReactNode } from "react";

/** A page of the site's own that is a component: it draws its whole width itself. */
export function ComponentPage({ children }: { children: ReactNode }) {
  return (
    <main id="main" className="component-page" tabIndex={-1}>
      {children}
    </main>
  );
}
