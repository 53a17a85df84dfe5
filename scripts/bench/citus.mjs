/**
 * `npm run bench:citus`: what menus, orders, free tables and bookings of several restaurants take on one PostgreSQL, and on a
 * Citus cluster of a coordinator with one worker and with two: rates, and processor time of the server, of the coordinator
 * (or the one PostgreSQL) and of the workers. All of them are started here, one after the other, on this machine;
 * `-- --workers 0,2` leaves out the one worker.
 */
import os from "node:os";
import { parseArgs } from "node:util";
import { applyMigrations } from "../database/apply-migrations.mjs";
import { runSession } from "../launch/session.mjs";
import { startCitusCluster, startWithoutCitus } from "../testing/citus-cluster.mjs";
import { freshDatabase } from "../testing/fresh-database.mjs";
import { createBenchShop } from "./bench-shop.mjs";
import { copyShops } from "./copy-shops.mjs";
import { cpuMeter } from "./cpu-meter.mjs";
import { measured } from "./measured.mjs";
import { benchEnvironment, buildBench, startBenchServer } from "./open-bench.mjs";
import { availabilityUrl, bookings, orders } from "./requests.mjs";
import { settle } from "./settle.mjs";
import { together } from "./together.mjs";

const { values } = parseArgs({ options: { workers: { type: "string", default: "0,1,2" } } });
/** One PostgreSQL has none. */
const WORKERS = values.workers.split(",").map(Number);
/** Few of one restaurant wait for each other, and both workers have some. */
const RESTAURANTS = 8;
const CONNECTIONS = 48;
const SECONDS = Number(process.env.BENCH_SECONDS || 5);
const WARM_UP_SECONDS = 1;

/** @typedef {{ atEnd: (end: () => Promise<unknown>) => void }} Ends */
/** @typedef {Awaited<ReturnType<typeof together>> & { cpu: import("./cpu-meter.mjs").Cpu | null }} Figures */

await runSession(async (session) => {
  await buildBench();
  /** @type {Map<string, Figures>[]} */
  const columns = [];
  for (const workers of WORKERS) {
    /** @type {(() => Promise<unknown>)[]} */
    const ends = [];
    const end = async () => {
      for (const one of ends.splice(0).reverse()) await one();
    };
    session.atEnd(end);
    columns.push(await measureAll({ atEnd: (one) => ends.push(one) }, workers));
    await end();
  }
  print(columns);
  await session.end(0);
});

/**
 * @param {Ends} ends
 * @param {number} workers
 * @returns {Promise<Map<string, Figures>>} by the kind of work
 */
async function measureAll(ends, workers) {
  const databaseUrl = await startDatabase(ends, workers);
  const shop = await createBenchShop(databaseUrl);
  const slugs = await copyShops(databaseUrl, { slug: shop.slug, count: RESTAURANTS });
  // It would say of each email that its inbox has been sent enough.
  const environment = { ...(await benchEnvironment(databaseUrl)), LOG_LEVEL: "error" };
  const { pid, origin } = await startBenchServer(ends, environment);
  const meter = await cpuMeter({ serverPid: pid, databaseUrl });
  const rest = () => settle(databaseUrl);
  const orderOf = (/** @type {string} */ slug, /** @type {"cash" | "stripe"} */ paymentMethod) =>
    orders(origin, { slug, products: shop.unlimited, paymentMethod });
  /** @type {Record<string, (slug: string) => { url: string, body?: () => string } | Promise<import("./requests.mjs").Write>>} */
  const works = {
    menu: (slug) => ({ url: `${origin}/api/public/${slug}/menu` }),
    "cash order": (slug) => orderOf(slug, "cash"),
    "order by card": (slug) => orderOf(slug, "stripe"),
    "free tables of a day": (slug) => ({ url: availabilityUrl(origin, slug) }),
    booking: (slug) => bookings(origin, slug),
  };
  const figures = new Map();
  for (const [name, requestTo] of Object.entries(works)) {
    const requests = await Promise.all(slugs.map(requestTo));
    const send = (/** @type {number} */ seconds) =>
      together(
        requests.map((request) => ({ ...request, connections: CONNECTIONS / RESTAURANTS })),
        seconds,
      );
    await send(WARM_UP_SECONDS);
    figures.set(name, await measured({ rest, meter }, () => send(SECONDS)));
  }
  return figures;
}

/** A migrated, empty database that writes as carefully as a lasting one; of Debian's PostgreSQL, with Citus or without. */
async function startDatabase(/** @type {Ends} */ ends, /** @type {number} */ workers) {
  if (workers > 0)
    return freshDatabase(ends, "bench", await startCitusCluster(ends.atEnd, { workers, durable: true }));
  const url = await startWithoutCitus(ends.atEnd);
  await applyMigrations(url);
  return url;
}

function print(/** @type {Map<string, Figures>[]} */ columns) {
  console.log(
    `\n${os.cpus().length} × ${os.cpus()[0]?.model.trim()}, Node ${process.versions.node}, ${RESTAURANTS} restaurants, ${CONNECTIONS} connections, ${SECONDS} s each. Processor time of one: server + coordinator + workers.\n`,
  );
  const line = (/** @type {string[]} */ cells) => console.log(`| ${cells.join(" | ")} |`);
  line(["Work", ...WORKERS.map((count) => (count === 0 ? "one PostgreSQL" : `cluster, workers: ${count}`))]);
  line(["---", ...columns.map(() => "---:")]);
  for (const name of columns[0]?.keys() ?? [])
    line([name, ...columns.map((column, index) => textOf(column.get(name), WORKERS[index] ?? 0))]);
}

function textOf(/** @type {Figures | undefined} */ figures, /** @type {number} */ workers) {
  if (!figures) return "";
  const { perSecond, p99Ms, cpu } = figures;
  const parts = cpu && [
    cpu.serverMs,
    cpu.databaseMs - cpu.workersMs,
    ...(workers === 0 ? [] : [cpu.workersMs]),
  ];
  const costs = parts ? `${parts.map((ms) => ms.toFixed(2)).join(" + ")} ms` : "processor time not available";
  return `${perSecond}/s, p99 ${p99Ms} ms, ${costs}`;
}
