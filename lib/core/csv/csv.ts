/**
 * What begins a formula in some spreadsheet: the full-width forms where East Asian input is normalised, a tab or the end
 * of a line where it is skipped (OWASP, CSV injection).
 */
export const FORMULA_START = "[=+\\-@\\t\\r\\n\uFF1D\uFF0B\uFF0D\uFF20]";
const FORMULA = new RegExp(`^${FORMULA_START}`);
/** A telephone number has nothing to compute, and other programs want it as it is dialled. */
const PHONE = /^\+[0-9 ]+$/;

/** Without it Excel reads UTF-8 as the code page of its country. */
export const BYTE_ORDER_MARK = "\uFEFF";

/**
 * A table as CSV (RFC 4180), with a byte order mark, a header row and CRLF. Text that a spreadsheet would run as a formula gets an
 * apostrophe in front; numbers stay as they are. Null is an empty cell. Without `head` the rows continue a
 * table.
 */
export function toCsv<Row extends object>(
  columns: readonly (keyof Row & string)[],
  rows: readonly Row[],
  { head = true } = {},
): string {
  const lines = [
    ...(head ? [columns.map((name) => cellOf(name))] : []),
    ...rows.map((row) => columns.map((name) => cellOf(row[name]))),
  ];
  const text = lines.map((cells) => `${cells.join(",")}\r\n`).join("");
  return head ? BYTE_ORDER_MARK + text : text;
}

function cellOf(value: unknown): string {
  if (value === null || value === undefined) return "";
  if (typeof value === "number" || typeof value === "boolean") return String(value);
  const text = String(value);
  const safe = FORMULA.test(text) && !PHONE.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
