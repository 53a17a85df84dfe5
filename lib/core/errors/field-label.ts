/** Which part of a request a field belongs to. */
export type RequestPart = "path" | "query" | "body";

const WORDS = new Set(["at", "by", "id", "in", "of", "to"]);
const CAPITALS = new Set(["csv", "gdpr", "ip", "pdf", "pin", "qr", "sms", "url"]);

/** `customerName` as a person reads it: "customer name". */
function wordsOf(name: string): string {
  return name
    .replaceAll(/([a-z\d])([A-Z])/g, "$1 $2")
    .replaceAll(/[_-]/g, " ")
    .split(" ")
    .map((word) => (CAPITALS.has(word.toLowerCase()) ? word.toUpperCase() : word.toLowerCase()))
    .join(" ");
}

/** A language of a text that is written in several: `name.it`. */
const isLanguage = (name: string | undefined) => /^[a-z]{2}$/.test(name ?? "") && !WORDS.has(name ?? "");

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/**
 * A field as a sentence begins with it: "Customer name", "Quantity (items, entry 1)", "Name (it)". The path is the
 * one for programs, `items.0.quantity`; without one, it is the part of the request itself.
 */
export function fieldLabel(path: string, part: RequestPart): string {
  if (path === "") return `The ${part}`;
  const words = path
    .split(".")
    .map((name) => (/^\d+$/.test(name) ? `entry ${Number(name) + 1}` : wordsOf(name)));
  const last = path.split(".").at(-1);
  const [label = "", ...around] =
    isLanguage(last) && words.length > 1
      ? [words.at(-2) ?? "", ...words.slice(0, -2), words.at(-1) ?? ""]
      : [words.at(-1) ?? "", ...words.slice(0, -1)];
  return around.length === 0 ? capitalised(label) : `${capitalised(label)} (${around.join(", ")})`;
}

/** What is wrong with a field as one sentence; `message` is its second half. */
export function fieldSentence({ path, message }: { path: string; message: string }, part: RequestPart) {
  const sentence = `${fieldLabel(path, part)} ${message}`;
  return /[.!?]$/.test(sentence) ? sentence : `${sentence}.`;
}
