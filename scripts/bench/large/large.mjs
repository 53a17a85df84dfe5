/**
 * `npm run bench:large`: fills a database as large as a platform has after two years, and measures what guests, cooks,
 * owners and the platform's own people wait for, beside a small one. `--scale 0.05` makes all of it smaller,
 * `--fill-only` ends after the fill, `--write` puts the tables into docs/performance.md.
 */
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { ensureInstalled, requireNode } from "../../launch/install.mjs";
import { prepareCode, preparePages, prepareServer } from "../../launch/prepare.mjs";
import { projectFolder } from "../../launch/project.mjs";
import { runSession } from "../../launch/session.mjs";
import { cpuMeter } from "../cpu-meter.mjs";
import { benchEnvironment, startBenchServer } from "../open-bench.mjs";
import { settle } from "../settle.mjs";
import { measureChores } from "./chores.mjs";
import { openDatabases, withClient } from "./databases.mjs";
import { replaceBetweenMarkers } from "./markdown.mjs";
import { measureWait } from "./measure.mjs";
import { readOptions } from "./options.mjs";
import { signInAll } from "./people.mjs";
import { cpuOf, reportOf } from "./report.mjs";
import { waitsOf } from "./waits.mjs";

const DOCUMENT = path.join(projectFolder, "docs", "performance.md");
const LOOK_AGAIN_MS = 100;
const SETTLE_MS = 10_000;

await runSession(async (session) => {
  const options = readOptions(process.argv.slice(2));
  requireNode();
  await ensureInstalled();
  await prepareCode();
  const [small, large] = await openDatabases(session, options);
  if (options.fillOnly) return session.end(0);
  await prepareServer();
  await preparePages();
  const tasks = await tasksOf(session, small.url);
  const measured = {
    small: await measure(session, small.url, tasks),
    large: await measure(session, large.url, tasks),
  };
  const command = [
    "npm run bench:large --",
    ...process.argv.slice(2).filter((option) => option !== "--write"),
  ];
  const text = reportOf({ ...measured, command: command.join(" ") });
  console.log(`\n${text}\n`);
  if (options.write) {
    const document = await readFile(DOCUMENT, "utf8");
    await writeFile(DOCUMENT, replaceBetweenMarkers(document, { name: "bench:large", text }));
  }
  await session.end(0);
});

/**
 * What the server schedules. It makes up for what was never begun as soon as it starts, which here is everything, so it is
 * started once on the small database to learn the names.
 *
 * @param {import("../../launch/session.mjs").Session} session
 * @param {string} url
 * @returns {Promise<string[]>}
 */
async function tasksOf(session, url) {
  const server = await serve(session, url);
  try {
    return await withClient(url, async (client) => {
      for (;;) {
        const { rows } = await client.query("SELECT name FROM scheduled_task");
        if (rows.length > 0) return rows.map(({ name }) => name);
        await wait(LOOK_AGAIN_MS);
      }
    });
  } finally {
    await server.stop();
  }
}

/**
 * @param {import("../../launch/session.mjs").Session} session
 * @param {string} url
 * @param {readonly string[]} tasks that are not begun while others are measured, unless it is their minute
 * @returns {Promise<import("./report.mjs").Measured>}
 */
async function measure(session, url, tasks) {
  return withClient(url, async (client) => {
    await client.query(
      `INSERT INTO scheduled_task (name, started_at) SELECT name, now() FROM unnest($1::text[]) AS name
       ON CONFLICT (name) DO UPDATE SET started_at = excluded.started_at`,
      [tasks],
    );
    const facts = await factsOf(client);
    const { stop, origin, secret, pid } = await serve(session, url);
    const meter = await cpuMeter({ serverPid: pid, databaseUrl: url });
    try {
      const cookies = await signInAll(client, secret);
      const waits = [];
      await rest(url);
      for (const asked of await waitsOf(client, origin, cookies)) {
        const { who, what } = asked;
        const waited = await measureWait(asked, meter);
        // What follows a written order is done before somebody else is measured.
        if (asked.body !== undefined) await rest(url);
        console.log(
          `  ${who}: ${what}: p50 ${waited.p50Ms} ms, p99 ${waited.p99Ms} ms, CPU ${cpuOf(waited)} ms`,
        );
        waits.push({ who, what, waited });
      }
      return { facts, waits, chores: await measureChores(client, origin, await signInAll(client, secret)) };
    } finally {
      await stop();
    }
  });
}

/** Jobs that take longer go on beside what is measured. */
function rest(/** @type {string} */ url) {
  return settle(url, SETTLE_MS).catch(() => undefined);
}

/** Without a payment processor: an emulator would miss every payment that is filled in, and report it. */
async function serve(
  /** @type {import("../../launch/session.mjs").Session} */ session,
  /** @type {string} */ url,
) {
  const environment = await benchEnvironment(url);
  const server = await startBenchServer(session, {
    ...environment,
    BAZAR_DEMO: undefined,
    LOG_LEVEL: "fatal",
  });
  return { ...server, secret: environment.SESSION_SECRET ?? "" };
}

/** @returns {Promise<import("./report.mjs").Facts>} */
async function factsOf(/** @type {import("pg").Client} */ client) {
  const { rows } = await client.query(
    `SELECT (SELECT count(*)::int FROM orders) AS orders, (SELECT count(*)::int FROM tenant) AS restaurants,
            (SELECT count(*)::int FROM orders WHERE tenant_id = 't00000000001') AS largest,
            pg_database_size(current_database())::float8 AS bytes`,
  );
  return rows[0];
}
