import type { Client } from "pg";
import type { HistoryRows } from "./history-rows";

/** One statement carries so many rows: large enough that round trips do not count, small enough to be built quickly. */
const BATCH = 4_000;

const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

const tableOf = (model: string) => (model === "order" ? "orders" : snake(model));

/**
 * Writes rows in the order of their tables. Each batch is one JSON document that PostgreSQL takes apart: nearly as fast as
 * COPY, with types, enums and arrays read by the table itself, and no further dependency.
 */
export async function insertRows(
  client: Client,
  rows: { [model in keyof HistoryRows]: readonly object[] },
): Promise<void> {
  for (const [model, all] of Object.entries(rows) as [string, readonly object[]][]) {
    const [first] = all;
    if (!first) continue;
    // Every row of a table has the same fields; what none has keeps its default.
    const fields = Object.keys(first);
    const columns = fields.map((field) => `"${snake(field)}"`).join(", ");
    const statement = `INSERT INTO "${tableOf(model)}" (${columns})
      SELECT ${columns} FROM jsonb_populate_recordset(NULL::"${tableOf(model)}", $1::jsonb)`;
    for (let from = 0; from < all.length; from += BATCH) {
      const batch = all.slice(from, from + BATCH).map((row) => renamed(row, fields));
      await client.query(statement, [JSON.stringify(batch)]);
    }
    // Queries are planned by what a table holds, and its first readers come before PostgreSQL looks by itself.
    await client.query(`ANALYZE "${tableOf(model)}"`);
  }
}

function renamed(row: object, fields: readonly string[]): Record<string, unknown> {
  const values = row as Record<string, unknown>;
  const named: Record<string, unknown> = {};
  for (const field of fields) named[snake(field)] = values[field];
  return named;
}
