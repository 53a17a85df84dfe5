/**
 * `npm run bench:hosts`: what a request costs on the self-hosted server and on `next start`, side by side in one run on one
 * database: processor time of the process per request, and requests per second (decision 001).
 */
import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { readFile } from "node:fs/promises";
import { setTimeout as wait } from "node:timers/promises";
import { freePort } from "../launch/ports.mjs";
import { projectFolder } from "../launch/project.mjs";
import { packageProgram } from "../launch/run.mjs";
import { runSession } from "../launch/session.mjs";
import { load } from "./load.mjs";
import { median } from "./median.mjs";
import { benchEnvironment, openBench, startBenchServer } from "./open-bench.mjs";
import { orders } from "./requests.mjs";
import { settle } from "./settle.mjs";

const SECONDS = Number(process.env.BENCH_SECONDS || 5);
const CONNECTIONS = 10;
const ROUNDS = 3;
const TICKS_PER_SECOND = 100;
const PATIENCE_MS = 60_000;
const LOOK_AGAIN_MS = 200;

/** @typedef {{ name: string, origin: string, pid: number }} Host */

/** Processor time of a process so far, of all its threads (Linux). */
async function processorMs(/** @type {number} */ pid) {
  const stat = await readFile(`/proc/${pid}/stat`, "utf8");
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  return ((Number(fields[11]) + Number(fields[12])) * 1_000) / TICKS_PER_SECOND;
}

await runSession(async (session) => {
  const { databaseUrl, shop } = await openBench(session, "bench-hosts");
  const environment = await benchEnvironment(databaseUrl);

  /** @returns {Promise<Host>} */
  async function startOwn() {
    const { origin, pid } = await startBenchServer(session, environment);
    return { name: "self-hosted", origin, pid };
  }

  /** As on Vercel, because Next knows no caller's address, and limits count by it. @returns {Promise<Host>} */
  async function startNext() {
    const port = await freePort();
    const origin = `http://127.0.0.1:${port}`;
    const child = spawn(process.execPath, [packageProgram("next/dist/bin/next"), "start"], {
      cwd: projectFolder,
      env: {
        ...process.env,
        ...environment,
        BAZAR_DEMO: undefined,
        NODE_ENV: "production",
        PORT: String(port),
        VERCEL: "1",
        PUBLIC_URL: origin,
        CRON_SECRET: randomBytes(32).toString("base64url"),
      },
      stdio: ["ignore", "ignore", "inherit"],
    });
    session.atEnd(async () => void child.kill("SIGKILL"));
    const deadline = performance.now() + PATIENCE_MS;
    while (!(await fetch(`${origin}/readyz`).catch(() => null))?.ok) {
      if (performance.now() > deadline) throw new Error("next start was not ready after a minute.");
      await wait(LOOK_AGAIN_MS);
    }
    return { name: "next start", origin, pid: child.pid ?? 0 };
  }

  const hosts = [await startOwn(), await startNext()];
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
        await settle(databaseUrl);
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
