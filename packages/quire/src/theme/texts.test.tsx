import { renderToStaticMarkup } from "react-dom/server";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Config } from "../config/schema.ts";
import { setSiteFacts } from "../render/site-facts.ts";
import Admonition from "./mdx/admonition.tsx";
import { pluralForm, themeCount, themeNodes, themeText } from "./texts.ts";

const messages = {
  "theme.docs.paginator.next": "Dalej",
  "theme.admonition.tip": "Rada",
  "theme.blog.post.plurals": "{count} wpis|{count} wpisy|{count} wpisów|{count} wpisu",
  "theme.lastUpdated.atDate": "; {date}",
};

function setMessages(config: object): void {
  setSiteFacts({ config: { title: "Elms", ...config } as Config, islands: {} });
}

beforeAll(() => setMessages({ locale: { code: "pl", messages } }));
afterAll(() => setMessages({}));

describe("texts of the theme", () => {
  it("are those of the site's language, and English where there is none", () => {
    expect(themeText("theme.docs.paginator.next", "Next")).toBe("Dalej");
    expect(themeText("theme.docs.paginator.previous", "Back to {title}", { title: "A" })).toBe("Back to A");
    expect(renderToStaticMarkup(<Admonition type="tip">x</Admonition>)).toContain("<span>Rada</span>");
    expect(renderToStaticMarkup(<Admonition type="note">x</Admonition>)).toContain("<span>Note</span>");
    // Those of older sites have the titles of others.
    expect(renderToStaticMarkup(<Admonition type="success">x</Admonition>)).toContain("<span>Rada</span>");
  });

  it("may contain elements", () => {
    const date = <time>1.5.</time>;
    expect(renderToStaticMarkup(themeNodes("theme.lastUpdated.atDate", " on {date}", { date }))).toBe(
      "; <time>1.5.</time>",
    );
  });

  it("have the plural forms of their language, which is English without a translation", () => {
    const counted = (count: number) => themeCount("theme.blog.post.plurals", "1 post|{count} posts", count);
    expect([1, 2, 5].map(counted)).toEqual(["1 wpis", "2 wpisy", "5 wpisów"]);
    expect([1, 2, 5].map((count) => themeCount("none", "1 doc|{count} docs", count))).toEqual([
      "1 doc",
      "2 docs",
      "5 docs",
    ]);
    expect([1, 5].map((count) => pluralForm("a|b", count))).toEqual(["a", "b"]);
    expect(pluralForm("a|b", 5, "not a language")).toBe("b");
  });
});
