import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { loadConfig } from "./load-config.ts";

describe("loadConfig of a Docusaurus site", () => {
  let root: string;
  beforeEach(() => {
    root = mkdtempSync(path.join(tmpdir(), "quire-docusaurus-"));
    for (const folder of ["docs", "blog", "src/pages"])
      mkdirSync(path.join(root, folder), { recursive: true });
  });
  afterEach(() => rmSync(root, { recursive: true, force: true }));

  it("reads a version 2 file in CommonJS whose packages are not installed", async () => {
    writeFileSync(
      path.join(root, "docusaurus.config.js"),
      `// @ts-check
const lightCodeTheme = require('prism-react-renderer/themes/github');
const darkCodeTheme = require('prism-react-renderer/themes/dracula');
const math = require('remark-math');
const isCi = process.env.NEVER_SET_HERE === 'true';

/** @type {import('@docusaurus/types').Config} */
const config = {
  title: 'Pipelines', tagline: 'Move data', favicon: 'img/favicon.ico',
  url: 'https://pipelines.example.com', baseUrl: '/manual/',
  organizationName: 'acme', projectName: 'pipelines',
  onBrokenLinks: 'throw', onBrokenMarkdownLinks: 'warn',
  i18n: { defaultLocale: 'en', locales: ['en'] },
  presets: [
    [
      require.resolve('@docusaurus/preset-classic'),
      /** @type {import('@docusaurus/preset-classic').Options} */
      ({
        docs: {
          sidebarPath: require.resolve('./sidebars.js'),
          editUrl: 'https://github.com/acme/pipelines/tree/main/',
          remarkPlugins: [math],
        },
        blog: { showReadingTime: true },
        theme: { customCss: [require.resolve('./src/css/custom.css')] },
      }),
    ],
  ],
  plugins: [isCi && 'plugin-for-ci', [require.resolve('@docusaurus/plugin-client-redirects'), { redirects: [] }]],
  themeConfig:
    /** @type {import('@docusaurus/preset-classic').ThemeConfig} */
    ({
      navbar: {
        title: 'Pipelines',
        logo: { alt: 'Logo', src: 'img/logo.svg', width: '32px' },
        items: [{ type: 'doc', docId: 'intro', position: 'left', label: 'Tutorial' }],
      },
      footer: {
        style: 'dark',
        links: [{ title: 'Docs', items: [{ label: 'Tutorial', to: '/docs/intro' }] }],
        copyright: \`Copyright © \${new Date(0).getFullYear()} Acme\`,
      },
      prism: { theme: lightCodeTheme, darkTheme: darkCodeTheme, additionalLanguages: ['java'] },
    }),
};
module.exports = config;
`,
    );
    for (const file of ["sidebars.js", "src/css/custom.css", "static/img/favicon.ico"]) {
      mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
      writeFileSync(path.join(root, file), "");
    }
    const { config, problems } = await loadConfig(root);
    expect(config).toMatchObject({
      title: "Pipelines",
      baseUrl: "/manual/",
      favicon: "img/favicon.ico",
      siteConfig: {
        organizationName: "acme",
        projectName: "pipelines",
        themeConfig: { navbar: { items: [{ type: "doc", docId: "intro" }] } },
      },
      docs: [{ id: "default", path: "docs", sidebarPath: "sidebars.js" }],
      blog: [{ id: "default", path: "blog" }],
      pages: "src/pages",
      css: ["quire/theme/styles/docusaurus/index.css", "src/css/custom.css"],
      theme: {
        navbar: {
          logo: { src: "img/logo.svg", width: 32 },
          items: [{ type: "doc", docId: "intro", docs: "default" }],
        },
        footer: { style: "dark", links: [{ title: "Docs" }], copyright: "Copyright © 1970 Acme" },
      },
    });
    expect(problems.map(({ message, line }) => `${line} ${message}`)).toEqual([
      "22 `presets[0][1].docs.remarkPlugins` reads formulas, but they are shown as source because `katex` is not installed.",
    ]);
    expect(problems[0]).toMatchObject({ file: "docusaurus.config.js", code: "docusaurus-setting" });
  });

  it("warns of files for the head of pages that no static folder holds", async () => {
    writeFileSync(
      path.join(root, "docusaurus.config.js"),
      `module.exports = {
  title: "T",
  url: "https://t.example.com",
  baseUrl: "/base/",
  favicon: "img/icon.ico",
  staticDirectories: ["public"],
  stylesheets: ["/base/sheet.css", "https://cdn.example.com/a.css"],
  themeConfig: {
    image: "img/card.png",
  },
};
`,
    );
    mkdirSync(path.join(root, "static/img"), { recursive: true });
    writeFileSync(path.join(root, "static/img/icon.ico"), "");
    const { problems } = await loadConfig(root);
    expect(problems.map(({ message, line }) => `${line} ${message}`)).toEqual([
      '5 `favicon` is "img/icon.ico", but no static folder contains that file.',
      '9 `themeConfig.image` is "img/card.png", but no static folder contains that file.',
      'undefined A tag of the head asks for "sheet.css", but no static folder contains that file.',
    ]);
  });

  it("says what a package that is not installed would have given", async () => {
    writeFileSync(
      path.join(root, "docusaurus.config.js"),
      `const { load } = require("tables-of-yaml/load");
module.exports = {
  title: "T",
  url: "https://t.example.com",
  customFields: { team: load("team.yml").map((one) => one.name), year: 1970 },
  themeConfig: { navbar: { items: [load("item.yml")] } },
};
`,
    );
    const { config, problems } = await loadConfig(root);
    expect(config.customFields).toEqual({ year: 1970 });
    expect(problems).toMatchObject([
      {
        message: "`customFields.team` is taken from tables-of-yaml/load, which is not installed.",
        hint: "Install `tables-of-yaml`.",
        line: 5,
      },
      {
        message:
          "`themeConfig.navbar.items[0]` is taken from tables-of-yaml/load, which is not installed, and not an object.",
        line: 6,
      },
    ]);
  });

  it("takes lists that such a package would have given for left out", async () => {
    writeFileSync(
      path.join(root, "docusaurus.config.js"),
      `const { shown, hidden, files } = require("versions-to-show");
module.exports = {
  title: "T",
  url: "https://t.example.com",
  staticDirectories: files,
  presets: [["classic", { docs: { onlyIncludeVersions: shown(), exclude: hidden } }]],
};
`,
    );
    const { config, problems } = await loadConfig(root);
    expect(config).toMatchObject({
      staticDirs: ["static"],
      docs: [{ exclude: ["**/_*.{js,jsx,ts,tsx,md,mdx}", "**/_*/**", "**/*.test.*"] }],
    });
    expect(config.docs).toEqual([expect.not.objectContaining({ onlyIncludeVersions: expect.anything() })]);
    const taken = "is taken from versions-to-show, which is not installed, and not a string.";
    expect(problems.map(({ message }) => message)).toEqual([
      `\`presets[0][1].docs.onlyIncludeVersions\` ${taken}`,
      `\`presets[0][1].docs.exclude\` ${taken}`,
      `\`staticDirectories\` ${taken}`,
    ]);
  });

  it("says of lists that such a package would have given only entries of", async () => {
    writeFileSync(
      path.join(root, "docusaurus.config.js"),
      `const { files } = require("@trees/shared/files");
module.exports = { title: "T", url: "https://t.example.com", staticDirectories: ["static", ...files] };
`,
    );
    for (let time = 0; time < 2; time++) {
      const { config, problems } = await loadConfig(root);
      expect(config.staticDirs).toEqual(["static"]);
      expect(problems).toMatchObject([
        {
          message:
            "The configuration takes list or object entries from `@trees/shared/files`, which is not installed. It is read without them.",
          hint: "Install `@trees/shared`.",
        },
      ]);
    }
  });

  it("says so of objects, but not of the colours of code, which are not read", async () => {
    writeFileSync(
      path.join(root, "docusaurus.config.js"),
      `import { keyBy } from "keys-of";
import { themes } from "prism-react-renderer";
export default {
  title: "T",
  url: "https://t.example.com",
  presets: [["classic", { docs: { versions: { ...keyBy(["1"], "label") } } }]],
  themeConfig: { prism: { theme: { ...themes.github, styles: [...themes.github.styles] } } },
};
`,
    );
    const { problems } = await loadConfig(root);
    expect(problems).toMatchObject([{ hint: "Install `keys-of`." }]);
  });

  it("says that the package which makes the configuration is not installed", async () => {
    writeFileSync(
      path.join(root, "docusaurus.config.js"),
      `module.exports = require("@trees/shared/base").with({ title: "T" });`,
    );
    await expect(loadConfig(root)).rejects.toMatchObject({
      problems: [{ code: "module-import", hint: "Install `@trees/shared`." }],
    });
  });

  it("says where plugins stand in a list that is filtered", async () => {
    writeFileSync(
      path.join(root, "docusaurus.config.js"),
      `export default {
  title: 'T',
  url: 'https://t.example.com',
  plugins: [
    process.env.NEVER_SET_HERE && 'plugin-of-ci',
    'plugin-one',
    ['plugin-two', { a: 1 }],
    () => ({ name: 'own' }),
  ].filter(Boolean),
};
`,
    );
    const { problems } = await loadConfig(root);
    expect(problems.map(({ line, message }) => [line, /is (.*?),/.exec(message)?.[1]])).toEqual([
      [6, "the plugin plugin-one"],
      [7, "the plugin plugin-two"],
      [4, "an unnamed function"],
    ]);
  });

  it("reads a version 3 file in TypeScript", async () => {
    writeFileSync(
      path.join(root, "docusaurus.config.ts"),
      `import { themes as prismThemes } from 'prism-react-renderer';
import type { Config } from '@docusaurus/types';
import type * as Preset from '@docusaurus/preset-classic';
import remarkMath from 'remark-math';

const config: Config = {
  title: 'Flows',
  future: { v4: true },
  url: 'https://flows.example.com',
  baseUrl: '/',
  onBrokenLinks: 'warn',
  markdown: { mermaid: true, hooks: { onBrokenMarkdownLinks: 'warn' } },
  themes: ['@docusaurus/theme-mermaid', ['@easyops-cn/docusaurus-search-local', { hashed: true }]],
  plugins: [['content-docs', { id: 'api', path: 'docs', routeBasePath: 'api', sidebarPath: require.resolve('./sidebarsApi') }]],
  presets: [['classic', {
    docs: { sidebarPath: './sidebars.ts', routeBasePath: '/', remarkPlugins: [remarkMath] },
    blog: false,
    theme: { customCss: './src/css/custom.css' },
  } satisfies Preset.Options]],
  themeConfig: {
    image: 'img/card.jpg',
    colorMode: { respectPrefersColorScheme: true },
    navbar: {
      items: [
        { type: 'docSidebar', sidebarId: 'main', position: 'left', label: 'Guide' },
        { type: 'docsVersionDropdown' },
      ],
    },
    prism: { theme: prismThemes.github },
  } satisfies Preset.ThemeConfig,
};
export default async (): Promise<Config> => config;
`,
    );
    writeFileSync(path.join(root, "sidebarsApi.ts"), "");
    const { config, problems } = await loadConfig(root);
    expect(config).toMatchObject({
      title: "Flows",
      docs: [
        { sidebarPath: "sidebars.ts", routeBasePath: "/" },
        { id: "api", sidebarPath: "sidebarsApi.ts" },
      ],
      blog: [],
      css: ["quire/theme/styles/docusaurus/index.css", "src/css/custom.css"],
      problems: { brokenLinks: "warn" },
      theme: {
        image: "img/card.jpg",
        colorMode: { respectPrefersColorScheme: true },
        navbar: { items: [{ type: "sidebar", sidebarId: "main" }, { type: "versions" }] },
      },
    });
    expect(problems.map(({ message }) => message)).toEqual([
      "`presets[0][1].docs.remarkPlugins` reads formulas, but they are shown as source because `katex` is not installed.",
      '`themeConfig.image` is "img/card.jpg", but no static folder contains that file.',
    ]);
  });
});
