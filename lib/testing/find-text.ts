import type { App } from "@/lib/app/app";

/**
 * Every column of the whole database, jobs included, in which one of the texts stands, whatever its case; as
 * schema.table.column. One statement reads all tables: thousands of small ones took most of the time of a test.
 */
export async function findText(app: App, ...texts: string[]): Promise<string[]> {
  const { rows: tables } = await app.db.pool.query<{ relation: string }>(
    `SELECT quote_ident(table_schema) || '.' || quote_ident(table_name) AS relation
       FROM information_schema.tables
      WHERE table_type = 'BASE TABLE' AND table_schema NOT IN ('pg_catalog', 'information_schema')
      ORDER BY 1`,
  );
  const reads = tables.map(
    ({ relation }) =>
      `SELECT DISTINCT '${relation}.' || field.key AS place
         FROM ${relation} AS whole_row, jsonb_each_text(to_jsonb(whole_row)) AS field
        WHERE lower(field.value) LIKE ANY ($1::text[])`,
  );
  const patterns = texts.map((text) => `%${text.toLowerCase().replace(/[\\%_]/g, "\\$&")}%`);
  const { rows } = await app.db.pool.query<{ place: string }>(reads.join(" UNION ALL "), [patterns]);
  return rows.map(({ place }) => place).sort();
}
