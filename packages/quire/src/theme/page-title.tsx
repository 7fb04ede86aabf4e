import { Fragment } from "react";
import { breakable } from "../base/long-names.ts";

/** The first heading of a page. Where a long name in it has no room for itself, it breaks between its words. */
export function PageTitle({ children }: { children: string }) {
  return (
    <h1>
      {breakable(children).map((piece, index) => (
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {piece}
        </Fragment>
      ))}
    </h1>
  );
}
