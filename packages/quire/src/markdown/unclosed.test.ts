import { expect, test } from "vitest";
import { compileText, places } from "./fixtures/compile-text.ts";

const unclosed = async (text: string, format: "md" | "mdx" = "md") =>
  places(await compileText(text, { format })).filter((place) => place.startsWith("block-unclosed"));

test.each([
  ["```js\nlet a;\n\n## Next\n", "block-unclosed 1:1"],
  ["```js\nlet a;\n~~~\n", "block-unclosed 1:1"],
  ["````md\n```\n", "block-unclosed 1:1"],
  ["```", "block-unclosed 1:1"],
  ["Text.\n\n:::note\n\nOne.\n\n## Next\n", "block-unclosed 3:1"],
  [":::note\n\nOne.\n\n:::tip\n\nTwo.\n\n:::\n", "block-unclosed 1:1"],
  [":::note\n\n:::tip\n\nTwo.\n\n:::\n\n:::\n", "block-unclosed 1:1"],
  ["1. Do:\n\n   ```sh\n   go\n```\n\n2. Next\n", "block-unclosed 3:4"],
])("%j is not closed", async (text, place) => {
  expect(await unclosed(text)).toContain(place);
  expect(await unclosed(text, "mdx")).toContain(place);
});

test.each([
  "```js\nlet a;\n```\n",
  "~~~\na\n~~~~  \n\nText",
  "```\n```",
  "> ```js\n> a\n> ```\n",
  "- a\n\n  ```js\n  a\n  ```\n",
  "    indented\n    code\n",
  "::::note[A title]\n\n:::tip\n\nTwo.\n\n:::\n\n::::\n",
  "> :::note\n> One.\n> :::\n",
  ":::note\r\nOne.\r\n:::\r\n",
])("%j is closed", async (text) => {
  expect(await unclosed(text)).toEqual([]);
});

test("says that an admonition in a list ends the list, where the item goes on", async () => {
  const text = (colons: string, rest: string) =>
    `${colons}danger\n\n1. One\n\n   :::info\n   Two.\n   :::\n\n${rest}\n\n${colons}\n`;
  expect((await compileText(text(":::", "   The rest."))).problems).toMatchObject([
    {
      line: 1,
      message:
        "The closing line of `:::info` also ends the list in `:::danger`: the rest of the item is not part of it.",
      hint: "An admonition that contains others takes more colons: `::::danger`.",
    },
  ]);
  expect(await unclosed(text("::::", "   The rest."))).toEqual([]);
  expect(await unclosed(text(":::", "2. Next"))).toEqual([]);
  expect(await unclosed(text(":::", "After the list."))).toEqual([]);
});

test("says which admonition it is, and how it is closed", async () => {
  const { problems } = await compileText("::::note[Mind]\n\nOne.\n\n:::\n");
  expect(problems).toMatchObject([
    {
      message: "The admonition `::::note` is never closed: all that follows is part of it.",
      hint: "Write a line with :::: below its end, indented as the first one.",
    },
  ]);
});
