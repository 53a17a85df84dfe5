/**
 * `npm run bench:processes`: what one, two and four server processes on one database take together, menus and cash
 * orders, each process of a restaurant of its own. That limits, keys, live pages, caches and jobs stay exact with several
 * is tested by scripts/testing/two-servers.system.test.ts.
 */
import { runSession } from "../launch/session.mjs";
import { copyShops } from "./copy-shops.mjs";
import { cpuMeter } from "./cpu-meter.mjs";
import { measured } from "./measured.mjs";
import { benchEnvironment, openBench, startBenchServer } from "./open-bench.mjs";
import { orders } from "./requests.mjs";
import { settle } from "./settle.mjs";
import { together } from "./together.mjs";

const PROCESSES = [1, 2, 4];
const CONNECTIONS = 48;
const SECONDS = Number(process.env.BENCH_SECONDS || 5);

await runSession(async (session) => {
  const { databaseUrl, shop } = await openBench(session, "bench-processes");
  const slugs = await copyShops(databaseUrl, { slug: shop.slug, count: Math.max(...PROCESSES) });
  const environment = await benchEnvironment(databaseUrl);
  const meter = await cpuMeter({ serverPid: process.pid, databaseUrl });

  console.log(
    "| Processes | Menus a second | p99 | Orders a second | p99 | Processor time of an order: database |",
  );
  console.log("|---|---|---|---|---|---|");
  for (const count of PROCESSES) {
    const servers = await Promise.all(
      Array.from({ length: count }, () => startBenchServer(session, environment)),
    );
    /** @param {(origin: string, number: number) => { url: string, body?: () => string }} requestTo */
    const ofAll = (requestTo) =>
      measured({ rest: () => settle(databaseUrl), meter }, () =>
        together(
          servers.map(({ origin }, number) => ({
            ...requestTo(origin, number),
            connections: CONNECTIONS / count,
          })),
          SECONDS,
        ),
      );
    const slugOf = (/** @type {number} */ number) => slugs[number] ?? shop.slug;
    const menus = await ofAll((origin, number) => ({
      url: `${origin}/api/public/${slugOf(number)}/menu`,
    }));
    const placed = await ofAll((origin, number) =>
      orders(origin, { slug: slugOf(number), products: shop.unlimited, paymentMethod: "cash" }),
    );
    const database = placed.cpu ? `${placed.cpu.databaseMs.toFixed(2)} ms` : "not available";
    console.log(
      `| ${count} | ${menus.perSecond} | ${menus.p99Ms} ms | ${placed.perSecond} | ${placed.p99Ms} ms | ${database} |`,
    );
    for (const { stop } of servers) await stop();
  }
  await session.end(0);
});
