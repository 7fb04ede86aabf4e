import { expect, it } from "vitest";
import { themeSchema } from "../config/theme-schema.ts";
import { configStyles } from "./config-styles.ts";

const stylesOf = (theme: object) => configStyles(themeSchema.parse(theme));

it("says nothing where the settings ask for nothing", () => {
  expect(stylesOf({})).toBe("");
  expect(stylesOf({ navbar: { style: "light" }, footer: { style: "light" } })).toBe("");
});

it("colours what the settings say, and nothing else", () => {
  const navbar = /^@layer parts\{\.navbar\{(?:--[\w-]+:[^{}:;]+;?)+\}\}$/;
  expect(stylesOf({ navbar: { style: "dark" } })).toMatch(navbar);
  expect(stylesOf({ navbar: { style: "dark" } })).toContain("--ifm-navbar-link-color:var(--text)");
  expect(stylesOf({ navbar: { style: "primary" } })).toMatch(navbar);
  expect(stylesOf({ footer: { style: "dark" } })).toMatch(/^@layer parts\{\.footer\{[^{}]+\}\}$/);
});

it("keeps colours of the announcement from ending their declaration", () => {
  const announcementBar = { id: "a", content: "Hi", backgroundColor: "red;}body{top:0", textColor: "#fff" };
  expect(stylesOf({ announcementBar })).toBe(
    "@layer parts{.announcement{background:redbodytop:0;color:#fff}}",
  );
});
