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

  it("are found however the HTML of the settings is written", () => {
    const { html, css } = moveStyles(
      "<b class='a' style='font: \"x\"'>x</b><a href=/x STYLE = top:0 target=_blank>x</a>" +
        "<i title=' style=\"top:0\"' lang='a'>x</i>",
    )!;
    expect(html).toMatch(
      /^<b class="s-\w{8} a">x<\/b><a href=\/x target=_blank class="s-\w{8}">x<\/a><i title=' style="top:0"' lang='a'>/,
    );
    expect(css).toMatch(/^\.s-\w{8}\{font: "x"\}\n\.s-\w{8}\{top:0\}$/);
  });

  it("leave other classes within their quotes", () => {
    const { html } = moveStyles("<b class='a\" onclick=x' style='top:0'>x</b>")!;
    expect(html).toMatch(/^<b class="s-\w{8} a&quot; onclick=x">x<\/b>$/);
  });

  it("are the same class wherever they are the same", () => {
    const { html, css } = moveStyles('<i style="top:0"></i><b style="top:0"></b>')!;
    expect(css.split("\n")).toHaveLength(1);
    expect(new Set(html.match(/s-\w{8}/g)).size).toBe(1);
  });

  it("of style elements go along, also those of drawings; what the settings put into the head stays", () => {
    const { html, css } = moveStyles(
      '<head><style>i{top:0}</style></head><body><style media="(width &gt; 1px)">p > a{top:1px}</style>' +
        '<svg><style type="text/css"><![CDATA[.x{fill:red}]]></style></svg><b style="top:0"></b></body>',
    )!;
    expect(html).toMatch(
      /^<head><style>i\{top:0\}<\/style><\/head><body><svg><\/svg><b class="s-\w{8}"><\/b><\/body>$/,
    );
    expect(css).toMatch(/^@media \(width > 1px\)\{p > a\{top:1px\}\}\n\.x\{fill:red\}\n\.s-\w{8}\{top:0\}$/);
    expect(moveStyles("<head><style>i{top:0}</style></head><body></body>")).toBeUndefined();
    const script = '<script>"<style>i{top:0}</style>"</script>';
    expect(moveStyles(`<body>${script}<style>b{top:0}</style><style>b{top:0}</style></body>`)).toEqual({
      html: `<body>${script}</body>`,
      css: "b{top:0}",
    });
  });

  it("of style elements leave a mark in islands, for React looks for the element", () => {
    const island = (text: string) => `<quire-island src="/a.js"><p>a</p>${text}</quire-island>`;
    const { html, css } = moveStyles(
      `<body>${island('<style>a > "b"{top:0}</style>')}<style>i{top:0}</style></body>`,
    )!;
    expect(html).toBe(
      `<body>${island('<template data-style="a &gt; &quot;b&quot;{top:0}"></template>')}</body>`,
    );
    expect(css).toBe('a > "b"{top:0}\ni{top:0}');
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
