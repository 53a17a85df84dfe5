import type { BannedWord } from "./banned-words";

/** Each banned phrasing in a text, with what to write instead. */
export function findings(where: string, text: string, banned: readonly BannedWord[]): string[] {
  return banned.flatMap(({ found, write }) => {
    const match = found.exec(text);
    return match ? [`${where}: "${match[0]}", write: ${write}`] : [];
  });
}

/** Every message of a catalogue with its dotted key. */
export function flatten(tree: object, prefix = ""): [key: string, message: string][] {
  return Object.entries(tree).flatMap(([key, value]): [string, string][] =>
    typeof value === "string" ? [[prefix + key, value]] : flatten(value, `${prefix}${key}.`),
  );
}
