import path from "node:path";
import type { DataDocument } from "quire";
import { expect, it } from "vitest";
import { dataContext } from "../../checks/data-context.ts";
import pages from "./pages.ts";

const documents = (await pages(dataContext(path.resolve(import.meta.dirname, "../..")))) as DataDocument[];

it.each(documents)(
  "$path says of a privilege and of a policy all in two cells, which fit a phone",
  (document) => {
    const rows = document.markdown.match(/^\|.*\|$/gm)!.map((row) => row.split(" | "));
    expect(rows.filter((cells) => cells.length > 2)).toEqual([]);
    const row = (start: string) =>
      document.markdown.split("\n").find((line) => line.startsWith(`| ${start}`));
    expect(row('<a id="edit_group_members"')).toMatch(
      /<small>On: Groups\.<\/small> <small>Roles: Admin\.<\/small> \|$/,
    );
    expect(row('<a id="edit_group_members"')).not.toContain("new-mark");
    expect(row('<a id="create_domains"')).toContain("<small>Roles: none.</small>");
  },
);

it("says whether a policy can be changed, and marks privileges that are new", () => {
  const { markdown } = documents.find(({ path }) => path === "docs/authorization/privileges.md")!;
  expect(markdown).toContain(
    "| `0` <small>Platform policy for the user `datahub`. Cannot be changed.</small>",
  );
  expect(markdown).toContain("| `7` <small>Platform policy for all users. Can be changed.</small>");
  expect(markdown).toContain("new-mark");
});
