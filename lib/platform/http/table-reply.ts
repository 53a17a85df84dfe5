import { toCsv } from "@/lib/core/csv/csv";
import type { FormatQuery } from "@/lib/core/csv/format-contract";

/** Whether a client asks for CSV: by `format`, or else by an Accept header that names `text/csv`. */
export function wantsCsv(request: Request, { format }: FormatQuery): boolean {
  if (format !== undefined) return format === "csv";
  return /(^|,)\s*text\/csv\s*(;|,|$)/i.test(request.headers.get("accept") ?? "");
}

/** One page of a list as a CSV file; where the next page begins is in the header X-Next-Cursor. */
export function csvResponse<Row extends object>(
  fileName: string,
  columns: readonly (keyof Row & string)[],
  { rows, nextCursor }: { rows: readonly Row[]; nextCursor: string | null },
): Response {
  const headers = new Headers({
    "content-type": "text/csv; charset=utf-8",
    "content-disposition": `attachment; filename="${fileName}"`,
    "cache-control": "no-store",
    vary: "accept",
  });
  if (nextCursor !== null) headers.set("x-next-cursor", nextCursor);
  return new Response(toCsv(columns, rows), { headers });
}
