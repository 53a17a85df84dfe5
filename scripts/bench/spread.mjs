/**
 * `npm run bench:spread -- --spread 10000`: what a menu and an order cost on one restaurant, and spread over many, each
 * as seldom as can be: requests per second, processor time of the server per request, and its memory.
 */
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { parseArgs } from "node:util";
import autocannon from "autocannon";
import { projectFolder } from "../launch/project.mjs";
import { runSession } from "../launch/session.mjs";
import { copyShops } from "./copy-shops.mjs";
import { cpuMeter } from "./cpu-meter.mjs";
import { nextAddress } from "./load.mjs";
import { measured } from "./measured.mjs";
import { benchEnvironment, openBench, startBenchServer } from "./open-bench.mjs";
import { orders } from "./requests.mjs";
import { settle } from "./settle.mjs";

const SECONDS = Number(process.env.BENCH_SECONDS || 8);
const CONNECTIONS = Number(process.env.BENCH_CONNECTIONS || 50);
/** So many at once make menus for the first time. */
const FIRST_READERS = 4;
/** Prime, so that a walk in these steps comes to every restaurant before it comes to one again. */
const STRIDE = 7919;

const PATIENCE_MS = 60_000;
const LOOK_AGAIN_MS = 50;
const GOOD_ANSWERS = 100;

const { values } = parseArgs({ options: { spread: { type: "string", default: "2000" } } });
const spread = Number(values.spread);

/** Asks until the server has answered well for a while: its first seconds are busy with connections and jobs. */
async function warmUp(/** @type {string} */ url) {
  const deadline = performance.now() + PATIENCE_MS;
  for (let well = 0; well < GOOD_ANSWERS; ) {
    const answer = await fetch(url);
    await answer.text();
    well = answer.ok ? well + 1 : 0;
    if (performance.now() > deadline) throw new Error("The server was not ready after a minute.");
    await wait(LOOK_AGAIN_MS);
  }
}

await runSession(async (session) => {
  const { databaseUrl, shop } = await openBench(session, "bench-spread");
  const slugs = await copyShops(databaseUrl, { slug: shop.slug, count: spread });
  const server = await startBenchServer(session, await benchEnvironment(databaseUrl));
  const { origin } = server;
  const meter = await cpuMeter({ serverPid: server.pid, databaseUrl });
  const rest = () => settle(databaseUrl);

  const { body } = orders(origin, { slug: shop.slug, products: shop.unlimited, paymentMethod: "cash" });
  const menu = { path: (/** @type {string} */ slug) => `/api/public/${slug}/menu` };
  const requests = {
    menu,
    "menu, compressed": { ...menu, headers: { "accept-encoding": "br" } },
    order: { path: (/** @type {string} */ slug) => `/api/public/${slug}/orders`, body },
  };

  /**
   * @param {{ path: (slug: string) => string, body?: () => string, headers?: Record<string, string> }} request
   * @param {string[]} over
   * @param {number} [amount] so many requests, by few at once, instead of so many seconds
   */
  const measure = async (request, over, amount) => {
    let at = 0;
    const { perSecond, p99Ms, cpu } = await measured({ rest, meter }, async () => {
      const result = await autocannon({
        url: origin,
        connections: amount ? FIRST_READERS : CONNECTIONS,
        ...(amount ? { amount } : { duration: SECONDS }),
        requests: [
          {
            method: request.body ? "POST" : "GET",
            headers: { ...request.headers, ...(request.body ? { "content-type": "application/json" } : {}) },
            setupRequest: (asked) => {
              at = (at + STRIDE) % over.length;
              asked.path = request.path(over[at] ?? "");
              asked.headers = { ...asked.headers, "x-forwarded-for": nextAddress() };
              if (request.body) asked.body = request.body();
              return asked;
            },
          },
        ],
      });
      if (result.non2xx > 0 || result.errors > 0)
        throw new Error(`${result.non2xx} answers were no success, ${result.errors} requests broke`);
      const { total } = result.requests;
      return { answered: total, perSecond: Math.round(total / result.duration), p99Ms: result.latency.p99 };
    });
    return { perSecond, p99Ms, cpu, memoryMb: await server.memoryMb() };
  };

  /** @type {({ name: string } & Awaited<ReturnType<typeof measure>>)[]} */
  const rows = [];
  const row = async (/** @type {string} */ name, /** @type {Parameters<typeof measure>} */ ...input) => {
    const figures = await measure(...input);
    rows.push({ name, ...figures });
    const { perSecond, p99Ms, cpu, memoryMb } = figures;
    const work = cpu
      ? `${cpu.serverMs.toFixed(3)} ms of the server and ${cpu.databaseMs.toFixed(3)} ms of the database`
      : "processor time not available";
    process.stdout.write(`${name.padEnd(36)} ${perSecond}/s, p99 ${p99Ms} ms, ${work}, ${memoryMb} MB\n`);
  };
  await warmUp(`${origin}${menu.path(shop.slug)}`);
  for (const request of Object.values(requests)) await measure(request, [shop.slug], 300);
  await row(`menu, first reads of ${spread}`, menu, slugs, spread);
  for (const [name, request] of Object.entries(requests)) {
    await row(`${name}, one restaurant`, request, [shop.slug]);
    await row(`${name}, ${spread} restaurants`, request, slugs);
  }
  const folder = path.join(projectFolder, ".data", "bench");
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, "spread.json"), `${JSON.stringify({ spread, rows }, null, 2)}\n`);
  await session.end(0);
});
