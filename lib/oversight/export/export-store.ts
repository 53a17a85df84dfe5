import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { Db } from "@/lib/platform/db/db";
import { onReplica } from "@/lib/platform/db/replica";
import type { ExportedTable } from "./exported-table";

const BATCH = 1_000;

const named = (columns: readonly string[]) => columns.map((column) => `"${column}"`).join(", ");

/**
 * All rows of a restaurant in a table, in batches by its key: no snapshot is held while somebody downloads slowly, so
 * what changes meanwhile may be seen before or after.
 */
export async function* readExportedRows(
  db: Db,
  { tenantId, source }: { tenantId: TenantId; source: ExportedTable },
): AsyncGenerator<Record<string, unknown>[]> {
  const { table, columns, key } = source;
  const from = `SELECT ${named(columns)} FROM "${table}" WHERE tenant_id = $1`;
  const order = `ORDER BY ${named(key)} LIMIT ${BATCH}`;
  const marks = key.map((_, place) => `$${place + 2}`).join(", ");
  let last: unknown[] | null = null;
  while (true) {
    const behind: string = last === null ? "" : `AND (${named(key)}) > (${marks})`;
    const values: unknown[] = [tenantId, ...(last ?? [])];
    const rows: Record<string, unknown>[] = await onReplica(db, (reader) =>
      reader.sql.query<Record<string, unknown>>(`${from} ${behind} ${order}`, values),
    );
    if (rows.length > 0) yield rows;
    const end = rows.at(-1);
    if (end === undefined || rows.length < BATCH) return;
    last = key.map((column) => end[column]);
  }
}
