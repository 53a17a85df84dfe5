import { FORMULA_START } from "./csv";

const GUARDED = new RegExp(`^'+${FORMULA_START}`);

/** A line of a CSV file with its cells, and the line of the text that it begins on. */
export type CsvRecord = { line: number; cells: string[] };

/**
 * Reads CSV as RFC 4180 has it: quoted cells may hold separators, line ends and doubled quotes; lines end in CRLF or LF.
 * A byte order mark is skipped, and so are lines without any cell. The separator is a comma, or a semicolon where the
 * first line has more of those, as spreadsheets write it in many countries. Null when a quoted cell does not end.
 */
export function readCsv(text: string): CsvRecord[] | null {
  const source = text.replace(/^\uFEFF/, "");
  const separator = separatorOf(source);
  const records: CsvRecord[] = [];
  let cells: string[] = [];
  let cell = "";
  let isQuoted = false;
  let wasQuoted = false;
  let line = 1;
  let begin = 1;
  const endRecord = () => {
    if (cells.length > 0 || cell !== "" || wasQuoted) records.push({ line: begin, cells: [...cells, cell] });
    cells = [];
    cell = "";
    wasQuoted = false;
    begin = line;
  };
  for (let at = 0; at < source.length; at += 1) {
    const char = source[at] as string;
    if (char === "\n") line += 1;
    if (isQuoted) {
      if (char !== '"') cell += char;
      else if (source[at + 1] === '"') {
        cell += '"';
        at += 1;
      } else isQuoted = false;
    } else if (char === '"' && cell === "") {
      isQuoted = true;
      wasQuoted = true;
    } else if (char === separator) {
      cells.push(cell);
      cell = "";
    } else if (char === "\n") endRecord();
    else if (char !== "\r" || source[at + 1] !== "\n") cell += char;
  }
  if (isQuoted) return null;
  endRecord();
  return records;
}

function separatorOf(source: string): "," | ";" {
  const [first = ""] = source.split("\n", 1);
  const count = (mark: string) => first.split(mark).length;
  return count(";") > count(",") ? ";" : ",";
}

/**
 * The text of a cell without the apostrophe that keeps a spreadsheet from running it. `guarded` writes it, so that every
 * text comes back as it was.
 */
export function unguarded(cell: string): string {
  return GUARDED.test(cell) ? cell.slice(1) : cell;
}

/** A text for `toCsv` that `unguarded` gives back: text that looks guarded already is guarded once more. */
export function guarded(text: string): string {
  return GUARDED.test(text) ? `'${text}` : text;
}
