/** Stands where mail programs would read an address and make a link of it; takes no room and breaks no line. */
const WORD_JOINER = "\u2060";

/** Text that a stranger wrote, as it is read unchanged, but no mail program makes a link of anything in it. */
export function unlinkedText(text: string): string {
  return text.replace(/(?<=\S)[.:/@](?=\S)/g, (mark) => `${mark}${WORD_JOINER}`);
}

/** What people write about themselves, each other and their restaurants. `purchaser` is an address that has paid. */
const WRITTEN_BY_STRANGERS = new Set([
  "name",
  "customerName",
  "recipientName",
  "invitedBy",
  "restaurant",
  "message",
  "specialRequests",
  "reason",
  "options",
  "replacement",
]);

/** The props of an email with every such text unlinked, however deep; a template cannot forget one. */
export function withUnlinkedTexts<T>(props: T): T {
  return unlinkIn(props, false) as T;
}

function unlinkIn(value: unknown, isStrangers: boolean): unknown {
  if (typeof value === "string") return isStrangers ? unlinkedText(value) : value;
  if (Array.isArray(value)) return value.map((each) => unlinkIn(each, isStrangers));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [key, unlinkIn(each, WRITTEN_BY_STRANGERS.has(key))]),
  );
}
