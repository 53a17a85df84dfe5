/** A comment with the line on which it starts. */
export type Comment = { line: number; text: string };

const TOKENS = /"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/[^\n]*/gm;

/** The comments of a source, without their marks. Strings are skipped; template strings are not parsed. */
export function commentsOf(source: string): Comment[] {
  return [...source.matchAll(TOKENS)].flatMap((match) => {
    const [token] = match;
    if (!token.startsWith("/")) return [];
    const text = token
      .replace(/^\/\*+|\*+\/$|^\/\/+/g, "")
      .split("\n")
      .map((line) => line.replace(/^\s*\*\s?/, "").trim())
      .join(" ")
      .trim();
    return [{ line: source.slice(0, match.index).split("\n").length, text }];
  });
}
