import os from "node:os";
import pg from "pg";
import { runSession } from "../launch/session.mjs";
import { KINDS, kindOf } from "./evening.mjs";
import { nextAddress } from "./load.mjs";
import { benchEnvironment, openBench, startBenchServer } from "./open-bench.mjs";
import { openLoad } from "./open-load.mjs";
import { latenciesOf } from "./percentile.mjs";
import { DINER_EMAIL, orders } from "./requests.mjs";
import { settle } from "./settle.mjs";
import { signIn } from "./sign-in.mjs";

const SECONDS = Number(process.env.BENCH_SECONDS || 20);
const STEP = 1.25;
const MOST_STEPS = 20;
const ORDERS_BEFORE = 50;
/** More of them, or answers that are no success, and the rate does not count as served. */
const FAILED_SHARE = 0.001;

/**
 * An evening's requests at a fixed rate, and at a quarter more each time, until one in a hundred waits longer than the
 * bound.
 *
 * @param {{ rate: number, boundMs: number }} wanted
 */
export function benchOpen({ rate, boundMs }) {
  return runSession(async (session) => {
    if (!(rate > 0 && boundMs > 0)) throw new Error("--open and --bound take a number above 0.");
    const { databaseUrl, shop } = await openBench(session, "bench-open");
    const environment = await benchEnvironment(databaseUrl);
    const { origin } = await startBenchServer(session, { ...environment, LOG_LEVEL: "error" });
    const cookie = await staffCookie(databaseUrl, environment.SESSION_SECRET ?? "");
    const arrival = await arrivalsAt(origin, { shop, cookie });

    console.log(
      `${os.cpus().length} × ${os.cpus()[0]?.model.trim()}, Node ${process.versions.node}; ${SECONDS} s at each rate.`,
    );
    await openLoad({ rate, seconds: 3, arrival });
    let served = 0;
    for (let step = 0, wanted = rate; step < MOST_STEPS; step++, wanted *= STEP) {
      await settle(databaseUrl);
      const { latencies, failed, latestStartMs } = await openLoad({
        rate: wanted,
        seconds: SECONDS,
        arrival,
      });
      const all = latenciesOf([...latencies.values()].flat());
      printStep({ rate: wanted, latencies, all, failed, latestStartMs });
      if (all.p99Ms > boundMs || failed > FAILED_SHARE * wanted * SECONDS) {
        console.log(
          served > 0
            ? `\np99 leaves ${boundMs} ms between ${served.toFixed(0)} and ${wanted.toFixed(0)} requests a second.`
            : `\np99 is beyond ${boundMs} ms at ${wanted.toFixed(0)} requests a second already; begin with fewer.`,
        );
        break;
      }
      served = wanted;
    }
    await session.end(0);
  });
}

/** A member of the staff of the bench's restaurant, signed in. */
async function staffCookie(/** @type {string} */ url, /** @type {string} */ secret) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(
      "INSERT INTO users (id, email, name, password_hash) VALUES ('usr_bench', 'staff@bench.example', 'Bench Staff', '!')",
    );
    await client.query(
      "INSERT INTO tenant_member (tenant_id, user_id, role) SELECT id, 'usr_bench', 'staff' FROM tenant",
    );
    return await signIn(client, { id: "ses_bench", kind: "platform", userId: "usr_bench", secret });
  } finally {
    await client.end();
  }
}

/**
 * @param {string} origin
 * @param {{ shop: import("./bench-shop.mjs").BenchShop, cookie: string }} of
 * @returns {Promise<(n: number) => import("./open-load.mjs").Arrival>}
 */
async function arrivalsAt(origin, { shop, cookie }) {
  const shopUrl = `${origin}/api/public/${shop.slug}`;
  const desk = `${origin}/api/tenant/${shop.slug}/orders`;
  const order = orders(origin, { slug: shop.slug, products: shop.unlimited, paymentMethod: "cash" });
  /** @type {string[]} */
  const placed = [];
  for (let n = 0; n < ORDERS_BEFORE; n++) {
    const headers = { "content-type": "application/json", "x-forwarded-for": nextAddress() };
    const response = await fetch(order.url, { method: "POST", headers, body: order.body() });
    if (!response.ok)
      throw new Error(`An order was answered with ${response.status}: ${await response.text()}`);
    placed.push((await response.json()).id);
  }
  const email = encodeURIComponent(DINER_EMAIL);
  return (n) => {
    const kind = kindOf(n);
    const headers = { "x-forwarded-for": nextAddress() };
    if (kind === "menu") return { kind, url: `${shopUrl}/menu`, headers };
    if (kind === "order") {
      // Another guest each time: one inbox is not sent so many emails.
      const body = order.body().replace(DINER_EMAIL, `diner${n}@bench.example`);
      return { kind, url: order.url, body, headers };
    }
    if (kind === "tracking")
      return { kind, url: `${shopUrl}/orders/${placed[n % placed.length]}?email=${email}`, headers };
    const url = n % 40 < 20 ? `${desk}?status=pending&limit=50` : `${desk}/summary`;
    return { kind, url, headers: { ...headers, cookie } };
  };
}

/**
 * @param {{ rate: number, latencies: Map<string, number[]>, all: import("./percentile.mjs").Latencies, failed: number, latestStartMs: number }} step
 */
function printStep({ rate, latencies, all, failed, latestStartMs }) {
  const line = (
    /** @type {string} */ name,
    /** @type {import("./percentile.mjs").Latencies} */ { p50Ms, p99Ms, p999Ms },
  ) =>
    console.log(
      `  ${name.padEnd(10)}${[p50Ms, p99Ms, p999Ms].map((ms) => ms.toFixed(1).padStart(11)).join("")}`,
    );
  console.log(
    `\n${rate.toFixed(0)} a second, ${failed} failed, the sender ${latestStartMs.toFixed(0)} ms late at worst\n  ${"".padEnd(10)}${["p50 ms", "p99 ms", "p99.9 ms"].map((name) => name.padStart(11)).join("")}`,
  );
  for (const kind of KINDS) line(kind, latenciesOf(latencies.get(kind) ?? []));
  line("all", all);
}
