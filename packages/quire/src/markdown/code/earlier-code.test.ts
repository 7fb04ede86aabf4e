import { expect, test } from "vitest";
import type { CompiledDocument, ComponentPart } from "../document.ts";
import { compileText } from "../fixtures/compile-text.ts";

const own = { highlight: undefined };
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

test.each([
  ["other code", "```python\ndef b(): return 2\n```\n"],
  ["the same code in another language", '```js\ndef a(): return "&lt;"\n```\n'],
  ["lines with numbers", numbered],
  ["an unknown language", "```nope\nx\n```\n"],
])("%s is what it is in a document that was never seen", async (_, added) => {
  const earlier = await compileText(`${code}\n${numbered}`, own);
  const text = `After\n\n${added}\n${code}`;
  expect(await compileText(text, { ...own, earlier })).toEqual(await compileText(text, own));
});

test("what is wrong with code is told at every compilation", async () => {
  const text = "```nope\nx\n```\n";
  const earlier = await compileText(text, own);
  expect(await compileText(`After\n\n${text}`, { ...own, earlier })).toEqual(
    await compileText(`After\n\n${text}`, own),
  );
});
