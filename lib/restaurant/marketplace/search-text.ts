const MOST_WORDS = 6;

/** PostgreSQL takes no NUL, and an address can bring one. */
export function storable(text: string | null): string {
  return text?.replaceAll("\0", "").trim() ?? "";
}

/** The words of a text, in lower case and without punctuation; at most six. */
export function dishWords(text: string): string[] {
  return (text.toLowerCase().match(/[\p{L}\p{N}\p{M}]+/gu) ?? []).slice(0, MOST_WORDS);
}
