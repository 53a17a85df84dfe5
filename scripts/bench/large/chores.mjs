import { setTimeout as sleep } from "node:timers/promises";

/** What runs every night, by the names of lib/platform/jobs/schedule.ts. */
const NIGHTLY = [
  "check-books",
  "sweep-expired",
  "seal-gift-card-codes",
  "expire-gift-cards",
  "remind-of-disputes",
  "release-escrow",
];
const LOOK_AGAIN_MS = 20;
const PATIENCE_MS = 30 * 60_000;
const ERASED = 5;

/** @typedef {{ what: string, ms: number, note: string }} Chore */

/**
 * What nobody looks at while it runs, but others share the database with: jobs, exports, erasures, and changes of the
 * schema.
 *
 * @param {import("pg").Client} client of the role that owns the tables
 * @param {string} origin
 * @param {import("./people.mjs").Cookies} cookies
 * @returns {Promise<Chore[]>}
 */
export async function measureChores(client, origin, cookies) {
  const chores = [];
  for (const task of NIGHTLY) {
    const chore = await runJob(client, task);
    console.log(`  ${chore.what}: ${Math.round(chore.ms)} ms`);
    chores.push(chore);
  }
  const desk = `${origin}/api/tenant/restaurant-1`;
  chores.push(
    await exportAll(`${desk}/export`, cookies.owner),
    await eraseGuests(client, desk, cookies.owner),
  );
  return [...chores, ...(await changeLargestTable(client))];
}

/** From the moment that it is queued until it is done. */
async function runJob(/** @type {import("pg").Client} */ client, /** @type {string} */ task) {
  const began = performance.now();
  const { rows } = await client.query(
    "SELECT (graphile_worker.add_job($1, job_key := $1, max_attempts := 1)).id",
    [task],
  );
  for (;;) {
    const { rows: left } = await client.query(
      "SELECT attempts, locked_at, last_error FROM graphile_worker._private_jobs WHERE id = $1",
      [rows[0].id],
    );
    if (left.length === 0) return { what: `job ${task}`, ms: performance.now() - began, note: "" };
    if (left[0].last_error) throw new Error(`The job ${task} failed: ${left[0].last_error}`);
    if (performance.now() - began > PATIENCE_MS)
      throw new Error(`The job ${task} is not done after half an hour.`);
    await sleep(LOOK_AGAIN_MS);
  }
}

async function exportAll(/** @type {string} */ url, /** @type {string} */ cookie) {
  const began = performance.now();
  const response = await fetch(url, { headers: { cookie } });
  if (!response.ok)
    throw new Error(`The export was answered with ${response.status}: ${await response.text()}`);
  const bytes = (await response.arrayBuffer()).byteLength;
  return {
    what: "export of the largest restaurant",
    ms: performance.now() - began,
    note: `${(bytes / 1e6).toFixed(1)} MB`,
  };
}

/** Guests of an average number of orders; each is erased once, so another run takes others. */
async function eraseGuests(
  /** @type {import("pg").Client} */ client,
  /** @type {string} */ desk,
  /** @type {string} */ cookie,
) {
  const { rows } = await client.query(
    `SELECT max(id) AS id, count(*)::int AS orders FROM orders
      WHERE tenant_id = 't00000000001' AND customer_email LIKE 'guest%' AND status IN ('delivered', 'canceled', 'rejected')
        AND customer_email NOT IN (
              SELECT customer_email FROM orders WHERE tenant_id = 't00000000001' AND released_at IS NULL
                 AND status NOT IN ('canceled', 'rejected')
              UNION ALL
              SELECT customer_email FROM reservation WHERE tenant_id = 't00000000001' AND live)
      GROUP BY customer_email ORDER BY abs(count(*) - 6), md5(customer_email) LIMIT $1`,
    [ERASED],
  );
  const began = performance.now();
  for (const { id } of rows) {
    const response = await fetch(`${desk}/guests/${id}/erase`, { method: "POST", headers: { cookie } });
    if (!response.ok)
      throw new Error(`An erasure was answered with ${response.status}: ${await response.text()}`);
  }
  const orders = rows.map((row) => row.orders).join(", ");
  return {
    what: "erasure of a guest",
    ms: (performance.now() - began) / Math.max(1, rows.length),
    note: `mean of ${rows.length}, who had ${orders} orders`,
  };
}

/** What a migration does, on the table that takes most room; undone afterwards. */
async function changeLargestTable(/** @type {import("pg").Client} */ client) {
  const { rows } = await client.query(
    `SELECT c.oid::regclass::text AS name, pg_total_relation_size(c.oid)::float8 AS bytes, c.reltuples::float8 AS rows
       FROM pg_class c WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r' ORDER BY 2 DESC LIMIT 1`,
  );
  const { name, bytes, rows: count } = rows[0];
  const note = `\`${name}\`: ${Math.round(count).toLocaleString("en")} rows, ${(bytes / 1e9).toFixed(2)} GB with indexes`;
  const timed = async (
    /** @type {string} */ what,
    /** @type {string} */ statement,
    /** @type {string} */ undo,
  ) => {
    const began = performance.now();
    await client.query(statement);
    const ms = performance.now() - began;
    await client.query(undo);
    return { what, ms, note };
  };
  const drop = `ALTER TABLE ${name} DROP COLUMN bench_column`;
  return [
    await timed("a new column, null", `ALTER TABLE ${name} ADD COLUMN bench_column text`, drop),
    await timed(
      "a new column with a default",
      `ALTER TABLE ${name} ADD COLUMN bench_column boolean NOT NULL DEFAULT false`,
      drop,
    ),
    await timed(
      "an index, without blocking writes",
      `CREATE INDEX CONCURRENTLY bench_index ON ${name} (tenant_id, created_at)`,
      "DROP INDEX bench_index",
    ),
  ];
}
