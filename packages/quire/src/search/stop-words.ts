import { stem } from "./stem.ts";

const list = `
a about above after again all also am an and any anybody anyone anything are as at be because been before being between both but by can
cannot cant could did didnt do does doesnt doing done dont during each either else ever every everybody everyone everything for from had has have having he her here hers him
his how i if in into is isnt it its itself just let like may me might more most much must my no nor of off on
once one only or other others our out over own per please shall she should so somebody someone some such than that the their them then
there these they this those through to too under until up upon us very was we were what when where whether which
while who whom whose why will with within wont without would you your
`;

/** Function words. They are not indexed in running text, and count in a query only if it has no others. */
export const stopWords: ReadonlySet<string> = new Set(list.trim().split(/\s+/));

/** Stems of words that say what kind of answer is wanted. They count, but less than the topic. */
export const weakWords: ReadonlySet<string> = new Set(
  `allow best define definition difference differ different easy enable example explain explanation find get give guide happen help
  howto kind know list look main make mean meaning need overview possible problem question recommend
  reference right see set show something specific step thing together tutorial try type understand use using
  want way work working`
    .split(/\s+/)
    .map(stem),
);
