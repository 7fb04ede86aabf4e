import { defineConfig } from "quire";

export default defineConfig({
  title: "Quire",
  tagline: "A documentation tree in, a static website out.",
  // The manual has no fixed address: Netlify sets `URL`; elsewhere set it to where you publish the manual.
  url: process.env.URL ?? "http://localhost:3000",
  docs: { routeBasePath: "/" },
  pages: false,
  search: {
    startingPoints: [
      { label: "Quick start", to: "/quick-start" },
      { label: "Settings", to: "/settings" },
      { label: "Problem codes", to: "/problem-codes" },
    ],
  },
  ask: {
    questions: [
      "How do I freeze a version?",
      "How do I add a component?",
      "Which host needs no configuration?",
    ],
  },
  theme: { typeface: "all", colorMode: { respectPrefersColorScheme: true } },
});
