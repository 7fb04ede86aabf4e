import type { AnswerBlock } from "./answer.ts";
import { pageSections, partBlocks } from "./twin-section.ts";

const it =
  "(?:this|the|that) (?:whole |entire |current )?(?:page|article|guide|document|doc|text|tutorial|post)(?: here)?";
const itOrThis = `(?:${it}|this|that)`;
const summary = "(?:(?:short|brief|quick) )?(?:summary|overview|outline|gist|recap|tl;?dr)";
const patterns = [
  `(?:summari[sz]e|sum up|sum(?=.* up)|recap|tl;?dr)(?: ${itOrThis})?(?: up)?`,
  `(?:explain|describe|outline)(?: (?:me|us|to me))? ${it}`,
  `(?:give|show|write)(?: me| us)? (?:an? |the )?${summary}(?: of ${itOrThis})?`,
  `(?:an? |the )?${summary} of ${itOrThis}|(?:short |brief )?summary`,
  `what(?: is|[’']s|s) (?:${itOrThis} (?:all )?about|(?:on|in) ${it})`,
  `what does ${it} (?:say|tell(?: me| us)?|cover|explain|describe|contain|do)`,
  "what am I (?:reading|looking at)(?: here)?",
];
const aboutPage = new RegExp(
  String.raw`^(?:(?:please|kindly|(?:can|could|would|will) you(?: please)?) )*(?:${patterns.join("|")})(?: (?:(?:for|to) me|please|briefly|quickly|shortly|in (?:a few|one|two|three|short|simple|plain) \w+|in short))*[\s.!?]*$`,
  "i",
);

/** Whether a text of one line asks what the page being read says: "Summarize this page", "What is this about?". */
export function asksAboutPage(text: string): boolean {
  return aboutPage.test(text);
}

/** The introduction of a page's Markdown, and what its sections are called; empty if the page has none. */
export function pageInBrief(twin: string): AnswerBlock[] {
  const introduction = partBlocks(twin, { headings: [], text: "" });
  const sections = pageSections(twin);
  return sections.length > 0
    ? [...introduction, { type: "paragraph", spans: [{ text: `Its sections: ${sections.join(" · ")}` }] }]
    : introduction;
}
