import pg from "pg";

/** What a restaurant needs to be read, ordered from and booked at, in the order in which it can be written. */
const TABLES = ["tenant", "tenant_counter", "tenant_version", "category", "product", "dining_table"];
const AT_ONCE = 500;

/**
 * Copies the bench's restaurant, by statements alone: each copy has the same dishes under the same ids.
 *
 * @param {string} url
 * @param {{ slug: string, count: number }} input the restaurant, and how many copies
 * @returns {Promise<string[]>} the slugs of the copies
 */
export async function copyShops(url, { slug, count }) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query("SELECT id FROM tenant WHERE slug = $1", [slug]);
    const columns = await columnsOf(client);
    for (let from = 1; from <= count; from += AT_ONCE) {
      const range = [rows[0].id, from, Math.min(count, from + AT_ONCE - 1)];
      for (const table of TABLES) await client.query(copyOf(table, columns.get(table) ?? []), range);
    }
    await client.query("ANALYZE");
    return Array.from({ length: count }, (_, index) => `${slug}-${index + 1}`);
  } finally {
    await client.end();
  }
}

/** @returns {Promise<Map<string, string[]>>} the columns of each table */
async function columnsOf(/** @type {pg.Client} */ client) {
  const { rows } = await client.query(
    `SELECT table_name AS table, array_agg(column_name::text) AS columns FROM information_schema.columns
      WHERE table_schema = 'public' AND table_name = ANY($1) AND is_generated = 'NEVER' GROUP BY 1`,
    [TABLES],
  );
  return new Map(rows.map(({ table, columns }) => [table, columns]));
}

function copyOf(/** @type {string} */ table, /** @type {string[]} */ columns) {
  const key = table === "tenant" ? "id" : "tenant_id";
  /** @type {Record<string, string>} */
  const changed = {
    [key]: "'tcopy' || lpad(n::text, 8, '0')",
    ...(table === "dining_table" ? { link_token: "md5(row.id || '-' || n)" } : {}),
    ...(table === "tenant" ? { slug: "row.slug || '-' || n", name: "row.name || ' ' || n" } : {}),
  };
  const values = columns.map((column) => changed[column] ?? `row.${column}`);
  return `INSERT INTO ${table} (${columns.join(", ")})
          SELECT ${values.join(", ")} FROM ${table} row, generate_series($2::int, $3::int) AS n WHERE row.${key} = $1`;
}
