import { foldedText, lettersBetween } from "@/lib/core/i18n/folded-text";

/** Words that streets of many names share, and their abbreviations. */
const COMMON_WORDS = new Set(
  [
    "via viale vle corso cso piazza pza piazzale ple largo vicolo strada str lungo borgo",
    "strasse platz pl allee weg gasse ufer am an der die das den dem im zur zum",
    "street st avenue ave av road rd boulevard blvd drive dr lane ln court ct square sq way highway hwy",
    "north south east west n s e w no so the of",
    "rue quai chemin impasse place cours bis ter",
    "calle c avenida avda plaza paseo camino",
    "straat laan plein rua praca",
    "de del della delle dei degli di da la le il lo los las les el du des d l y e",
  ].flatMap((words) => words.split(" ")),
);

/** What is asked for inside a house, not on a map. */
const WITHIN =
  "(?:flat|apt|apartment|unit|suite|room|floor|piano|scala|interno|int|app|etage|piso|bât|doorbell|bell|citofono|campanello|klingel|timbre|sonnette)\\b";
const WITHIN_HOUSE = new RegExp(`^${WITHIN}`, "iu");
/** The same behind a house number, without a comma: "int. 3", "scala B". Its number is not the house's. */
const BEHIND_NUMBER = new RegExp(`(?<=\\d\\S*)(?:\\s+${WITHIN}\\.?\\s*(?:\\d\\S{0,3}|\\p{L}))+$`, "iu");

/** Whether a name is in front of the street: it has no number, and what follows is more than one. */
function isName([first = "", second = ""]: readonly string[]): boolean {
  const number = houseNumberOf(second);
  return (
    !/\d/.test(first) &&
    number !== null &&
    number < 10_000 &&
    /\p{L}{2}/u.test(second) &&
    !second.split(/\s+/).some((word) => WITHIN_HOUSE.test(word))
  );
}

/**
 * The part of a typed address that a map knows: street and house number, without the name on the doorbell, in front
 * or behind, floor and whatever else is written behind a comma.
 */
export function streetLine(text: string): string {
  const parts = text
    .split(/[,;、，،\n]/)
    .map((part) => part.trim().replace(BEHIND_NUMBER, ""))
    .filter(Boolean);
  if (parts.length > 1 && (WITHIN_HOUSE.test(parts[0] ?? "") || isName(parts))) parts.shift();
  const [first = "", second = ""] = parts;
  const isNumber = /^\d+\s?\p{L}{0,3}$/u;
  if (isNumber.test(first) && second !== "") return `${first} ${second}`;
  if (!/\d/.test(first) && isNumber.test(second)) return `${first} ${second}`;
  return first;
}

/** The house number of a street line, in front or behind; null without one. */
export function houseNumberOf(line: string): number | null {
  const plain = line.trim();
  const found =
    /^(\d{1,5})\p{L}?(?=\s)/u.exec(plain) ?? /(?:^|\s)(\d{1,5})\s?\p{L}?(?:[/-]\w+)?$/u.exec(plain);
  return found ? Number(found[1]) : null;
}

type Word = { text: string; isCut: boolean };

/** The words of a street's name; house numbers are none. */
function wordsOf(text: string): Word[] {
  const found =
    foldedText(text)
      .replaceAll("ß", "ss")
      .match(/[\p{L}\p{N}]+\.?/gu) ?? [];
  return found.flatMap((each) => {
    const isCut = each.endsWith(".");
    const plain = isCut ? each.slice(0, -1) : each;
    if (/^\d+\p{L}?$/u.test(plain)) return [];
    // "Kantstr." is how everybody writes it.
    return [{ text: plain.replace(/str$/, "strasse"), isCut }];
  });
}

const ownWords = (words: readonly Word[]) => words.filter(({ text }) => !COMMON_WORDS.has(text));
const joined = (words: readonly Word[]) => words.map(({ text }) => text).join("");
const isWord = (typed: Word, found: Word) =>
  typed.text === found.text || (typed.isCut && typed.text.length > 1 && found.text.startsWith(typed.text));

/** Whether a typed street means the one that was found: all of its own words, or the name as people shorten it. */
export function isSameStreet(typed: string, found: string): boolean {
  const [asked, known] = [wordsOf(typed), wordsOf(found)];
  if (known.length === 0 || asked.length === 0) return false;
  if (joined(asked) === joined(known)) return true;
  // Where words are not separated, the typed text may contain more than the street.
  if (!/[a-z]/.test(joined(known)) && joined(asked).includes(joined(known))) return true;
  const [ownAsked, ownKnown] = [ownWords(asked), ownWords(known)];
  if (ownAsked.length === 0 || ownKnown.length === 0) return false;
  return (
    ownKnown.every((word) => ownAsked.some((other) => isWord(other, word))) ||
    ownAsked.every((word) => ownKnown.some((other) => isWord(word, other)))
  );
}

/** Whether a typed street is probably a misspelling of the one that was found. */
export function isSimilarStreet(typed: string, found: string): boolean {
  const [asked, known] = [joined(ownWords(wordsOf(typed))), joined(ownWords(wordsOf(found)))];
  if (asked.length < 3 || known.length < 3) return false;
  return lettersBetween(asked, known) <= Math.max(1, Math.floor(known.length / 4));
}
