import type { SidebarsConfig } from "quire";

const sidebars: SidebarsConfig = {
  manual: [
    { type: "html", value: "Start" },
    "index",
    "quick-start",
    "commands",
    "docusaurus",
    { type: "html", value: "Write" },
    "documents",
    "markdown",
    "sidebars",
    "versions",
    "blog",
    { type: "html", value: "Build your own" },
    "pages",
    "data-pages",
    "islands",
    "style-sheets",
    { type: "html", value: "Be found" },
    "searching",
    "asking",
    "programs",
    { type: "html", value: "Publish" },
    "output",
    "content-security-policy",
    "caching",
    { type: "html", value: "Look up" },
    {
      type: "category",
      label: "Settings",
      link: { type: "doc", id: "settings/index" },
      items: [
        "settings/docs",
        "settings/blog",
        "settings/redirects-and-data",
        "settings/markdown",
        "settings/search-and-ask",
        "settings/head-and-services",
        "settings/theme",
        "settings/problems",
      ],
    },
    "problem-codes",
  ],
};

export default sidebars;
