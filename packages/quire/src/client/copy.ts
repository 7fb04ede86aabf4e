import { element } from "./element.ts";
import { fetchText } from "./fetch-text.ts";
import { say } from "./live-region.ts";

/** Replaces prompts while a session is split into lines; no code contains it. */
const PROMPT = "\u0001";

/** Copy buttons of code blocks and pages, and anchor links of headings. */
export function startCopy(): void {
  document.addEventListener("click", (event) => {
    const target = event.target as Element;
    const button = target.closest<HTMLElement>(".code-copy, [data-copy-page], .anchor");
    if (button) void copyFor(button).catch((error) => console.warn("Nothing was copied.", error));
  });
}

async function copyFor(button: HTMLElement): Promise<void> {
  const page = button.dataset.copyPage;
  if (page) await copy(await fetchText(page));
  else if (button instanceof HTMLAnchorElement) await copy(button.href);
  else await copy(codeText(button.parentElement!.querySelector("pre")!));
  confirm(button);
}

/**
 * The text to copy from a code block, without line numbers. From a session only what was typed: lines with a
 * prompt and their continuations, without prompts and output.
 */
function codeText(block: Element): string {
  const code = block.cloneNode(true) as Element;
  const prompts = code.querySelectorAll(".prompt");
  for (const prompt of prompts) prompt.textContent = PROMPT;
  const text = (code.textContent ?? "").replace(/\n$/, "");
  return prompts.length > 0 ? typedLines(text) : text;
}

function typedLines(text: string): string {
  let typed = false;
  return text
    .split("\n")
    .filter((line) => {
      typed = line.includes(PROMPT) || typed;
      const keep = typed;
      typed &&= line.endsWith("\\");
      return keep;
    })
    .join("\n")
    .replaceAll(PROMPT, "");
}

async function copy(text: string): Promise<void> {
  if (navigator.clipboard) return navigator.clipboard.writeText(text);
  // Pages served without TLS have no clipboard API.
  const field = element("textarea", { class: "visually-hidden" }, text);
  document.body.append(field);
  field.select();
  document.execCommand("copy");
  field.remove();
}

function confirm(button: HTMLElement): void {
  say("Copied");
  // Pressed again while the label reads "Copied": that must not be restored as the original label.
  if (button.dataset.copied === "") return;
  const label = button.querySelector("[data-copy-label]");
  const text = label?.textContent;
  button.dataset.copied = "";
  if (label) label.textContent = "Copied";
  setTimeout(() => {
    delete button.dataset.copied;
    if (label && text) label.textContent = text;
  }, 2000);
}
