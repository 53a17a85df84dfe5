import pg from "pg";
import { createCrashShop } from "../crash/crash-shop.mjs";

const HOSTILE_TABLES = 100;
/** Nobody listens there: the restaurant has a receiver only while it is attacked through one. */
const NO_RECEIVER = "http://127.0.0.1:9/";

/**
 * @typedef {{ slug: string, products: string[], owner: import("../crash/crash-shop.mjs").SignIn, hostileSlug: string }} AbuseShop
 * `hostileSlug` is a restaurant whose tables were made to be expensive to search
 */

/**
 * A restaurant that takes orders, and one with a hundred one-seat tables that all go with a table for ten.
 *
 * @param {string} url
 * @returns {Promise<AbuseShop>}
 */
export async function createAbuseShop(url) {
  const { slug, products, owner } = await createCrashShop(url, { receiverUrl: NO_RECEIVER });
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query("DELETE FROM webhook_endpoint");
    await copyTenant(client, slug);
    await client.query(
      `INSERT INTO dining_table (tenant_id, id, name, seats)
       SELECT 'thostile00001', 'tbl_h' || to_char(n, 'FM000'), 'Table ' || n, CASE WHEN n > $1 THEN 10 ELSE 1 END
         FROM generate_series(1, $1 + 2) AS n`,
      [HOSTILE_TABLES],
    );
    await client.query(
      `INSERT INTO dining_table_pair (tenant_id, table_id, other_id)
       SELECT 'thostile00001', 'tbl_h' || to_char(a, 'FM000'), 'tbl_h' || to_char(b, 'FM000')
         FROM generate_series(1, $1) AS a, generate_series(a + 1, $1 + 1) AS b`,
      [HOSTILE_TABLES],
    );
    await client.query(
      `INSERT INTO reservation_policy (tenant_id, online_booking, party_min, party_max, slot_length_minutes,
                                       slot_interval_minutes, longer_stays, blocked_dates, lead_minutes, days_ahead)
       VALUES ('thostile00001', true, 1, 20, 90, 15, '[]', '{}', 0, 60)`,
    );
  } finally {
    await client.end();
  }
  return { slug, products: products.slice(0, 3), owner, hostileSlug: "hostile" };
}

/** The second restaurant is the first under another name, whatever columns a restaurant has. */
async function copyTenant(/** @type {pg.Client} */ client, /** @type {string} */ slug) {
  await client.query(
    `INSERT INTO tenant
     SELECT (jsonb_populate_record(tenant, '{"id": "thostile00001", "slug": "hostile", "name": "Hostile"}')).*
       FROM tenant WHERE slug = $1`,
    [slug],
  );
  await client.query("INSERT INTO tenant_counter (tenant_id) VALUES ('thostile00001')");
  await client.query("INSERT INTO tenant_version (tenant_id) VALUES ('thostile00001')");
}
