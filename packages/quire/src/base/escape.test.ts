import { expect, it } from "vitest";
import { escapeCode, escapeHtml, escapeRawText } from "./escape.ts";

it("escapes text for elements and attributes, and code without its quotes", () => {
  expect(escapeHtml(`a < b & "c" > 'd' &amp;`)).toBe(`a &lt; b &amp; &quot;c&quot; &gt; 'd' &amp;amp;`);
  expect(escapeCode(`<b>"&"</b>`)).toBe(`&lt;b&gt;"&amp;"&lt;/b&gt;`);
});

it("leaves character references in text that is HTML already, and escapes the rest", () => {
  for (const text of ["&amp; &lt; &#39; &#x27; &#X1F600; &copy;", "'plain'"])
    expect(escapeRawText(text)).toBe(text);
  expect(escapeRawText("a < b > c & d; &; &#; &#x; &1;")).toBe(
    "a &lt; b &gt; c &amp; d; &amp;; &amp;#; &amp;#x; &amp;1;",
  );
});
