/** Nodes that only format the text in them: type → HTML element. */
export const formatting: Readonly<Record<string, string>> = {
  emphasis: "em",
  strong: "strong",
  delete: "del",
};
