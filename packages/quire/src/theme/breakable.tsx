import { Fragment } from "react";
import { breakable } from "../base/long-names.ts";

/** A title. Where a long name in it has no room for itself, it breaks between its words. */
export function Breakable({ children }: { children: string }) {
  return breakable(children).map((piece, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {piece}
    </Fragment>
  ));
}
