import { changesSection, compare, linked } from "../changes.ts";
import { dataPages } from "../data-problems.ts";
import { code, entry, type Markdown, newMark, table } from "../markdown.ts";
import { fillTemplates } from "../page-template.ts";
import { loadEach, type Version } from "../versions.ts";
import { type Authorization, loadAuthorization, type Privilege } from "./privileges.ts";

/** The page of all privileges, with the roles and policies that hold them. */
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
      return table(
        ["Policy", "For", "Type", "Can be changed", "Grants"],
        now.policies.map((policy) => [
          code(policy.urn.replace("urn:li:dataHubPolicy:", "")),
          policy.for,
          policy.type,
          policy.editable ? "yes" : "no",
          policy.privileges.map((one) => `[${code(one)}](#${one.toLowerCase()})`).join(", ") || "nothing",
        ]),
      );
    case "changes":
      return before
        ? changesSection(version.before!.label, [{ what: "Privileges", ...changesOf(now, before) }])
        : "";
    default:
      return undefined;
  }
}

/** The privileges of a type, with what they are granted on and the roles that have them. */
function privilegeTable(all: Authorization, type: Privilege["type"], before?: Authorization): Markdown {
  const chosen = all.privileges.filter((one) => one.type === type);
  const old = before && new Set(before.privileges.map(({ name }) => name));
  const withResources = chosen.some(({ resources }) => resources);
  return table(
    ["Privilege", "Lets people", ...(withResources ? ["On"] : []), ...all.roles.map(({ name }) => name)],
    chosen.map(({ name, label, description, resources = [] }) => [
      `${entry(name.toLowerCase(), label)}${old && !old.has(name) ? ` ${newMark}` : ""}<br />${code(name)}`,
      description,
      ...(withResources ? [resources.map((resource) => all.resources.get(resource)!).join(", ")] : []),
      ...all.roles.map((role) =>
        role.platform.includes(name) || role.metadata.includes(name) ? "yes" : "no",
      ),
    ]),
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
