import { type QueryArrayResult, types } from "pg";
import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { Db } from "@/lib/platform/db/db";
import { onReplica } from "@/lib/platform/db/replica";
import type { ExportedTable } from "./exported-table";
import { isWrittenRaw } from "./raw-cell";

/** Of more rows, so many are in memory at a time that collecting what is done with takes longer than writing them. */
const BATCH = 500;

const named = (columns: readonly string[]) => columns.map((column) => `"${column}"`).join(", ");

/** Rows in the order of the table's columns, and what type PostgreSQL has for each column. */
export type ExportedRows = { types: number[]; rows: unknown[][] };

const asText = (text: string) => text;
const RAW = {
  getTypeParser: (type: number, format?: "text" | "binary") =>
    isWrittenRaw(type) ? asText : types.getTypeParser(type, format as "text"),
};

/**
 * All rows of a restaurant in a table, in batches by its key: no snapshot is held while somebody downloads slowly, so
 * what changes meanwhile may be seen before or after. While a batch is written, the next is read.
 */
export async function* readExportedRows(
  db: Db,
  { tenantId, source }: { tenantId: TenantId; source: ExportedTable },
): AsyncGenerator<ExportedRows> {
  const { columns, key } = source;
  const places = key.map((column) => columns.indexOf(column));
  let next = readBatch(db, { tenantId, source, after: null });
  while (true) {
    const batch = await next;
    const end = batch.rows.at(-1);
    const isLast = end === undefined || batch.rows.length < BATCH;
    if (!isLast) {
      next = readBatch(db, { tenantId, source, after: places.map((place) => end[place]) });
      // Nobody waits for it when the download is given up meanwhile.
      next.catch(() => undefined);
    }
    if (end !== undefined) yield batch;
    if (isLast) return;
  }
}

async function readBatch(
  db: Db,
  { tenantId, source, after }: { tenantId: TenantId; source: ExportedTable; after: unknown[] | null },
): Promise<ExportedRows> {
  const { table, columns, key } = source;
  const marks = key.map((_, place) => `$${place + 2}`).join(", ");
  const behind = after === null ? "" : `AND (${named(key)}) > (${marks})`;
  const text = `SELECT ${named(columns)} FROM "${table}" WHERE tenant_id = $1 ${behind} ORDER BY ${named(key)} LIMIT ${BATCH}`;
  const name = `export-${table}-${after === null ? "first" : "next"}`;
  const values = [tenantId, ...(after ?? [])];
  const { rows, fields } = await onReplica(
    db,
    (reader): Promise<QueryArrayResult<unknown[]>> =>
      reader.pool.query({ name, text, values, rowMode: "array", types: RAW }),
  );
  return { rows, types: fields.map(({ dataTypeID }) => dataTypeID) };
}
