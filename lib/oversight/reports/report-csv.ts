import { csvResponse } from "@/lib/platform/http/table-reply";

/** The rows of a report as a file; the range is in its name. */
export function reportTable<Row extends object>(
  name: string,
  { from, to }: { from: string; to: string },
  columns: readonly (keyof Row & string)[],
  rows: readonly Row[],
): Response {
  return csvResponse(`${name}-${from}-${to}.csv`, columns, { rows, nextCursor: null });
}
