import { changesSection, compare, linked } from "../changes.ts";
import { code, codeName, entry, foldingRows, type Markdown, newMark, table } from "../markdown.ts";
import { templatePages } from "../page-template.ts";
import { type Authorization, loadAuthorization, type Privilege } from "./privileges.ts";

/** The page of all privileges, with the roles and policies that include them. */
export default templatePages("privileges", loadAuthorization, ({ version, now, before }) => ({
  privileges: (type) => privilegeTable(now, type as Privilege["type"], before),
  policies: () =>
    foldingRows(
      table(
        ["Policy", "Grants"],
        now.policies.map(({ urn, for: whom, type, editable, privileges }) => [
          `${code(urn.replace("urn:li:dataHubPolicy:", ""))} <small>${type === "platform" ? "Platform" : "Metadata"} policy for ${whom}. ${editable ? "Can" : "Cannot"} be changed.</small>`,
          privileges.map((one) => `[${code(one)}](#${one.toLowerCase()})`).join(", ") || "nothing",
        ]),
      ),
    ),
  changes: () => (before ? changesSection(version, [{ what: "Privileges", ...changesOf(now, before) }]) : ""),
}));

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
