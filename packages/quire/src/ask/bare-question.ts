/** Introductions before the question itself: "can you tell me …", "I would like to know …". */
const asking = new RegExp(
  String.raw`^(?:${[
    String.raw`(?:(?:just |only )?(?:a |one |another )?)?(?:quick |stupid |simple |basic |newbie )?questions?\s*[:,-]`,
    "(?:I|we)(?: would|[’']d)? (?:just |really )?(?:like|love|want|need|have|wish) to (?:know|understand|learn|ask|see|find out|figure out)",
    "(?:I|we)(?: am| was| were| are|[’']m|[’']re)? (?:just )?(?:wonder(?:ing)?|curious|asking|confused|unsure|not sure)",
    "(?:I|we) (?:really |still )?(?:do not|don[’']?t|can not|cannot|can[’']?t)(?: quite| really)? (?:know|understand|see|figure out|find out|find|get)",
    "(?:can|could|would|will) (?:you|someone|somebody|anyone|anybody)(?: please| kindly| maybe)? (?:tell|show|explain|teach|advise|remind|help)(?: to)?(?: me| us)?(?: understand| out| with)?",
    "(?:please |kindly )*(?:tell|show|explain|teach|remind|advise)(?: to)?(?: me| us)?",
    "(?:please |kindly )*help(?: me| us)? (?:understand|find out|figure out)",
    "(?:do|does|would) (?:you|someone|somebody|anyone|anybody)(?: here)?(?: happen to)? know",
    "any (?:ideas?|clues?|hints?|pointers?|thoughts?)",
    "(?:not sure|no idea|unsure|unclear|wondering|curious)",
  ].join(
    "|",
  )})\s*(?:about|on|of|as to)?[\s:,-]+(?=(?:how|what|which|where|when|why|who|whether|if|is|are|can|could|does|do)\b)`,
  "i",
);
/** Greetings at the start, as a sentence or clause of their own. */
const greeting =
  /^(?:(?:hi|hello|hey|howdy|dear|good (?:morning|afternoon|evening|day)|thanks|thank you|sorry|excuse me|please|ok|okay|so|well|by the way|btw)\b(?: there| all| everyone| everybody| team| folks| guys| again)*\s*[.!,:;-]+|(?:I|we)(?: am|[’']m| are|[’']re) (?:(?:a|an|the|very|really|quite|completely|totally|brand|fairly|still) ?)*(?:new|newbie|beginner|newcomer|noob)\b[^.!?:;,]*[.!?:;,]+)\s*/i;
/** Thanks at the end. */
const thanks =
  /[\s,.!?;:-]+(?:please(?: help| advise| explain)*|(?:many )?thanks?(?: you)?(?: a lot| a million| so much| very much| in advance)*|cheers|tia|any (?:help|hints?|ideas?|advice|pointers?|thoughts?)(?: (?:is|are|would be))?(?: much| greatly| highly)?(?: appreciated| welcome)?|(?:and )?how (?:does|would|do) (?:that|this|it|I do (?:that|this|it)) work|(?:and )?how do I do (?:that|this|it)|is (?:that|this|it) possible(?: at all)?|does (?:that|this) work|(?:can|could) (?:you|someone|somebody|anyone|anybody) (?:please )?(?:explain|help)(?: me| us| this| it)?|what now|(?:I )?hope (?:you|someone) can help(?: me)?)\s*[.!?]*$/i;

const [howDoI, canI] = ["How do I ", "Can I "];
/** Requests for steps, each with the short question it amounts to. */
const steps: readonly (readonly [RegExp, string])[] = [
  [/^(?:whether|if) (?:there is|there[’']s) (?:a|any) (?:\w+ ){0,2}way to /i, howDoI],
  [/^(?:whether|if) (?=(?:I|we|it|there|the|a|one)\b)/i, ""],
  [/^(?:I|we) can /i, canI],
  [
    /^(?:is|are|isn[’']t|exists?) there (?:really )?(?:an?|any|some|no)? ?(?:(?:\w+|built-in) ){0,2}(?:ways?|possibility|option|means|method|trick)(?: for me| for us)? (?:to|that I can|I can) /i,
    howDoI,
  ],
  [
    /^what(?:[’']s|s| is| are| would be)(?: the| a)?(?: (?:\w+)){0,2} (?:ways?|approach|procedure|steps?|process|method) (?:to|for me to) /i,
    howDoI,
  ],
  [
    /^(?:I|we)(?: am|[’']m| are|[’']re) (?:currently |now )?(?:looking|searching) for (?:an?|any|some|the)? ?(?:\w+ )?(?:ways?|possibility|option) to /i,
    howDoI,
  ],
  [
    /^(?:I|we)(?: am|[’']m| are|[’']re)? (?:currently |now |just |still )?(?:want|need|wish|would like|trying|try|going|planning|plan|hoping|hope|looking|intend|have) to (?!know|understand|learn|find out|ask|be\b)/i,
    howDoI,
  ],
  [/^(?:I|we)[’']d (?:like|love) to (?!know|understand|learn|find out|ask|be\b)/i, howDoI],
  [/^(?:please )?help (?:me|us) (?:to )?(?!understand|with\b)/i, howDoI],
  [
    /^how (?:(?:do|does|can|could|would|should|might) (?:one|you|you guys|somebody|someone|people|a user) |(?:would|could|should) (?:I|we) (?:go about |best )?|(?:is|would) it (?:be )?possible (?:for me |for us )?to |(?:do|can) I go about )/i,
    howDoI,
  ],
  [
    /^(?:is|would|was) it (?:be )?(?:also |even )?(?:possible|allowed|feasible)(?: for me| for us)? to /i,
    canI,
  ],
  [/^(?:am I|are we|are users) (?:able|allowed) to /i, canI],
];

/**
 * Strip greetings, introductions and thanks from a question: "Hi, I'm new here. Is there a way to rename a tag?
 * Thanks!" becomes "How do I rename a tag". Returns the text unchanged if nothing would be left.
 */
export function bareQuestion(text: string): string {
  let bare = text;
  for (let before = ""; before !== bare; ) {
    before = bare;
    bare = bare.replace(greeting, "").replace(asking, "").replace(thanks, "");
  }
  for (const [pattern, replacement] of steps) bare = bare.replace(pattern, replacement);
  return /\p{L}.*\s.*\p{L}/u.test(bare) ? bare : text;
}
