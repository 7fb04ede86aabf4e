const vowel = /[aeiouy]/;
const doubled = /([bdfgmnprt])\1$/;

/**
 * Irregular verbs of technical prose, each followed by its other forms. Not those of making something: "written in
 * Python" and "built in" are not about writing and building.
 */
const verbs = `
become became|begin began begun|bind bound|break broke broken|bring brought|buy bought|catch caught|choose
chose chosen|drive drove driven|feed fed|fall fell fallen|forget forgot forgotten|freeze froze frozen|get got
gotten|give gave given|grow grew grown|hang hung|hide hidden|hold held|keep kept|know knew known|lead led|lend
lent|lose lost|mean meant|meet met|override overrode overridden|pay paid|run ran|see saw seen|sell sold|send
sent|show shown|speak spoke spoken|spend spent|steal stole stolen|stick stuck|take took taken|teach
taught|tell told|think thought|throw threw thrown|understand understood|undo undone|win won|withdraw withdrew
withdrawn
`;

/** Whoever owns something is its owner; "own" alone mostly means "of yours". */
const owning = "owner owns owned owning";

/** Forms of irregular verbs, with the verb. */
export const irregular: ReadonlyMap<string, string> = new Map(
  [...verbs.split("|"), owning].flatMap((line) => {
    const [verb = "", ...forms] = line.trim().split(/\s+/);
    return forms.map((form) => [form, verb] as const);
  }),
);

/**
 * A light stemmer for English words in lower case: removes plural, tense and the most common noun suffixes
 * (`policies` → `policy`; `configure`, `configured`, `configuration` → `configur`; `sent` → `send`). Apart from
 * irregular verbs it only changes endings, so that prefixes of a word also match its stem. Words that are not English
 * prose are returned unchanged.
 */
export function stem(word: string): string {
  if (word.length < 3 || !/^[a-z]+$/.test(word)) return word;
  const regular = irregular.get(word) ?? word;
  return regular.length < 4 ? regular : withoutSuffix(withoutTense(withoutPlural(regular)));
}

function withoutPlural(word: string): string {
  if (!word.endsWith("s") || /(?:ss|us|is)$/.test(word)) return word;
  if (word.endsWith("ies")) return word.length > 4 ? `${word.slice(0, -3)}y` : word.slice(0, -1);
  if (/(?:x|ch|sh|ss|zz)es$/.test(word)) return word.slice(0, -2);
  return word.slice(0, -1);
}

function withoutTense(word: string): string {
  if (word.endsWith("ied") && word.length > 4) return `${word.slice(0, -3)}y`;
  const ending = word.endsWith("ing") ? 3 : word.endsWith("ed") && !word.endsWith("eed") ? 2 : 0;
  const base = word.slice(0, word.length - ending);
  if (ending === 0 || base.length < (ending === 3 ? 3 : 4) || !vowel.test(base)) return word;
  return base.length > 3 && doubled.test(base) ? base.slice(0, -1) : base;
}

function withoutSuffix(word: string): string {
  const cut = (ending: string, least: number) =>
    word.endsWith(ending) && word.length - ending.length >= least
      ? word.slice(0, word.length - ending.length)
      : undefined;
  // "Notification" is what notifies; a certificate is not what certifies.
  const done = cut("ication", 4);
  if (done?.endsWith("if")) return `${done}y`;
  const base =
    cut("ation", 4) ??
    cut("ment", 5) ??
    cut("ship", 5) ??
    cut("ate", 4) ??
    cut("at", 5) ??
    (/[ts]ion$/.test(word) ? cut("ion", 5) : undefined) ??
    word;
  return base.length > 3 && base.endsWith("e") ? base.slice(0, -1) : base;
}
