import pg from "pg";

/** @typedef {{ slug: string, unlimited: string[], counted: string[] }} BenchShop three products each, for an order */

const tenantId = "tbench0000001";
const week = Object.fromEntries(
  ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"].map((day) => [
    day,
    [{ open: "00:00", close: "24:00" }],
  ]),
);
const hours = { weekly: week, specialDays: {} };
const sizes = {
  name: "Size",
  required: false,
  min: 0,
  max: 1,
  options: [
    { label: "Regular", name: "Regular", deltaMinor: 0 },
    { label: "Large (+3.50)", name: "Large", deltaMinor: 350 },
  ],
};

/**
 * Writes a restaurant with 60 products in six categories, the last three with counted stock, and 40 tables for two.
 *
 * @param {string} url
 * @returns {Promise<BenchShop>}
 */
export async function createBenchShop(url) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(
      `INSERT INTO tenant (id, slug, name, email, phone, address, city, country, latitude, longitude, time_zone,
                           currency, locales, card_enabled, stripe_account_id, opening_hours)
       VALUES ($1, 'bench', 'Bench Trattoria', 'hello@bench.example', '+39 011 555 0199', 'Via Roma 1', 'Torino', 'IT',
               45.07, 7.68, 'Europe/Rome', 'EUR', '{en,it,de}', true, 'acct_bench', $2)`,
      [tenantId, { pickup: hours, delivery: hours, reservation: hours }],
    );
    await client.query("INSERT INTO tenant_counter (tenant_id) VALUES ($1)", [tenantId]);
    await client.query("INSERT INTO tenant_version (tenant_id) VALUES ($1)", [tenantId]);
    const products = Array.from({ length: 60 }, (_, index) => `prd_bench${String(index).padStart(3, "0")}`);
    for (const [index, id] of products.entries()) await insertProduct(client, id, index);
    await client.query(
      `INSERT INTO dining_table (tenant_id, id, name, seats)
       SELECT $1, 'tbl_bench' || n, 'Table ' || n, 2 FROM generate_series(1, 40) AS n`,
      [tenantId],
    );
    return { slug: "bench", unlimited: products.slice(0, 3), counted: products.slice(57) };
  } finally {
    await client.end();
  }
}

async function insertProduct(
  /** @type {pg.Client} */ client,
  /** @type {string} */ id,
  /** @type {number} */ index,
) {
  const categoryId = `cat_bench${Math.floor(index / 10)}`;
  const names = { en: `Dish number ${index}`, it: `Piatto numero ${index}`, de: `Gericht Nummer ${index}` };
  const texts = {
    en: "Slow-cooked with tomatoes, basil and a little patience, served with bread.",
    it: "Cotto lentamente con pomodoro, basilico e un po' di pazienza, servito con pane.",
    de: "Langsam geschmort mit Tomaten, Basilikum und etwas Geduld, dazu Brot.",
  };
  await client.query(
    `INSERT INTO category (tenant_id, id, name, position) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING`,
    [tenantId, categoryId, names, Math.floor(index / 10)],
  );
  await client.query(
    `INSERT INTO product (tenant_id, id, category_id, name, description, image, base_price_minor, allergens,
                          dietary_tags, option_groups, stock, position)
     VALUES ($1, $2, $3, $4, $5, '/media/demo/luigi/margherita-640.webp', 1000, '{gluten,milk}', '{vegetarian}', $6, $7, $8)`,
    [
      tenantId,
      id,
      categoryId,
      names,
      texts,
      JSON.stringify([sizes]),
      index >= 57 ? 100_000_000 : null,
      index,
    ],
  );
}
