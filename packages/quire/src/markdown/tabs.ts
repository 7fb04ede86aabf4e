import { decodeEntities } from "../base/entities.ts";
import { nearest } from "../base/nearest.ts";
import type { ComponentPart, Part } from "./document.ts";
import { definedMark, expressionMark, partialMark } from "./mark.ts";

/** What is wrong with tabs; in an error, something that the author wrote is not shown. */
interface TabsFault {
  severity: "error" | "warning";
  message: string;
  hint: string;
  /** The item at fault; by default, it is the tabs as a whole. */
  item?: ComponentPart;
}

/** Length in characters of the text that a message quotes. */
const QUOTED = 40;

/** Find what is wrong with tabs of the theme. What code makes of them is only known when it runs. */
export function tabsFaults(tabs: ComponentPart): TabsFault[] {
  if (tabs.component !== "@theme/Tabs") return [];
  const { items, lost, isComputed } = contentOf(tabs.children);
  const faults: TabsFault[] = [];
  if (items.length === 0 && !isComputed) {
    return [fault("`<Tabs>` has no `<TabItem>`, so that its content is not shown.", itemHint)];
  }
  if (lost !== "")
    faults.push(fault(`“${lost}” is in \`<Tabs>\`, but in no \`<TabItem>\`, and is not shown.`, itemHint));
  const values = new Set<string>();
  for (const item of items) {
    const { value } = item.props;
    if (value === undefined && !hasComputed(item))
      faults.push({ ...fault("`<TabItem>` has no `value`, and is not shown.", valueHint), item });
    if (typeof value !== "string" && typeof value !== "number") continue;
    if (values.has(`${value}`)) {
      const message = `Another \`<TabItem>\` of these tabs has the value \`${value}\`.`;
      faults.push({ ...fault(message, "Give each tab a value of its own."), item });
    }
    values.add(`${value}`);
  }
  const { defaultValue } = tabs.props;
  if (
    typeof defaultValue === "string" &&
    !values.has(defaultValue) &&
    !isComputed &&
    !items.some(hasComputed)
  ) {
    faults.push({
      severity: "warning",
      message: `No \`<TabItem>\` has the value \`${defaultValue}\` of \`defaultValue\`; the first is shown.`,
      hint: `Write \`defaultValue="${nearest(defaultValue, values) ?? [...values][0]}"\`.`,
    });
  }
  return faults;
}

const itemHint = 'Put it between `<TabItem value="name" label="Name">` and `</TabItem>`.';
const valueHint = 'Write `<TabItem value="name" label="Name">`.';

function fault(message: string, hint: string): TabsFault {
  return { severity: "error", message, hint };
}

/** The items among the parts of tabs, the start of the first text beside them, and whether code adds others. */
function contentOf(parts: readonly Part[]): { items: ComponentPart[]; lost: string; isComputed: boolean } {
  const items: ComponentPart[] = [];
  let lost = "";
  let isComputed = false;
  for (const part of parts) {
    if (typeof part === "string") {
      const text = decodeEntities(part.replace(/<[^>]*>/g, " "))
        .replace(/\s+/g, " ")
        .trim();
      lost ||= text.length > QUOTED ? `${text.slice(0, QUOTED)}…` : text;
    } else if (part.component.startsWith(partialMark)) {
      const inner = contentOf(part.children);
      items.push(...inner.items);
      lost ||= inner.lost;
      isComputed ||= inner.isComputed;
    } else if (part.component === expressionMark || part.component.startsWith(definedMark)) isComputed = true;
    else if (part.component === "@theme/TabItem" || "value" in part.props) items.push(part);
    else if (hasComputed(part)) isComputed = true;
    else if (part.component.startsWith("@theme/")) lost ||= `<${part.component.slice("@theme/".length)}>`;
    else isComputed = true;
  }
  return { items, lost, isComputed };
}

/** Whether a component has a value, or any properties, that are only known when code runs. */
function hasComputed({ props }: ComponentPart): boolean {
  return Object.entries(props).some(
    ([name, value]) => name.startsWith("...") || (name === "value" && typeof value === "object"),
  );
}
