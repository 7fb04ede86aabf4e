import { expect, it } from "vitest";
import { cloudPage } from "./cloud-page.ts";

const version = { label: "Next", data: "data/next", docs: "docs", path: "/docs" };

it("says when a release came, what to run with it and what its changes are about", () => {
  const { path, frontMatter, markdown } = cloudPage(
    version,
    {
      version: "v0.3.1",
      date: "2024-04-08",
      since: "v0.2.16",
      recommended: { cli: ["0.13.1.2"], helm: ["1.5", "1.4"] },
      core: ["v0.13.1"],
      changes: 3,
      knownIssues: 1,
      releases: [
        {
          version: "v0.3.1",
          count: 3,
          groups: { General: 1, Product: 2 },
          features: ["Tea_Time", "Cups", "tea_time", "search"],
          topics: { Search: 2, Acryl: 1 },
        },
      ],
    },
    { Search: "how/search.md" },
  );
  expect(path).toBe("docs/managed-datahub/release-notes/v_0_3_1.md");
  expect(frontMatter).toMatchObject({ title: "v0.3.1", availability: ["cloud"], kind: "release" });
  expect(markdown).toContain(
    "available since 8 April 2024. Its notes list 3 changes since v0.2.16 and 1 known issue. They refer to",
  );
  expect(markdown).toContain("| Helm chart | `1.5`<br />Also works: `1.4` |");
  expect(markdown).toMatch(
    /- 3 changes: 2 in Product\n- By subject: \[Search\]\(\.\.\/\.\.\/how\/search\.md\) \(2\)\n- Other areas: Tea\\_Time, Cups$/m,
  );
});

it("says once how many changes a release with one group has", () => {
  const { markdown } = cloudPage(
    version,
    {
      version: "v0.3.2",
      date: "2024-05-08",
      recommended: {},
      core: [],
      changes: 4,
      knownIssues: 0,
      releases: [
        {
          version: "v0.3.2",
          count: 4,
          groups: { "Bug Fixes": 4 },
          features: ["Tea in large cups", "Sugar on the side", "Cups"],
          topics: {},
        },
      ],
    },
    {},
  );
  expect(markdown).toMatch(
    /^- 4 bug fixes\n- Features:\n {2}- Tea in large cups\n {2}- Sugar on the side\n {2}- Cups$/m,
  );
});

it("asks only for what the release has", () => {
  const release = {
    version: "v0.3.1",
    date: "2024-04-08",
    recommended: { cli: ["0.13.1.2"], helm: [] },
    core: [],
    changes: 1,
    knownIssues: 0,
    releases: [
      { version: "v0.3.1", count: 1, groups: { General: 1 }, features: [], topics: { Search: 1, Acryl: 1 } },
    ],
  };
  const { markdown } = cloudPage(version, release, {});
  expect(markdown).toContain("- Which version of the CLI goes with DataHub Cloud v0.3.1?");
  expect(markdown).toMatch(/^CLI and Python SDK: `0\.13\.1\.2`\.$/m);
  expect(markdown).toContain("- Was anything about Search changed in v0.3.1?");
  expect(markdown).not.toMatch(/- .*(?:Helm|executor|known issues|open-source|patch|Acryl|features by name)/);
  const { markdown: more } = cloudPage(
    version,
    { ...release, knownIssues: 1, recommended: { helm: ["1.5"], remoteExecutor: ["v0.3.1"] } },
    {},
  );
  expect(more).toContain("- Which Helm chart fits v0.3.1?");
  expect(more).toContain("- Which remote executor fits v0.3.1?");
  expect(more).toContain("- Does Cloud v0.3.1 have known issues?");
  expect(more).not.toContain("acryl-datahub version");
});

it("says so where nothing is known of the changes", () => {
  const { markdown } = cloudPage(
    version,
    {
      version: "v0.1.69",
      date: "2022-12-06",
      recommended: {},
      core: [],
      changes: 1,
      knownIssues: 0,
      releases: [{ version: "v0.1.69", count: 1, groups: { General: 1 }, features: [], topics: {} }],
    },
    {},
  );
  expect(markdown).toMatch(/\n1 change, without details\.$/);
});
