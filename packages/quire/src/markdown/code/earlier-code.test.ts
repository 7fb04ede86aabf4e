import { expect, test } from "vitest";
import type { CompiledDocument, ComponentPart } from "../document.ts";
import { compileText } from "../fixtures/compile-text.ts";

const own = { highlight: undefined };
const inCode = { ...own, format: "mdx" as const };
const codeOf = ({ body }: CompiledDocument) =>
  body
    .filter((part): part is ComponentPart => typeof part !== "string")
    .map(({ props }) => props.html as string);

const code = '```sh\n$ a "<b>"\nc\n```\n\n```python\ndef a(): return "&lt;"\n```\n';
const numbered = "```python showLineNumbers\ndef a(): return 1\n```\n";

test("code that stood in the document before is taken from there", async () => {
  const earlier = await compileText(`Before\n\n${code}`, own);
  for (const part of earlier.body) if (typeof part !== "string") part.props.html += "<i></i>";
  const edited = await compileText(`After\n\n${code}`, { ...own, earlier });
  expect(codeOf(edited)).toEqual(codeOf(earlier));
});

test("code of a document with expressions is taken from there, too", async () => {
  const computed = `{1 + 1}\n\n${code}\n<Tabs><TabItem value="a">\n\n~~~js\nlet a = 1;\n~~~\n\n</TabItem></Tabs>\n`;
  const earlier = await compileText(`Before\n\n${computed}`, inCode);
  const marked = earlier.texts!.map((text) => (/^<span/.test(text) ? `${text}<i></i>` : text));
  expect(marked.filter((text) => text.endsWith("<i></i>"))).toHaveLength(3);
  const edited = await compileText(`After\n\n${computed}`, {
    ...inCode,
    earlier: { ...earlier, texts: marked },
  });
  expect(edited.texts!.slice(1)).toEqual(marked.slice(1));
});

test.each([
  ["other code", "```python\ndef b(): return 2\n```\n"],
  ["the same code in another language", '```js\ndef a(): return "&lt;"\n```\n'],
  ["lines with numbers", numbered],
  ["an unknown language", "```nope\nx\n```\n"],
])("%s is what it is in a document that was never seen", async (_, added) => {
  const earlier = await compileText(`${code}\n${numbered}`, own);
  const text = `After\n\n${added}\n${code}`;
  expect(await compileText(text, { ...own, earlier })).toEqual(await compileText(text, own));
  const computed = await compileText(`{1 + 1}\n\n${code}\n${numbered}`, inCode);
  expect(await compileText(`{1}\n\n${text}`, { ...inCode, earlier: computed })).toEqual(
    await compileText(`{1}\n\n${text}`, inCode),
  );
});

test("what is wrong with code is told at every compilation", async () => {
  const text = "```nope\nx\n```\n";
  const earlier = await compileText(text, own);
  expect(await compileText(`After\n\n${text}`, { ...own, earlier })).toEqual(
    await compileText(`After\n\n${text}`, own),
  );
});
