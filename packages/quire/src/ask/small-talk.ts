/** What is said to whoever answers, rather than asked of the documentation, by how to reply to it. */
export type SmallTalk = "talk" | "thanks" | "complaint";

const closing = String.raw`[\s!.,?]*$`;
const ofAll = (...patterns: string[]) => new RegExp(`^(?:${patterns.join("|")})${closing}`, "i");

const talk = ofAll(
  "(?:hi|hello|hey|howdy|yo|hallo|good (?:morning|afternoon|evening|day)|bye|goodbye)(?: there| all| everyone)?",
  "(?:ok(?:ay)?|yes|yep|yeah|no|nope|sure|cool|nice|great|good|perfect|awesome|wow|lol|haha+|hm+|got it|I see|never ?mind|well done|(?:good|nice|bad) (?:bot|job|work))(?: then)?",
  // Who answers, and what they can do.
  "(?:who|what|how|where|how old)(?: are|[’']re) you(?: (?:doing|today|from|now|called|exactly|feeling|made of))*",
  String.raw`are you (?:an? |the )?(?:real |live |human )?(?:there|ok|sure|serious|stupid|real|alive|human|person|(?:chat)?bot|robot|machine|assistant|A\.?I\.?|LLM|(?:large )?language model|chat ?gpt[\w .-]*|gpt[\w .-]*|claude|gemini|copilot)(?: (?:or|and) .{1,30})?`,
  "(?:who|which company) (?:made|created|built|wrote|trained|programmed|developed|owns|runs) (?:you|this (?:chat)?(?:bot|assistant))",
  "(?:which|what) (?:(?:large )?language )?(?:model|LLM|AI) (?:are you|do you use|is this|powers (?:you|this))",
  String.raw`what(?: is|[’']s|s) your (?:name|age|gender|job|purpose|model|favou?rite \w+)`,
  "what (?:can|do|could) (?:you|this (?:chat)?(?:bot|assistant)) (?:do|know|answer|help(?: me)?(?: with)?)(?: for me| here)?",
  "what (?:can|may|should|could) (?:I|we) ask(?: you| here| this (?:chat)?(?:bot|assistant))?",
  "how (?:can|do|could) you help(?: me| us)?|how do (?:I|we) use (?:you|this (?:chat)?(?:bot|assistant))",
  String.raw`(?:do|can) you (?:speak|understand|talk)(?: \w+)?|do you (?:know everything|sleep|dream|(?:like|love|remember|hear|know) (?:me|us))`,
  "(?:I|we) (?:really )?(?:love|like|hate) (?:you|this (?:chat)?(?:bot|assistant))",
  // What any clock or calculator knows.
  "what(?: is|[’']s|s)?(?: the)? (?:time|date|day|month|year)(?: is (?:it|today)| of today)?(?: now| today| right now)*",
  "what(?: is|[’']s|s) today(?:[’']s date)?",
  String.raw`(?:what(?: is|[’']s|s) |calculate )?\(?\d[\d\s.()]*(?:[+*×÷^][\s(]*\d[\d\s.()]*)+=?`,
);
const thanks = ofAll(
  "(?:ok(?:ay)? |great |perfect |cool |super )?(?:many )?(?:thanks?|thank you|thx|cheers)(?: (?:so much|very much|a lot|again|you))*(?:[,.! ]+(?:(?:that|this|it) (?:really )?(?:helped|works|worked|did it)|for .{1,30}))?",
  "(?:that|this|it) (?:really )?(?:helped|works now|worked|did it)(?: me)?(?:[,.! ]+(?:thanks?|thank you))?",
);
const complaint = ofAll(
  "(?:that|this|it)(?: is|[’']s| was)? (?:wrong|not (?:right|correct|true|helpful|useful|what I (?:asked|meant|want(?:ed)?|need(?:ed)?)(?: for)?)|useless|incorrect|nonsense)",
  "(?:that|this|it) (?:did not|didn[’']?t|does not|doesn[’']?t) (?:help|answer (?:it|that|my question))(?: me)?",
  "(?:wrong|bad|useless|incorrect|terrible)(?: answer| bot)?|not helpful|(?:wrong|not what I asked)(?: for)?",
);
/** Instructions start a sentence: "Does a policy override previous rules?" is a question. */
const order =
  /(?:^|[.!?:;,] ?|\bplease )(?:(?:ignore|disregard|forget|override)\b.{0,30}\b(?:previous|prior|above|earlier|preceding|your|system)\b.{0,30}\b(?:instructions?|prompts?|rules|directions)\b|you are (?:now|no longer)\b|(?:print|show|reveal|repeat)\b.{0,30}\bsystem prompt\b)|\byour system prompt\b/i;

const kinds: readonly (readonly [SmallTalk, RegExp])[] = [
  ["talk", talk],
  ["talk", order],
  ["thanks", thanks],
  ["complaint", complaint],
];

/**
 * Recognize small talk: greetings, thanks, complaints, questions about whoever answers, and instructions to them.
 *
 * @param text of one line
 * @returns undefined if the text may ask the documentation something
 */
export function smallTalkOf(text: string): SmallTalk | undefined {
  return kinds.find(([, pattern]) => pattern.test(text))?.[0];
}
