/**
 * `npm run test:restore`: PostgreSQL archives its WAL and is backed up with the scripts in `ops/postgres` while guests
 * order, pay, split bills and are refunded. Then its disk is lost. It is restored to a moment in the middle, and to the
 * last one that was archived: the books add up, and exactly the orders from before are there.
 */
import { execFile, fork } from "node:child_process";
import { randomUUID } from "node:crypto";
import { chmod, cp, mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { createCrashShop } from "../crash/crash-shop.mjs";
import { checkOwnBooks } from "../crash/own-books.mjs";
import { applyMigrations } from "../database/apply-migrations.mjs";
import { giveTo, identityOf, postgresUser } from "../database/postgres-user.mjs";
import { openRuntimeRole } from "../database/runtime-role.mjs";
import { preparePages, prepareServer } from "../launch/prepare.mjs";
import { projectFolder } from "../launch/project.mjs";
import { ephemeralSecrets } from "../launch/secrets.mjs";
import { runSession } from "../launch/session.mjs";
import { findPostgresPrograms, initialise, query, startCluster } from "./debian-postgres.mjs";
import { environmentOf } from "./environment.mjs";
import { serveFrom } from "./installation.mjs";
import { startOrders } from "./order-load.mjs";
import { createVerdicts } from "./verdicts.mjs";

const run = promisify(execFile);
const guestsProgram = fileURLToPath(new URL("../crash/guests.mjs", import.meta.url));
/** Before the backup, after it, and after the moment that is restored. */
const LOAD_MS = 5_000;
const GUESTS = 8;

await runSession(async (session) => {
  await prepareServer();
  await preparePages();
  const { tell, chapter, wrong } = createVerdicts();
  const programs = await findPostgresPrograms();
  if (!programs)
    throw new Error("There is no PostgreSQL of Debian on this machine, which alone has pg_basebackup.");
  const user = await postgresUser();
  const folder = await mkdtemp(path.join(tmpdir(), "bazar-restore-"));
  session.atEnd(() => rm(folder, { recursive: true, force: true }));
  await chmod(folder, 0o755);
  const place = (/** @type {string[]} */ ...names) => path.join(folder, ...names);
  for (const name of ["backup", "backup/base", "backup/wal", "clusters"]) {
    await mkdir(place(name));
    await giveTo(place(name), user);
  }
  // Where the user of the database can read them, wherever the checkout is.
  await cp(path.join(projectFolder, "ops", "postgres"), place("ops"), { recursive: true });
  const env = { BACKUP_DIR: place("backup"), PATH: `${programs}:${process.env.PATH}` };
  const script = (/** @type {string} */ name, /** @type {string[]} */ args, more = {}) =>
    run(place("ops", name), args, { cwd: "/", env: environmentOf({ ...env, ...more }), ...identityOf(user) });

  const data = place("clusters", "first");
  await initialise(programs, data, user);
  const settings = {
    archive_mode: "on",
    archive_command: `${place("ops", "archive-wal.sh")} %p %f`,
    archive_timeout: "300",
  };
  const first = await startCluster({ programs, data, user, settings, env });
  session.atEnd(first.stop);
  await query(first.url("postgres"), "CREATE DATABASE bazar");
  const owner = first.url("bazar");
  await applyMigrations(owner);
  const shop = await createCrashShop(owner, { receiverUrl: "http://127.0.0.1:9/" });
  const secrets = { ...ephemeralSecrets(), BAZAR_DEMO: "1", LOG_LEVEL: "fatal", PUBLIC_URL: "" };
  const serverEnv = { ...secrets, CRON_SECRET: randomUUID(), DATABASE_URL: await openRuntimeRole(owner) };
  const server = await serveFrom(projectFolder, serverEnv);
  session.atEnd(server.stop);

  chapter(`PostgreSQL ${path.basename(path.dirname(programs))} is backed up under load`);
  const load = startOrders(() => server.origin, shop);
  const plan = { origin: server.origin, shop, guests: GUESTS, cronSecret: serverEnv.CRON_SECRET };
  const guests = fork(guestsProgram, [JSON.stringify(plan)]);
  session.atEnd(async () => guests.kill());
  /** @type {Promise<unknown>} */
  const told = new Promise((resolve) => guests.once("message", resolve));
  await wait(LOAD_MS);
  const began = performance.now();
  await script("base-backup.sh", [], { PGHOST: "127.0.0.1", PGPORT: String(first.port), PGUSER: "bazar" });
  tell("base backup, verified", `${((performance.now() - began) / 1_000).toFixed(1)} s`);
  await wait(LOAD_MS);
  const [{ moment }] = await query(owner, "SELECT clock_timestamp() AS moment");
  const momentMs = moment.getTime();
  await wait(LOAD_MS);
  guests.send("stop");
  const { orders, failed } = await load.stop();
  await told;
  tell("orders acknowledged", orders.length, orders.length > 30);
  tell(
    "orders refused meanwhile",
    failed.length === 0 ? 0 : `${failed.length}: ${failed[0]}`,
    failed.length === 0,
  );
  const before = await checkOwnBooks(serverEnv);
  tell("the books before", booksOf(before), before.wrong.length === 0);
  await server.stop();
  const [{ segment }] = await query(owner, "SELECT pg_walfile_name(pg_switch_wal()) AS segment");
  await archived(owner, segment);
  await first.crash();
  await rm(data, { recursive: true });
  tell("the disk is lost", "data folder removed");

  /** Restores to a moment, or to the last one, and says what is there. */
  async function restored(
    /** @type {string} */ name,
    /** @type {string} */ to,
    /** @type {number} */ limitMs,
  ) {
    const copy = place("clusters", name);
    const started = performance.now();
    await script("restore.sh", [to, copy]);
    const cluster = await startCluster({ programs: programs ?? "", data: copy, user, settings, env });
    session.atEnd(cluster.stop);
    tell("restored and open", `${((performance.now() - started) / 1_000).toFixed(1)} s`);
    const url = new URL(serverEnv.DATABASE_URL);
    url.port = String(cluster.port);
    const rows = await query(cluster.url("bazar"), "SELECT id FROM orders");
    const there = new Set(rows.map(({ id }) => id));
    const due = orders.filter(({ toldAt }) => toldAt < limitMs);
    const lost = due.filter(({ id }) => !there.has(id)).length;
    tell(`of ${due.length} orders acknowledged before it, lost`, lost, lost === 0 && due.length > 0);
    const later = orders.filter(({ sentAt }) => sentAt > limitMs);
    const extra = later.filter(({ id }) => there.has(id)).length;
    if (to !== "")
      tell(`of ${later.length} orders sent after it, there`, extra, extra === 0 && later.length > 0);
    const after = await checkOwnBooks({ ...serverEnv, DATABASE_URL: url.href });
    tell("the books", booksOf(after), after.wrong.length === 0);
    const again = await serveFrom(projectFolder, { ...serverEnv, DATABASE_URL: url.href });
    session.atEnd(again.stop);
    const next = startOrders(() => again.origin, shop, 1);
    while (next.log.orders.length + next.log.failed.length < 5) await wait(50);
    const more = await next.stop();
    tell(
      "a server on it takes orders",
      `${more.orders.length} of ${more.orders.length + more.failed.length}`,
      more.failed.length === 0,
    );
    await again.stop();
    await cluster.stop();
  }

  // The other way round, the last transaction would be that of the first copy: a restore follows the newest timeline.
  chapter("Restored to the last transaction that was archived");
  await restored("last", "", Date.now());
  chapter(`Restored to ${moment.toISOString()}, while guests ordered`);
  await restored("moment", moment.toISOString(), momentMs);
  await session.end(wrong() === 0 ? 0 : 1);
});

function booksOf(/** @type {{ compared: number, wrong: string[] }} */ { compared, wrong }) {
  return wrong.length === 0
    ? `${compared} comparisons, no difference`
    : `${wrong.length} differ: ${wrong[0]}`;
}

/** Waits until a segment of WAL is in the archive. */
async function archived(/** @type {string} */ url, /** @type {string} */ segment) {
  for (;;) {
    const [row] = await query(url, "SELECT last_archived_wal AS last FROM pg_stat_archiver");
    if (row.last >= segment) return;
    await wait(100);
  }
}
