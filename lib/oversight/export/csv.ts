/** Spreadsheets run what begins like this. Telephone numbers and amounts do not look like formulas. */
const FORMULA = /^(?:[=@\t\r\n\uFF1D\uFF20]|[+\-\uFF0B\uFF0D](?![\d\s()./-]*$))/;

/** What may need an apostrophe or quotes: most text needs neither, and one look says so. */
const NEEDS_CARE = /^[=@\t+\-\uFF1D\uFF20\uFF0B\uFF0D]|[",\r\n]/;

/**
 * A value as a cell: instants as ISO 8601, what is nested as JSON, nothing for null. Text that a spreadsheet would take
 * for a formula gets an apostrophe in front, because guests write part of it.
 */
export function csvCell(value: unknown): string {
  if (typeof value === "string" && !NEEDS_CARE.test(value)) return value;
  if (value === null || value === undefined) return "";
  if (value instanceof Date) return value.toISOString();
  const text = typeof value === "object" ? JSON.stringify(value) : String(value);
  const safe = typeof value === "string" && FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** A line of a CSV file (RFC 4180). */
export function csvLine(cells: readonly unknown[]): string {
  return `${cells.map(csvCell).join(",")}\r\n`;
}
