import { toCsv } from "@/lib/core/csv/csv";
import type { FormatQuery, WholeFileQuery } from "@/lib/core/csv/format-contract";

/** How a list is saved as a table: the name of its file, its columns, and the rows of a page of it. */
export type ListTable<List, Row extends object> = {
  fileName: string;
  columns: readonly (keyof Row & string)[];
  rowsOf: (list: List) => readonly Row[];
};

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
  const headers = csvHeaders(fileName);
  if (nextCursor !== null) headers.set("x-next-cursor", nextCursor);
  return new Response(toCsv(columns, rows), { headers });
}

/**
 * A list as a CSV file: the page that was asked for, or with `all` every page. Then each page is read when the client has
 * taken the one before, so the file may have any length. The first is read at once, so that what is refused is refused
 * with its status; a page that fails later breaks the file off, which clients report as a failed download.
 */
export async function csvOfList<
  Query extends WholeFileQuery & { cursor?: string | undefined },
  List extends { nextCursor: string | null },
  Row extends object,
>(
  { fileName, columns, rowsOf }: ListTable<List, Row>,
  query: Query,
  readPage: (query: Query) => Promise<List>,
): Promise<Response> {
  const first = await readPage(query.all ? { ...query, cursor: undefined } : query);
  if (!query.all) {
    return csvResponse(fileName, columns, { rows: rowsOf(first), nextCursor: first.nextCursor });
  }
  const encoder = new TextEncoder();
  let page: List | null = first;
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      if (page === null) return controller.close();
      const cursor: string | null = page.nextCursor;
      controller.enqueue(encoder.encode(toCsv(columns, rowsOf(page), { head: page === first })));
      page = cursor === null ? null : await readPage({ ...query, cursor });
    },
  });
  return new Response(body, { headers: csvHeaders(fileName) });
}

function csvHeaders(fileName: string): Headers {
  return new Headers({
    "content-type": "text/csv; charset=utf-8",
    "content-disposition": `attachment; filename="${fileName}"`,
    "cache-control": "no-store",
    vary: "accept",
  });
}
