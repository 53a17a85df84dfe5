import type { App } from "@/lib/app/app";

/** Every column of the whole database, jobs included, in which a text stands, whatever its case; as schema.table.column. */
export async function findText(app: App, text: string): Promise<string[]> {
  const { rows: columns } = await app.db.pool.query<{ relation: string; column: string }>(
    `SELECT quote_ident(c.table_schema) || '.' || quote_ident(c.table_name) AS relation,
            quote_ident(c.column_name) AS "column"
       FROM information_schema.columns c
       JOIN information_schema.tables t USING (table_schema, table_name)
      WHERE t.table_type = 'BASE TABLE' AND c.table_schema NOT IN ('pg_catalog', 'information_schema')
      ORDER BY 1, 2`,
  );
  const found: string[] = [];
  for (const { relation, column } of columns) {
    const { rowCount } = await app.db.pool.query(
      `SELECT FROM ${relation} WHERE strpos(lower(${column}::text), lower($1)) > 0 LIMIT 1`,
      [text],
    );
    if (rowCount) found.push(`${relation}.${column}`);
  }
  return found;
}
