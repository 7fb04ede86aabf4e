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
    expect(row('<a id="create_domains"')).toContain("<small>Roles: none.</small>");
  },
);
