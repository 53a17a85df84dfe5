/** Stands where mail programs would read an address and make a link of it; takes no room and breaks no line. */
const WORD_JOINER = "\u2060";

/** A stranger's words in an email of the platform: as they are, but nothing in them becomes a link. */
export function unlinkedText(text: string): string {
  return text.replace(/(?<=\S)[.:/@](?=\S)/g, (mark) => `${mark}${WORD_JOINER}`);
}
