/** Signs that take two columns: Chinese, Japanese and Korean scripts, and full-width forms. */
const WIDE =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u303f\uff01-\uff60\uffe0-\uffe6]/u;
const MARK = /\p{Mark}|\p{Cf}/u;

/** How many columns of a printer's own font a text takes. */
export function columnWidth(text: string): number {
  let width = 0;
  for (const character of text) width += WIDE.test(character) ? 2 : MARK.test(character) ? 0 : 1;
  return width;
}

/** A text in lines of at most `columns`, broken between words, and inside a word that is longer than a line. */
export function wrapColumns(text: string, columns: number): string[] {
  const lines: string[] = [];
  for (const paragraph of text.split("\n")) {
    let line = "";
    for (const word of paragraph.split(/ +/u)) {
      const longer = line === "" ? word : `${line} ${word}`;
      if (columnWidth(longer) <= columns) {
        line = longer;
        continue;
      }
      if (line !== "") lines.push(line);
      line = word;
      while (columnWidth(line) > columns) {
        const head = fittingHead(line, columns);
        lines.push(head);
        line = line.slice(head.length);
      }
    }
    lines.push(line);
  }
  return lines;
}

/** At least one character, so that wrapping comes to an end. */
function fittingHead(text: string, columns: number): string {
  let head = "";
  for (const character of text) {
    if (head !== "" && columnWidth(head + character) > columns) break;
    head += character;
  }
  return head;
}
