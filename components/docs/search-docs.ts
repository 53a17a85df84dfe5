export interface SearchedText {
  address: string;
  title: string;
  /** Where it belongs, such as a tag or "Guide". */
  place: string;
  text: string;
}

export interface DocsHit extends Omit<SearchedText, "text"> {
  /** The words around the first that was found. */
  excerpt: string;
}

const MOST_HITS = 30;
const AROUND = 90;
const TITLE_WEIGHT = 20;

/**
 * The texts that have every word of a search, those with the words in their title or most often first; case does not
 * matter, and parts of words count.
 */
export function searchDocs(texts: readonly SearchedText[], search: string): DocsHit[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  return texts
    .flatMap((each) => {
      const weight = weightOf(each, words);
      return weight === 0 ? [] : [{ each, weight }];
    })
    .sort((a, b) => b.weight - a.weight)
    .slice(0, MOST_HITS)
    .map(({ each: { text, ...shown } }) => ({ ...shown, excerpt: excerptOf(text, words) }));
}

function weightOf({ title, text }: SearchedText, words: readonly string[]): number {
  const [inTitle, inText] = [title.toLowerCase(), text.toLowerCase()];
  let weight = 0;
  for (const word of words) {
    const found = (inTitle.includes(word) ? TITLE_WEIGHT : 0) + inText.split(word).length - 1;
    if (found === 0) return 0;
    weight += found;
  }
  return weight;
}

function excerptOf(text: string, words: readonly string[]): string {
  const lower = text.toLowerCase();
  const at = Math.max(
    0,
    Math.min(...words.map((word) => lower.indexOf(word)).filter((place) => place >= 0), text.length),
  );
  const start = at === text.length ? 0 : Math.max(0, at - AROUND);
  const end = Math.min(text.length, start + 2 * AROUND);
  return `${start > 0 ? "… " : ""}${text.slice(start, end).replaceAll(/\s+/g, " ").trim()}${end < text.length ? " …" : ""}`;
}
