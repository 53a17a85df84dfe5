/**
 * `npm run bench:hosts`: what a request costs on the self-hosted server and on `next start`, side by side in one run on one
 * database: processor time of the process per request, and requests per second (decision 001).
 */
import { spawn } from "node:child_process";
import { readFile } from "node:fs/promises";
import { setTimeout as wait } from "node:timers/promises";
import { applyMigrations } from "../database/apply-migrations.mjs";
import { startEmbeddedPostgres } from "../database/embedded-postgres.mjs";
import { openRuntimeRole } from "../database/runtime-role.mjs";
import { ensureInstalled } from "../launch/install.mjs";
import { freePort } from "../launch/ports.mjs";
import { prepareCode, preparePages, prepareServer } from "../launch/prepare.mjs";
import { projectFolder } from "../launch/project.mjs";
import { packageProgram } from "../launch/run.mjs";
import { ephemeralSecrets } from "../launch/secrets.mjs";
import { runSession } from "../launch/session.mjs";
import { createBenchShop } from "./bench-shop.mjs";
import { load } from "./load.mjs";
import { orders } from "./requests.mjs";
import { settle } from "./settle.mjs";

const SECONDS = Number(process.env.BENCH_SECONDS || 5);
const CONNECTIONS = 10;
const ROUNDS = 3;
const TICKS_PER_SECOND = 100;
const PATIENCE_MS = 60_000;

/** @typedef {{ name: string, origin: string, pid: number }} Host */

const median = (/** @type {number[]} */ numbers) =>
  numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0;

/** Processor time of a process so far, of all its threads (Linux). */
async function processorMs(/** @type {number} */ pid) {
  const stat = await readFile(`/proc/${pid}/stat`, "utf8");
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  return ((Number(fields[11]) + Number(fields[12])) * 1_000) / TICKS_PER_SECOND;
}

await runSession(async (session) => {
  await ensureInstalled();
  await prepareCode();
  await prepareServer();
  await preparePages();
  const postgres = await startEmbeddedPostgres({ name: "bench-hosts", ephemeral: true, durable: true });
  session.atEnd(postgres.stop);
  await applyMigrations(postgres.url);
  const shop = await createBenchShop(postgres.url);
  /** @type {NodeJS.ProcessEnv} */
  const env = {
    ...process.env,
    ...ephemeralSecrets(),
    NODE_ENV: "production",
    LOG_LEVEL: "warn",
    BAZAR_DEMO: "1",
    MIGRATION_DATABASE_URL: undefined,
    DATABASE_URL: await openRuntimeRole(postgres.url),
  };

  /**
   * @param {string} name
   * @param {string[]} program
   * @param {Record<string, string | undefined>} own
   * @returns {Promise<Host>}
   */
  async function start(name, program, own = {}) {
    const port = await freePort();
    const child = spawn(process.execPath, program, {
      cwd: projectFolder,
      env: { ...env, ...own, PORT: String(port) },
      stdio: ["ignore", "ignore", "inherit"],
    });
    session.atEnd(async () => void child.kill("SIGKILL"));
    const origin = `http://127.0.0.1:${port}`;
    const deadline = performance.now() + PATIENCE_MS;
    while (!(await fetch(`${origin}/readyz`).catch(() => null))?.ok) {
      if (performance.now() > deadline) throw new Error(`${name} was not ready after a minute.`);
      await wait(200);
    }
    return { name, origin, pid: child.pid ?? 0 };
  }

  const hosts = [
    await start("self-hosted", [".build/server.mjs"]),
    // As on Vercel, because Next knows no caller's address, and limits count by it.
    await start("next start", [packageProgram("next/dist/bin/next"), "start"], {
      VERCEL: "1",
      BAZAR_DEMO: undefined,
      PUBLIC_URL: "http://127.0.0.1:3000",
      CRON_SECRET: "0123456789abcdef0123456789abcdef",
    }),
  ];
  const requests = {
    menu: (/** @type {string} */ origin) => ({ url: `${origin}/api/public/${shop.slug}/menu` }),
    order: (/** @type {string} */ origin) =>
      orders(origin, { slug: shop.slug, products: shop.unlimited, paymentMethod: "cash" }),
    page: (/** @type {string} */ origin) => ({ url: `${origin}/s/${shop.slug}` }),
  };
  const rows = [];
  for (const [request, of] of Object.entries(requests)) {
    /** @type {Map<string, { cpuMs: number, perSecond: number }[]>} */
    const measured = new Map(hosts.map(({ name }) => [name, []]));
    for (let round = 0; round <= ROUNDS; round += 1) {
      for (const { name, origin, pid } of hosts) {
        await settle(postgres.url);
        const before = await processorMs(pid);
        const { perSecond } = await load({ ...of(origin), connections: CONNECTIONS, seconds: SECONDS });
        const cpuMs = ((await processorMs(pid)) - before) / (perSecond * SECONDS);
        // The first warms up.
        if (round > 0) measured.get(name)?.push({ cpuMs, perSecond });
      }
    }
    for (const [host, all] of measured) {
      const cpuMs = median(all.map((each) => each.cpuMs));
      rows.push({
        request,
        host,
        cpuMs: Number(cpuMs.toFixed(2)),
        perSecond: median(all.map((each) => each.perSecond)),
      });
    }
  }
  console.table(rows);
});
