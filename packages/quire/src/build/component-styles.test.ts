import { describe, expect, it } from "vitest";
import { moveStyles } from "./component-styles.ts";

describe("styles of components", () => {
  it("become classes of a style sheet", () => {
    const moved = moveStyles(
      '<body><p class="a" style="color:red;background:url(&quot;/x.png&quot;)">x</p><br style="margin:0"/></body>',
    )!;
    expect(moved.html).toMatch(/^<body><p class="s-\w{8} a">x<\/p><br class="s-\w{8}"\/><\/body>$/);
    expect(moved.css).toMatch(/^\.s-\w{8}\{color:red;background:url\("\/x\.png"\)\}\n\.s-\w{8}\{margin:0\}$/);
  });

  it("are the same class wherever they are the same", () => {
    const { html, css } = moveStyles('<i style="top:0"></i><b style="top:0"></b>')!;
    expect(css.split("\n")).toHaveLength(1);
    expect(new Set(html.match(/s-\w{8}/g)).size).toBe(1);
  });

  it("are left where no tag is, and dropped where they would leave their rule", () => {
    expect(moveStyles("<p>no style</p>")).toBeUndefined();
    expect(moveStyles('<script>"<p style=\\"a\\">"; \'<p style="b">\'</script>')!.html).toContain(
      '<p style="b">',
    );
    const { html, css } = moveStyles('<p style="color:red}body{display:none">x</p>')!;
    expect(html).toBe("<p>x</p>");
    expect(css).toBe("");
  });
});
