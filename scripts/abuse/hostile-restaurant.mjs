import pg from "pg";

const HOSTILE_TABLES = 100;
/** As many neighbours as the API lets a table have. */
const MOST_COMBINATIONS = 50;

/**
 * Writes a restaurant "hostile" beside another one: a hundred one-seat tables that go with as many others as
 * they may, the last of them with a table for ten, and one for ten that stands alone, so that a party of twenty is looked
 * for in vain.
 *
 * @param {string} url the database
 * @param {string} slug the restaurant that it is a copy of, whatever columns a restaurant has
 * @returns {Promise<string>} its slug
 */
export async function addHostileRestaurant(url, slug) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await write(client, slug);
  } finally {
    await client.end();
  }
  return "hostile";
}

async function write(/** @type {pg.Client} */ client, /** @type {string} */ slug) {
  await client.query(
    `INSERT INTO tenant
     SELECT (jsonb_populate_record(tenant, '{"id": "thostile00001", "slug": "hostile", "name": "Hostile"}')).*
       FROM tenant WHERE slug = $1`,
    [slug],
  );
  await client.query("INSERT INTO tenant_counter (tenant_id) VALUES ('thostile00001')");
  await client.query("INSERT INTO tenant_version (tenant_id) VALUES ('thostile00001')");
  await client.query(
    `INSERT INTO dining_table (tenant_id, id, name, seats)
     SELECT 'thostile00001', 'tbl_h' || to_char(n, 'FM000'), 'Table ' || n, CASE WHEN n > $1 THEN 10 ELSE 1 END
       FROM generate_series(1, $1 + 2) AS n`,
    [HOSTILE_TABLES],
  );
  await client.query(
    `INSERT INTO dining_table_pair (tenant_id, table_id, other_id)
     SELECT 'thostile00001', 'tbl_h' || to_char(a, 'FM000'), 'tbl_h' || to_char(b, 'FM000')
       FROM generate_series(1, $1) AS a, generate_series(a + 1, least(a + $2, $1 + 1)) AS b`,
    [HOSTILE_TABLES, MOST_COMBINATIONS / 2],
  );
  await client.query(
    `INSERT INTO reservation_policy (tenant_id, online_booking, party_min, party_max, slot_length_minutes,
                                     slot_interval_minutes, longer_stays, blocked_dates, lead_minutes, days_ahead)
     VALUES ('thostile00001', true, 1, 20, 90, 15, '[]', '{}', 0, 60)`,
  );
}
