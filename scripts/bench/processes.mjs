/**
 * `npm run bench:processes`: what one, two and four server processes on one database take together, menus and cash
 * orders, each process of a restaurant of its own. That limits, keys, live pages, caches and jobs stay exact with several
 * is tested by scripts/testing/two-servers.system.test.ts.
 */
import { applyMigrations } from "../database/apply-migrations.mjs";
import { startEmbeddedPostgres } from "../database/embedded-postgres.mjs";
import { openRuntimeRole } from "../database/runtime-role.mjs";
import { ensureInstalled, requireNode } from "../launch/install.mjs";
import { freePort } from "../launch/ports.mjs";
import { prepareCode, preparePages, prepareServer } from "../launch/prepare.mjs";
import { ephemeralSecrets } from "../launch/secrets.mjs";
import { startServer } from "../launch/server-process.mjs";
import { runSession } from "../launch/session.mjs";
import { createBenchShop } from "./bench-shop.mjs";
import { copyShops } from "./copy-shops.mjs";
import { cpuMeter } from "./cpu-meter.mjs";
import { load } from "./load.mjs";
import { measured } from "./measured.mjs";
import { orders } from "./requests.mjs";
import { settle } from "./settle.mjs";

const PROCESSES = [1, 2, 4];
const CONNECTIONS = 48;
const SECONDS = Number(process.env.BENCH_SECONDS || 5);

await runSession(async (session) => {
  requireNode();
  await ensureInstalled();
  await prepareCode();
  await prepareServer();
  await preparePages();
  const postgres = await startEmbeddedPostgres({ name: "bench-processes", ephemeral: true, durable: true });
  session.atEnd(postgres.stop);
  await applyMigrations(postgres.url);
  const shop = await createBenchShop(postgres.url);
  const slugs = await copyShops(postgres.url, { slug: shop.slug, count: Math.max(...PROCESSES) });
  const served = await openRuntimeRole(postgres.url);
  const secrets = ephemeralSecrets();
  const meter = await cpuMeter({ serverPid: process.pid, databaseUrl: postgres.url });

  const start = async () => {
    const port = String(await freePort());
    const environment = { LOG_LEVEL: "warn", PORT: port, BAZAR_DEMO: "1", DATABASE_URL: served };
    const server = await startServer({ ...secrets, ...environment });
    session.atEnd(server.stop);
    return { ...server, origin: `http://127.0.0.1:${port}` };
  };

  console.log(
    "| Processes | Menus a second | p99 | Orders a second | p99 | Processor time of an order: database |",
  );
  console.log("|---|---|---|---|---|---|");
  for (const count of PROCESSES) {
    const servers = await Promise.all(Array.from({ length: count }, () => start()));
    /** @param {(origin: string, number: number) => { url: string, body?: () => string }} requestTo */
    const together = (requestTo) =>
      measured({ rest: () => settle(postgres.url), meter }, async () => {
        const each = await Promise.all(
          servers.map(({ origin }, number) =>
            load({ ...requestTo(origin, number), connections: CONNECTIONS / count, seconds: SECONDS }),
          ),
        );
        const sum = (/** @type {(figures: (typeof each)[number]) => number} */ of) =>
          each.reduce((total, figures) => total + of(figures), 0);
        return {
          answered: sum(({ answered }) => answered),
          perSecond: sum(({ perSecond }) => perSecond),
          p99Ms: Math.max(...each.map(({ p99Ms }) => p99Ms)),
        };
      });
    const slugOf = (/** @type {number} */ number) => slugs[number] ?? shop.slug;
    const menus = await together((origin, number) => ({
      url: `${origin}/api/public/${slugOf(number)}/menu`,
    }));
    const placed = await together((origin, number) =>
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
