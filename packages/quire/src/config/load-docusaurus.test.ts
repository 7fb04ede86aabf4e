import { describe, expect, it } from "vitest";
import { WrittenConfig } from "../../fixtures/written-config.ts";

const site = new WrittenConfig(["docs", "blog", "src/pages"]);

describe("loadConfig of a Docusaurus site", () => {
  it("reads a version 2 file in CommonJS whose packages are not installed", async () => {
    site.write(
      "docusaurus.config.js",
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
      site.write(file, "");
    }
    const { config, problems } = await site.load();
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
    site.write(
      "docusaurus.config.js",
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
    site.write("static/img/icon.ico", "");
    const { problems } = await site.load();
    expect(problems.map(({ message, line }) => `${line} ${message}`)).toEqual([
      '5 `favicon` is "img/icon.ico", but no static folder contains that file.',
      '9 `themeConfig.image` is "img/card.png", but no static folder contains that file.',
      'undefined A tag of the head asks for "sheet.css", but no static folder contains that file.',
    ]);
  });

  it("says where plugins stand in a list that is filtered, whatever brackets a regular expression has", async () => {
    site.write(
      "docusaurus.config.js",
      `export default {
  title: 'T', markdown: { preprocessor: ({ fileContent }) => fileContent.replace(/[([](?=\\S+?\\]\\()['"]/g, '[') },
  url: 'https://t.example.com', plugins: ['plugin-none'],
  plugins: [
    process.env.NEVER_SET_HERE && 'plugin-of-ci',
    'plugin-one',
    ['plugin-two', { a: 1 }],
    () => ({ name: 'own' }),
  ].filter(Boolean),
};
`,
    );
    const { problems } = await site.load();
    expect(problems.map(({ line, message }) => [line, /is (.*?),/.exec(message)?.[1]])).toEqual([
      [6, "the plugin plugin-one"],
      [7, "the plugin plugin-two"],
      [4, "an unnamed function"],
    ]);
  });

  it("reads a version 3 file in TypeScript", async () => {
    site.write(
      "docusaurus.config.ts",
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
  markdown: { mermaid: true, anchors: { maintainCase: true }, hooks: { onBrokenMarkdownLinks: 'warn' } },
  themes: ['@docusaurus/theme-mermaid', ['@easyops-cn/docusaurus-search-local', { hashed: true }]],
  plugins: [['content-docs', { id: 'api', path: 'docs', routeBasePath: 'api', sidebarPath: require.resolve('./sidebarsApi') }]],
  presets: [['classic', {
    docs: { sidebarPath: require.resolve('./sidebars.js'), routeBasePath: '/', remarkPlugins: [remarkMath] },
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
    site.write("sidebars.ts", "");
    site.write("sidebarsApi.ts", "");
    site.write("src/css/custom.css", "");
    const { config, problems } = await site.load();
    expect(config).toMatchObject({
      title: "Flows",
      docs: [
        { sidebarPath: "sidebars.ts", routeBasePath: "/" },
        { id: "api", sidebarPath: "sidebarsApi.ts" },
      ],
      blog: [],
      css: ["quire/theme/styles/docusaurus/index.css", "src/css/custom.css"],
      problems: { brokenLinks: "warn" },
      markdown: { keepHeadingCase: true },
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
