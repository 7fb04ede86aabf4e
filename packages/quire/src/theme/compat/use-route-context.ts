import { useContext } from "react";
import { RenderedRoute } from "../../render/rendered-route.ts";

/** `@docusaurus/useRouteContext`: the Docusaurus plugin that the current page would come from. */
export default function useRouteContext(): { plugin: { name: string; id: string } } {
  const route = useContext(RenderedRoute)?.route;
  const of = (kind: string, id: string) => ({ plugin: { name: `docusaurus-plugin-content-${kind}`, id } });
  if (route && "version" in route) return of("docs", route.version.instance);
  return route && "blog" in route ? of("blog", route.blog.id) : of("pages", "default");
}
