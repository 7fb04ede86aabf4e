import { createContext } from "react";
import type { Problem } from "../base/problem.ts";
import type { Site } from "../site/model.ts";
import type { PageRoute } from "../site/page-route.ts";

/** The page being rendered, for components that need to know; undefined in the browser and in islands. */
export const RenderedRoute = createContext<
  | {
      route: PageRoute;
      site: Site;
      /** Report a problem with the page. */
      warn(problem: Problem): void;
    }
  | undefined
>(undefined);
