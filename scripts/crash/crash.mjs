/**
 * `npm run test:crash`: kills the built server again and again, and the database once, while guests order, pay and
 * cancel; then asserts that nothing was lost, done twice or left lying. CRASH_KILLS sets how often the server dies.
 */
import { fork } from "node:child_process";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import pg from "pg";
import { applyMigrations } from "../database/apply-migrations.mjs";
import { startEmbeddedPostgres } from "../database/embedded-postgres.mjs";
import { ensureInstalled, requireNode } from "../launch/install.mjs";
import { freePort } from "../launch/ports.mjs";
import { preparePages, prepareServer } from "../launch/prepare.mjs";
import { ephemeralSecrets } from "../launch/secrets.mjs";
import { startServer } from "../launch/server-process.mjs";
import { runSession } from "../launch/session.mjs";
import { findWaiting, findWrong } from "./check-books.mjs";
import { createCrashShop } from "./crash-shop.mjs";

const KILLS = Number(process.env.CRASH_KILLS || 6);
const GUESTS = 6;
const REST_MS = 90_000;
const guestsProgram = fileURLToPath(new URL("./guests.mjs", import.meta.url));

await runSession(async (session) => {
  requireNode();
  await ensureInstalled();
  await prepareServer();
  await preparePages();

  const postgres = await startEmbeddedPostgres({ name: "crash", ephemeral: true, durable: true });
  session.atEnd(postgres.stop);
  await applyMigrations(postgres.url);
  const shop = await createCrashShop(postgres.url);
  const port = await freePort();
  const env = {
    ...ephemeralSecrets(),
    LOG_LEVEL: "fatal",
    PORT: String(port),
    PUBLIC_URL: `http://localhost:${port}`,
    DATABASE_URL: postgres.url,
  };
  let server = await startServer(env);
  session.atEnd(() => server.stop());

  const origin = `http://127.0.0.1:${port}`;
  const guests = fork(guestsProgram, [JSON.stringify({ origin, shop, guests: GUESTS })]);
  session.atEnd(async () => guests.kill());
  /** @type {Promise<{ acknowledged: import("./guests.mjs").Acknowledged[], wrong: string[] }>} */
  const told = new Promise((resolve, reject) => {
    guests.once("message", resolve);
    guests.once("exit", () => reject(new Error("The guests ended before they told what they know.")));
  });

  for (let kill = 1; kill <= KILLS; kill++) {
    await wait(1_500 + Math.random() * 2_500);
    await server.crash();
    server = await startServer(env);
    console.log(`  killed the server, ${kill} of ${KILLS}`);
  }
  await wait(3_000);
  await killDatabase(postgres.url);
  console.log("  killed the database");
  await wait(5_000);
  guests.send("stop");
  const { acknowledged, wrong } = await told;

  const client = await connected(postgres.url);
  session.atEnd(() => client.end());
  await letTimePass(client);
  const waiting = await restOf(client);
  const broken = [...wrong, ...waiting, ...(await findWrong(client, acknowledged))];
  for (const what of broken) console.error(`  ${what}`);
  console.log(
    `${acknowledged.length} orders acknowledged, server killed ${KILLS} times, database once: ` +
      `${broken.length === 0 ? "everything is there once" : `${broken.length} things are wrong`}`,
  );
  await session.end(broken.length === 0 ? 0 : 1);
});

/** Kills every process of the database at the same moment; its keeper starts it again. */
async function killDatabase(/** @type {string} */ url) {
  const client = await connected(url);
  const { rows } = await client.query(
    "SELECT current_setting('data_directory') AS folder, array_agg(pid) AS pids FROM pg_stat_activity",
  );
  const { folder, pids } = rows[0];
  const [postmaster] = (await readFile(path.join(folder, "postmaster.pid"), "utf8")).split("\n");
  for (const pid of [Number(postmaster), ...pids]) {
    try {
      process.kill(pid, "SIGKILL");
    } catch {
      // It ended with the one before.
    }
  }
  client.end().catch(() => {});
}

/** A connection, as soon as the database takes one. */
async function connected(/** @type {string} */ url) {
  for (let attempt = 1; ; attempt++) {
    const client = new pg.Client({ connectionString: url });
    client.on("error", () => {});
    try {
      await client.connect();
      return client;
    } catch (error) {
      if (attempt === 60) throw error;
      await wait(500);
    }
  }
}

/** What killed workers hold is free after some minutes: those are not waited for, but counted as over. */
async function letTimePass(/** @type {pg.Client} */ client) {
  await client.query(
    "UPDATE graphile_worker._private_jobs SET locked_at = locked_at - interval '1 hour' WHERE locked_at < now() - interval '5 s'",
  );
  await client.query(
    "UPDATE graphile_worker._private_jobs SET run_at = now() WHERE attempts > 0 AND locked_at IS NULL",
  );
}

/** Waits until nothing waits any more, and returns what still does when patience ends. */
async function restOf(/** @type {pg.Client} */ client) {
  const deadline = Date.now() + REST_MS;
  for (;;) {
    const waiting = await findWaiting(client);
    if (waiting.length === 0 || Date.now() > deadline) return waiting;
    await wait(1_000);
  }
}
