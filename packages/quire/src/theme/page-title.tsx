import { Breakable } from "./breakable.tsx";

/** The first heading of a page. */
export function PageTitle({ children }: { children: string }) {
  return (
    <h1>
      <Breakable>{children}</Breakable>
    </h1>
  );
}
