/**
 * Kills the program of `npm run db:migrate`, and the PostgreSQL that it works on, at moments that are spread over the work.
 * MIGRATION_KILLS sets how often (`npm run test:migrate-kills`).
 */
import { type ChildProcess, spawn } from "node:child_process";
import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createDatabase } from "../testing/create-database";
import { applyMigrations, migratorName } from "./apply-migrations.mjs";
import { type RunningPostgres, startEmbeddedPostgres } from "./embedded-postgres.mjs";
import { readMigrations } from "./migration-folder.mjs";

const kills = Number(process.env.MIGRATION_KILLS || 52);
/** Each kill comes this much later after the work began than the one before, over and over. */
const [stepMs, latestMs] = [9, 90];
const EMPTY = "kills_empty";
const OLDER = "kills_older";

let cluster: RunningPostgres;
let admin: pg.Pool;

beforeAll(async () => {
  cluster = await startEmbeddedPostgres({ name: "kills", ephemeral: true });
  admin = new pg.Pool({ connectionString: cluster.url, max: 1 });
  admin.on("error", () => undefined);
  await createDatabase(cluster.url, EMPTY);
  const older = await createDatabase(cluster.url, OLDER);
  const all = await readMigrations();
  await applyMigrations(
    older,
    all.filter(({ name }) => name < "20261121203706_one_money_engine"),
  );
  await withClient(older, (client) =>
    client.query(`
      INSERT INTO tenant (id, slug, name, email, phone, address, city, country, latitude, longitude, time_zone, currency, locales, opening_hours)
      VALUES ('t', 'roma', 'Roma', 'a@a.example', '1', 'Via 1', 'Roma', 'IT', 41.9, 12.5, 'Europe/Rome', 'EUR', '{it}', '{}');
      INSERT INTO orders (tenant_id, id, number, type, payment_method, currency, locale, customer_name, customer_email,
                          customer_phone, subtotal_minor, total_minor, promised_at, created_at)
      SELECT 't', 'o' || n, n, 'pickup', 'cash', 'EUR', 'en', 'Ada', 'a@a.example', '1', n, n, now(), now()
        FROM generate_series(1, 2000) n`),
  );
}, 60_000);
afterAll(async () => {
  await admin.end();
  await cluster.stop();
});

async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  client.on("error", () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Asks the cluster, also while it recovers from a kill. */
async function ask<Row extends pg.QueryResultRow>(text: string, values: unknown[] = []): Promise<Row[]> {
  for (let tries = 0; ; tries++) {
    try {
      return (await admin.query<Row>(text, values)).rows;
    } catch (error) {
      if (tries > 200) throw error;
      await wait(50);
    }
  }
}

function migrate(url: string) {
  const child = spawn(process.execPath, ["scripts/database/migrate.mjs"], {
    env: { ...process.env, DATABASE_URL: url, DIRECT_URL: "" },
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (output += chunk));
  const ended = new Promise<{ code: number | null; output: string }>((resolve) =>
    child.once("close", (code) => resolve({ code, output })),
  );
  return { child, ended };
}

/** The migrating connection's process, once it works; null when its program has ended. */
async function workerOf(child: ChildProcess, database: string): Promise<number | null> {
  while (child.exitCode === null) {
    const [found] = await ask<{ pid: number }>(
      "SELECT pid FROM pg_stat_activity WHERE datname = $1 AND application_name = $2",
      [database, migratorName],
    );
    if (found) return found.pid;
  }
  return null;
}

const victims = ["SIGKILL", "SIGTERM", "SIGINT", "database"] as const;

/** PostgreSQL takes the violent end of one of its processes as a crash of all, and recovers. False when it has ended. */
function crash(pid: number): boolean {
  try {
    return process.kill(pid, "SIGKILL");
  } catch {
    return false;
  }
}

/** Runs the migrations and kills once. False when the work was faster. */
async function killOnce(url: string, victim: (typeof victims)[number], delayMs: number): Promise<boolean> {
  const { child, ended } = migrate(url);
  const worker = await workerOf(child, new URL(url).pathname.slice(1));
  await wait(delayMs);
  if (worker === null || child.exitCode !== null) return false;
  if (victim !== "database") child.kill(victim);
  else if (!crash(worker)) return false;
  const { code, output } = await ended;
  if (victim === "database" && code === 0) return false;
  if (victim === "database") expect([code, output.trim().split("\n")]).toEqual([1, [expect.any(String)]]);
  expect(output).not.toMatch(/\n\s+at /);
  return true;
}

/** Everything that migrations make, as PostgreSQL describes it. */
const STRUCTURE = `
  SELECT array_agg(line ORDER BY line) AS lines FROM (
    SELECT format('%s.%s %s %s %s', attrelid::regclass, attname, format_type(atttypid, atttypmod), attnotnull, pg_get_expr(adbin, adrelid)) AS line
      FROM pg_attribute a JOIN pg_class c ON c.oid = a.attrelid LEFT JOIN pg_attrdef d ON d.adrelid = attrelid AND d.adnum = attnum
     WHERE relnamespace = 'public'::regnamespace AND attnum > 0 AND NOT attisdropped AND relkind IN ('r', 'v')
    UNION ALL SELECT format('%s %s', conrelid::regclass, pg_get_constraintdef(oid)) FROM pg_constraint WHERE connamespace = 'public'::regnamespace
    UNION ALL SELECT format('%s %s', indexdef, indisvalid) FROM pg_indexes i JOIN pg_index ON indexrelid = format('%I.%I', schemaname, indexname)::regclass WHERE schemaname IN ('public', 'graphile_worker')
    UNION ALL SELECT pg_get_triggerdef(oid) FROM pg_trigger WHERE NOT tgisinternal
    UNION ALL SELECT pg_get_functiondef(oid) FROM pg_proc WHERE pronamespace IN ('public'::regnamespace, 'graphile_worker'::regnamespace) AND prokind = 'f'
    UNION ALL SELECT format('%s %s', enumtypid::regtype, enumlabel) FROM pg_enum
    UNION ALL SELECT format('%s %s', migration_name, finished_at IS NOT NULL) FROM _prisma_migrations
    UNION ALL SELECT format('queue %s', id) FROM graphile_worker.migrations
  ) AS lines(line)`;
const structureOf = (url: string) =>
  withClient(url, async (client) => (await client.query<{ lines: string[] }>(STRUCTURE)).rows[0]?.lines);

it.each([
  ["an empty database", EMPTY],
  ["an older database with orders", OLDER],
])(
  "nothing has to be repaired after kills over %s",
  async (_, template) => {
    const whole = await createDatabase(cluster.url, `${template}_whole`);
    await applyMigrations(whole);
    const wanted = await structureOf(whole);

    let done = 0;
    for (let round = 0; done < kills / 2; round++) {
      await ask(`CREATE DATABASE ${template}_${round} TEMPLATE ${template}`);
      const url = new URL(cluster.url);
      url.pathname = `/${template}_${round}`;
      // Each run continues where the one before was killed, until one is faster than its kill.
      for (let delayMs = (round * stepMs) % latestMs; done < kills / 2; delayMs += stepMs) {
        const victim = victims[done % victims.length] ?? "SIGKILL";
        if (!(await killOnce(url.href, victim, delayMs % latestMs))) break;
        done += 1;
      }
      expect(await migrate(url.href).ended).toMatchObject({ code: 0 });
      expect(await structureOf(url.href)).toEqual(wanted);
      if (template === OLDER) {
        const [sum] = await withClient(
          url.href,
          async (client) =>
            (await client.query("SELECT count(*)::int, sum(total_minor)::int FROM orders")).rows,
        );
        expect(sum).toEqual({ count: 2_000, sum: 2_001_000 });
      }
    }
  },
  120_000 + kills * 5_000,
);

it("nothing has to be repaired after PostgreSQL was killed as a whole", async () => {
  const url = await createDatabase(cluster.url, "kills_postmaster");
  const { child, ended } = migrate(url);
  await workerOf(child, "kills_postmaster");
  const [postmaster] = await ask<{ pid: number }>(
    "SELECT split_part(pg_read_file('postmaster.pid'), E'\\n', 1)::int AS pid",
  );
  process.kill(postmaster?.pid ?? 0, "SIGKILL");
  const { code, output } = await ended;
  expect([code, output.trim()]).toEqual([
    1,
    expect.stringMatching(/^The connection to the database was lost.*again/),
  ]);
  await ask("SELECT 1");
  expect(await migrate(url).ended).toMatchObject({ code: 0 });
}, 60_000);
