import { createContext } from "react";
import type { Problem } from "../problem.ts";
import type { Site } from "../site/model.ts";
import type { PageRoute } from "../site/page-route.ts";

/** The page being drawn, for components that ask what it is; undefined in the browser, and in islands. */
export const DrawnPage = createContext<
  | {
      route: PageRoute;
      site: Site;
      /** Say what of it is not as its author wants it. */
      warn(problem: Problem): void;
    }
  | undefined
>(undefined);
