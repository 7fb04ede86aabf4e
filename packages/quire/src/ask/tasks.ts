/** Whether a heading names a task: it starts with a verb, rather than an article or a plural noun. */
export function isTask(heading: string): boolean {
  const first = /^(?:step \d+:?\s*)?([\p{L}-]+)/iu.exec(heading)?.[1]?.toLowerCase() ?? "";
  return verbs.has(first);
}

const verbs = new Set(
  `accept add adapt allow answer apply ask assign attach authenticate automate back begin build bring browse call change check choose
  classify clean complete configure connect copy create cut declare define delete deploy describe develop disable
  discover download edit emit enable enter expose export extend extract fetch fill filter find follow generate get give go grant
  group handle host implement import include infer ingest inspect install integrate invite join keep label learn let link
  list load look make manage map mark measure migrate monitor mount move name open order organise organize pass patch pick
  point populate post prepare print profile propagate propose protect provision publish pull push put query raise read rebuild
  record register relate release remove rename replace report request reset resolve restart restore restrict revoke
  roll rotate run save say schedule search see select send serve set share show sign skip start state stop store subscribe
  switch sync tag take tell test trace transform truncate trust try turn undo uninstall update upgrade upload use validate
  verify view wait walk watch work write`.split(/\s+/),
);
