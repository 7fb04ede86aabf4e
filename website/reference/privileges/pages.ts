import { changesSection, compare, linked } from "../changes.ts";
import { dataPages } from "../data-pages.ts";
import { code, codeName, entry, foldingRows, type Markdown, newMark, table } from "../markdown.ts";
import { fillTemplates } from "../page-template.ts";
import { loadEach, type Version } from "../versions.ts";
import { type Authorization, loadAuthorization, type Privilege } from "./privileges.ts";

/** The page of all privileges, with the roles and policies that include them. */
const pages = dataPages(({ siteDir }, problems) =>
  loadEach((version) => loadAuthorization(siteDir, version, problems)).flatMap(({ version, now, before }) =>
    fillTemplates(
      siteDir,
      version,
      "privileges",
      (what, name) => part(what, name, version, now, before),
      problems,
    ),
  ),
);

export default pages;

function part(
  what: string,
  name: string,
  version: Version,
  now: Authorization,
  before: Authorization | undefined,
): Markdown | undefined {
  switch (what) {
    case "privileges":
      return privilegeTable(now, name as Privilege["type"], before);
    case "policies":
      return foldingRows(
        table(
          ["Policy", "Grants"],
          now.policies.map(({ urn, for: whom, type, editable, privileges }) => [
            `${code(urn.replace("urn:li:dataHubPolicy:", ""))} <small>${type === "platform" ? "Platform" : "Metadata"} policy for ${whom}. ${editable ? "Can" : "Cannot"} be changed.</small>`,
            privileges.map((one) => `[${code(one)}](#${one.toLowerCase()})`).join(", ") || "nothing",
          ]),
        ),
      );
    case "changes":
      return before ? changesSection(version, [{ what: "Privileges", ...changesOf(now, before) }]) : "";
    default:
      return undefined;
  }
}

/** The privileges of a type, with the resources they apply to and the roles that include them. */
function privilegeTable(all: Authorization, type: Privilege["type"], before?: Authorization): Markdown {
  const chosen = all.privileges.filter((one) => one.type === type);
  const old = before && new Set(before.privileges.map(({ name }) => name));
  return foldingRows(
    table(
      ["Privilege", "Description"],
      chosen.map(({ name, label, description, resources = [] }) => {
        const on = resources.map((resource) => all.resources.get(resource)!).join(", ");
        const roles = all.roles
          .filter(({ platform, metadata }) => platform.includes(name) || metadata.includes(name))
          .map((role) => role.name);
        return [
          `${entry(name.toLowerCase(), label)}${old && !old.has(name) ? ` ${newMark}` : ""}<br />${codeName(name)}`,
          [
            description,
            on && `<small>On: ${on}.</small>`,
            `<small>Roles: ${roles.join(", ") || "none"}.</small>`,
          ]
            .filter(Boolean)
            .join(" "),
        ];
      }),
    ),
  );
}

function changesOf(now: Authorization, before: Authorization) {
  const byName = ({ privileges }: Authorization) =>
    Object.fromEntries(privileges.map(({ name, label, type }) => [name, { label, type }]));
  return {
    changes: compare(byName(before), byName(now)),
    show: linked((name) => `#${name.toLowerCase()}`),
  };
}
