import { expect, it } from "vitest";
import { stillComponent } from "./still-components.ts";

const counter = `import { useState } from "react";

export default function Counter() {
  const [count, setCount] = useState<number>(0);
  return <button onClick={() => setCount(count + 1)}>{count}</button>;
}
`;

it("names the first thing that would have to run in the browser", () => {
  expect(stillComponent("src/counter.tsx", counter)).toMatchObject({
    code: "still-component",
    severity: "warning",
    file: "src/counter.tsx",
    line: 4,
    column: 29,
    hint: "Start the module with `'use client'` to make its components islands.",
  });
  expect(stillComponent("docs/a.mdx", "export const A = () => <a\n  onClick={go}>x</a>;\n")).toMatchObject({
    line: 2,
    column: 3,
  });
});

it("says what to do where another component of the module inspects its children", () => {
  const steps = "export const Steps = ({ children }) => children.map((step) => <li>{step}</li>);\n";
  expect(stillComponent("src/steps.tsx", counter + steps)?.hint).toContain("a module of its own");
});

it("says what to do where a component of the module passes a context to its children", () => {
  const source =
    "const [a] = useState(1);\nreturn <Choice.Provider value={a}>{children}</Choice.Provider>;\n";
  expect(stillComponent("src/choice.tsx", source)?.hint).toContain("Use `<Tabs>`");
});

it("passes over code that a document shows", () => {
  const text = "Call `useState(0)`.\n\n```jsx\n<a onClick={go}>x</a>\n```\n";
  expect(stillComponent("docs/a.mdx", text)).toBeUndefined();
  expect(stillComponent("docs/a.mdx", `${text}\n<a onClick={go}>x</a>\n`)).toMatchObject({
    line: 7,
    column: 4,
  });
});

it("says nothing of islands, and of components that only draw", () => {
  expect(stillComponent("src/counter.tsx", `// Counts.\n"use client";\n${counter}`)).toBeUndefined();
  expect(
    stillComponent("src/card.tsx", "export const Card = ({ once }) => <p title={once}>onClick</p>;"),
  ).toBeUndefined();
  expect(
    stillComponent("src/card.tsx", "// useState() is not for cards\nexport const a = 1;"),
  ).toBeUndefined();
});
