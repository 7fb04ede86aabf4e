import { useContext } from "react";
import { DrawnPage } from "../../render/drawn-page.ts";

/** `@docusaurus/useRouteContext`: the Docusaurus plugin that the current page would come from. */
export default function useRouteContext(): { plugin: { name: string; id: string } } {
  const route = useContext(DrawnPage)?.route;
  const of = (kind: string, id: string) => ({ plugin: { name: `docusaurus-plugin-content-${kind}`, id } });
  if (route && "version" in route) return of("docs", route.version.instance);
  return route && "blog" in route ? of("blog", route.blog.id) : of("pages", "default");
}
