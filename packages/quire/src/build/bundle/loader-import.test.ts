import { expect, it } from "vitest";
import { readLoaderImport } from "./loader-import.ts";

it.each([
  ["!!raw-loader!./a.py", "./a.py", "raw"],
  ["!!raw-loader!@site/src/a", "@site/src/a", "raw"],
  ["raw-loader?esModule=false!./a.py", "./a.py", "raw"],
  ["-!url-loader?limit=8!./a.png", "./a.png", "url"],
  ["./a.css?raw", "./a.css", "raw"],
])("%s asks for a file in another form", (specifier, file, as) => {
  expect(readLoaderImport(specifier)).toEqual({ specifier: file, as });
});

it.each(["./a.py", "@site/a.tsx", "react", "!!css-loader!./a.css"])(
  "%s is an import like others",
  (specifier) => {
    expect(readLoaderImport(specifier)).toBeUndefined();
  },
);
