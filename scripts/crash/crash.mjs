/**
 * `npm run test:crash`: kills the built server again and again, and the database once (of a cluster each host), while
 * guests order, eat at tables, split bills, buy gift cards, cancel, dispute and are refunded, staff take orders and money,
 * drawers are closed, printers print and lose their power, restaurants are paid out, and the payment processor fails,
 * repeats itself and mixes up its events, and banks send refunds back; then asserts that nothing was lost, done twice or
 * left lying, no ticket printed twice without saying so and no Z number left out, and, without a cluster, that every kind
 * of act happened. Between the kills the server is stopped as a deployment stops it, and has to leave no job locked.
 * CRASH_KILLS sets how often the server dies.
 */
import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { openRuntimeRole } from "../database/runtime-role.mjs";
import { ensureInstalled, requireNode } from "../launch/install.mjs";
import { freePort } from "../launch/ports.mjs";
import { preparePages, prepareServer } from "../launch/prepare.mjs";
import { ephemeralSecrets } from "../launch/secrets.mjs";
import { startServer } from "../launch/server-process.mjs";
import { runSession } from "../launch/session.mjs";
import { nodesOf } from "../testing/citus-cluster.mjs";
import { freshDatabase } from "../testing/fresh-database.mjs";
import { connected } from "./connected.mjs";
import { createCrashShop } from "./crash-shop.mjs";
import { judge } from "./judge.mjs";
import { killDatabase, untilNonePrepared } from "./kill-database.mjs";
import { startReceiver } from "./receiver.mjs";
import { sendGuests } from "./send-guests.mjs";

const KILLS = Number(process.env.CRASH_KILLS || 6);
const STOPS = 3;
const FAULTS = {
  error: 0.06,
  timeoutBefore: 0.04,
  timeoutAfter: 0.06,
  duplicateEvents: 0.2,
  reorderEvents: 0.3,
  failedRefunds: 0.15,
  returnedRefunds: 0.15,
  slowMs: 150,
};

await runSession(async (session) => {
  requireNode();
  await ensureInstalled();
  await prepareServer();
  await preparePages();

  const databaseUrl = await freshDatabase(session, "crash");
  const hosts = await nodesOf(databaseUrl);
  const receiver = await startReceiver();
  session.atEnd(receiver.stop);
  const cronSecret = randomUUID();
  const shop = await createCrashShop(databaseUrl, { receiverUrl: receiver.url });
  const port = await freePort();
  const calm = {
    ...ephemeralSecrets(),
    LOG_LEVEL: "fatal",
    PORT: String(port),
    BAZAR_DEMO: "1",
    DATABASE_URL: await openRuntimeRole(databaseUrl),
    WEBHOOK_ALLOW_LOOPBACK: "1",
    CRON_SECRET: cronSecret,
  };
  const stormy = { ...calm, STRIPE_EMULATOR_FAULTS: JSON.stringify(FAULTS) };
  let server = await startServer(stormy);
  session.atEnd(() => server.stop());

  const guests = sendGuests(session, { origin: `http://127.0.0.1:${port}`, shop, cronSecret });

  for (let kill = 1; kill <= KILLS; kill++) {
    await wait(2_500 + Math.random() * 4_000);
    await server.crash();
    server = await startServer(stormy);
    console.log(`  killed the server, ${kill} of ${KILLS}`);
  }
  await server.crash();
  /** @type {string[]} */
  const left = [];
  for (let stop = 1; stop <= STOPS; stop++) {
    const startedAt = new Date();
    server = await startServer(stormy);
    await wait(2_500 + Math.random() * 4_000);
    await server.stop();
    left.push(...(await lockedJobs(databaseUrl, startedAt)));
    console.log(`  stopped the server, ${stop} of ${STOPS}`);
  }
  server = await startServer(stormy);
  await wait(5_000);
  for (const [index, host] of hosts.entries()) {
    await killDatabase(host);
    console.log(`  killed the database, ${index + 1} of ${hosts.length}`);
    await wait(8_000);
    const { seconds, left: prepared } = await untilNonePrepared(hosts);
    if (seconds > 0) console.log(`  its prepared transactions were ended ${seconds} s later`);
    left.push(...prepared.map((gid) => `a transaction stays prepared: ${gid}`));
  }
  const told = await guests.callBack();
  await server.crash();
  const crashedAt = Date.now();
  server = await startServer(calm);

  const client = await connected(databaseUrl);
  session.atEnd(() => client.end());
  const since = { at: crashedAt, what: "the last crash" };
  // Guests of a cluster do less in the same time.
  const fewActs = hosts.length > 1;
  const { broken, sum } = await judge(client, { told, receiver, since, env: calm, wrong: left, fewActs });
  console.log(
    `${sum}, server killed ${KILLS + 2} times, stopped ${STOPS} times, database ${hosts.length === 1 ? "once" : `${hosts.length} times`}: ` +
      `${broken.length === 0 ? "everything is there once" : `${broken.length} things are wrong`}`,
  );
  await session.end(broken.length === 0 ? 0 : 1);
});

/**
 * Jobs that a server has left locked which was started then and is gone.
 *
 * @param {string} url
 * @param {Date} startedAt
 */
async function lockedJobs(url, startedAt) {
  const client = await connected(url);
  const { rows } = await client.query(
    "SELECT task_identifier FROM graphile_worker.jobs WHERE locked_at >= $1",
    [startedAt],
  );
  await client.end();
  return rows.map(({ task_identifier: task }) => `a clean stop left a job locked: ${task}`);
}
