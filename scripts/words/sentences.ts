/** A string with the line on which it starts. */
export type Sentence = { line: number; text: string };

const TOKENS =
  /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/[^\n]*|"((?:[^"\\\n]|\\.)*)"|'((?:[^'\\\n]|\\.)*)'|`((?:[^`\\]|\\.)*)`/gm;
const SEVERAL_WORDS = /\p{L} \p{L}/u;

/** The strings of a source that have several words: names of tests, messages, descriptions. Comments are skipped. */
export function sentencesOf(source: string): Sentence[] {
  return [...source.matchAll(TOKENS)].flatMap((match) => {
    const [, double, single, template] = match;
    const text = double ?? single ?? template ?? "";
    return SEVERAL_WORDS.test(text) ? [{ line: source.slice(0, match.index).split("\n").length, text }] : [];
  });
}
