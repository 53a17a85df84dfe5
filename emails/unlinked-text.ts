/** Stands where mail programs would read an address and make a link of it; takes no room and breaks no line. */
const WORD_JOINER = "\u2060";

/** Text of a stranger in an email of the platform, unchanged, but nothing in it becomes a link. */
export function unlinkedText(text: string): string {
  return text.replace(/(?<=\S)[.:/@](?=\S)/g, (mark) => `${mark}${WORD_JOINER}`);
}
