import type pg from "pg";
import { OF_TWINS } from "./copy-restaurants";

type EmptyColumn = { name: string; type: string; isEnum: boolean; first: string | null; isArray: boolean };
type EmptyTable = { name: string; columns: EmptyColumn[] };

/** Columns of empty tables that have to be filled, because they are not null or name what the row is about. */
const COLUMNS = `
  SELECT c.relname AS name, json_agg(json_build_object(
           'name', a.attname, 'type', format_type(a.atttypid, NULL), 'isEnum', t.typtype = 'e',
           'first', (SELECT min(enumlabel) FROM pg_enum WHERE enumtypid = t.oid),
           'isArray', t.typcategory = 'A') ORDER BY a.attnum) AS columns
    FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid JOIN pg_type t ON t.oid = a.atttypid
   WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r' AND c.relname <> '_prisma_migrations'
     AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = '' AND a.attidentity = ''
     AND (a.attnotnull OR a.attname LIKE '%\\_id')
   GROUP BY c.relname`;

/** What check constraints want otherwise, as SQL. */
const OTHERWISE: Record<string, Record<string, string>> = {
  api_key: { holder: "'tenant'", organization_id: "NULL" },
  balance_report: { currencies: "'[]'", findings: "'[]'" },
  deposit: { status: "'pending'" },
  dining_table_pair: { table_id: "'a'", other_id: "'b'" },
  dispute_answer: { state: "'draft'" },
  guest_round: { status: "'waiting'" },
  waitlist_entry: { status: "'waiting'" },
};

/** Puts one row into every table that is still empty, of the restaurant, so that it can be copied. */
export async function makeUpRows(client: pg.Client, tenantId: string): Promise<void> {
  const { rows } = await client.query<EmptyTable>(COLUMNS);
  await client.query("BEGIN; SET LOCAL session_replication_role = replica");
  for (const { name, columns } of rows) {
    if (OF_TWINS.includes(name)) continue;
    const { rowCount } = await client.query(`SELECT FROM "${name}" LIMIT 1`);
    if (rowCount) continue;
    const values = columns.map((column) => OTHERWISE[name]?.[column.name] ?? madeUp(column, tenantId));
    const list = columns.map((column) => `"${column.name}"`).join(", ");
    await client
      .query(`INSERT INTO "${name}" (${list}) VALUES (${values.join(", ")})`)
      .catch((cause: unknown) => {
        throw new Error(`a row of ${name} could not be made up: ${values.join(", ")}`, { cause });
      });
  }
  await client.query("COMMIT");
}

function madeUp({ name, type, isEnum, first, isArray }: EmptyColumn, tenantId: string): string {
  if (name === "tenant_id") return `'${tenantId}'`;
  if (isArray) return "'{}'";
  if (isEnum) return `'${first}'`;
  switch (type) {
    case "text":
      return name.endsWith("locale") ? "'en'" : name.endsWith("currency") ? "'EUR'" : `'made-up-${name}'`;
    case "jsonb":
      return "'{}'";
    case "bytea":
      return "''";
    case "boolean":
      return "false";
    case "date":
      return "'2026-11-18'";
    case "timestamp with time zone":
      return "'2026-11-18T11:00:00Z'";
    default:
      return "1";
  }
}
