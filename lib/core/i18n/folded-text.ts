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
