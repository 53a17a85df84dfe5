/** Lower case without accents, so that "tiramisu" finds "Tiramisù". */
export function foldedText(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLocaleLowerCase();
}

/** The words of a search, folded; none for a blank one. */
export function searchWords(search: string): string[] {
  return foldedText(search).split(/\s+/).filter(Boolean);
}

/** Whether the texts together contain every word that `searchWords` has read. */
export function hasEveryWord(texts: readonly string[], words: readonly string[]): boolean {
  if (words.length === 0) return true;
  const text = foldedText(texts.join(" "));
  return words.every((word) => text.includes(word));
}

/** How many letters have to be added, left out or replaced to turn one text into the other (Levenshtein). */
export function lettersBetween(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, place) => place);
  for (const [line, letter] of [...one].entries()) {
    const above = row;
    row = [line + 1];
    for (let place = 1; place <= other.length; place += 1) {
      const replaced = (above[place - 1] ?? 0) + (other[place - 1] === letter ? 0 : 1);
      row.push(Math.min(replaced, (above[place] ?? 0) + 1, (row[place - 1] ?? 0) + 1));
    }
  }
  return row.at(-1) ?? 0;
}
