/**
 * What the catalogue says about the tables in `public`. A table with a tenant that is never null belongs to restaurants;
 * the rest stay on the coordinator, but for those that restaurants' tables name in a foreign key: each node has a copy of
 * them. `kind` is how Citus keeps the table now: null while it does not know it.
 */
const TABLES = `
  SELECT c.relname AS name, coalesce(a.attnotnull, false) AS "ofTenants",
         CASE WHEN p.partmethod = 'h' THEN 'distributed' WHEN p.partmethod = 'n' AND p.repmodel = 't' THEN 'reference' END AS kind
    FROM pg_class c
    LEFT JOIN pg_attribute a ON a.attrelid = c.oid AND a.attname = 'tenant_id' AND NOT a.attisdropped
    LEFT JOIN pg_dist_partition p ON p.logicalrelid = c.oid
   WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r'
     AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.objid = c.oid AND d.deptype = 'e')
   ORDER BY c.relname`;

/** With the pairs of columns, of which those outside of the primary key may change. */
const FOREIGN_KEYS = `
  SELECT f.conname AS name, c.relname AS "from", t.relname AS "to", pg_get_constraintdef(f.oid) AS definition,
         (SELECT json_agg(json_build_object('from', a.attname, 'to', b.attname, 'fixed', b.attnum = ANY (p.conkey)) ORDER BY u.place)
            FROM unnest(f.conkey, f.confkey) WITH ORDINALITY AS u(mine, theirs, place)
            JOIN pg_attribute a ON a.attrelid = f.conrelid AND a.attnum = u.mine
            JOIN pg_attribute b ON b.attrelid = f.confrelid AND b.attnum = u.theirs) AS columns
    FROM pg_constraint f JOIN pg_class c ON c.oid = f.conrelid JOIN pg_class t ON t.oid = f.confrelid
    JOIN pg_constraint p ON p.conrelid = t.oid AND p.contype = 'p'
   WHERE f.contype = 'f' AND f.connamespace = 'public'::regnamespace
   ORDER BY c.relname, f.conname`;

/** Unique indexes without the tenant among their columns, and of which constraint they are. */
const UNIQUE_INDEXES = `
  SELECT t.relname AS "table", i.relname AS name, pg_get_indexdef(x.indexrelid) AS definition,
         c.conname AS "constraint", c.contype = 'p' AS "primary"
    FROM pg_index x
    JOIN pg_class i ON i.oid = x.indexrelid JOIN pg_class t ON t.oid = x.indrelid
    JOIN pg_attribute a ON a.attrelid = t.oid AND a.attname = 'tenant_id'
    LEFT JOIN pg_constraint c ON c.conindid = i.oid AND c.contype IN ('p', 'u')
   WHERE t.relnamespace = 'public'::regnamespace AND x.indisunique AND NOT a.attnum = ANY (x.indkey)
   ORDER BY i.relname`;

/**
 * @typedef {{ name: string, ofTenants: boolean, kind: "distributed" | "reference" | null }} Table
 * @typedef {{ name: string, from: string, to: string, definition: string,
 *   columns: { from: string, to: string, fixed: boolean }[] }} ForeignKey
 * @typedef {{ table: string, name: string, definition: string, constraint: string | null, primary: boolean }} UniqueIndex
 */

/**
 * @param {import("pg").Client} client
 * @returns {Promise<{ tables: Table[], keys: ForeignKey[], indexes: UniqueIndex[] }>}
 */
export async function readCatalogue(client) {
  return {
    tables: (await client.query(TABLES)).rows,
    keys: (await client.query(FOREIGN_KEYS)).rows,
    indexes: (await client.query(UNIQUE_INDEXES)).rows,
  };
}
