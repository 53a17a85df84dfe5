import { setTimeout as wait } from "node:timers/promises";
import { orders } from "../bench/requests.mjs";
import { nextAddress } from "./address.mjs";

const perSecond = 25;
const patienceMs = 30_000;
const calmMs = 250;

/** @typedef {{ origin: string, port: number, databaseUrl: string, shop: import("./abuse-shop.mjs").AbuseShop }} Target */
/** @typedef {{ latenciesMs: number[], refused: string[] }} Probe `refused` says how each order ended that did not go through */

/**
 * Orders at a steady rate, whether the ones before were answered or not: a server that stalls is seen by all the orders
 * that should have come in meanwhile.
 *
 * @param {Target} target
 * @param {number} seconds
 * @returns {Promise<Probe>}
 */
export async function probeOrders({ origin, shop }, seconds) {
  const { url, body } = orders(origin, { slug: shop.slug, products: shop.products, paymentMethod: "cash" });
  /** @type {number[]} */
  const latenciesMs = [];
  /** @type {string[]} */
  const refused = [];

  const place = async () => {
    const startedMs = performance.now();
    try {
      const response = await fetch(url, {
        method: "POST",
        body: body(),
        headers: { "content-type": "application/json", "x-forwarded-for": nextAddress() },
        signal: AbortSignal.timeout(patienceMs),
      });
      const text = await response.text();
      if (response.status === 200) latenciesMs.push(performance.now() - startedMs);
      else refused.push(`${response.status} ${text.slice(0, 120)}`);
    } catch (error) {
      refused.push(error instanceof Error ? error.message : String(error));
    }
  };

  const placed = [];
  const begin = performance.now();
  for (let sent = 0; sent < seconds * perSecond; sent++) {
    const dueMs = begin + (sent * 1000) / perSecond;
    await wait(Math.max(0, dueMs - performance.now()));
    placed.push(place());
  }
  await Promise.all(placed);
  return { latenciesMs, refused };
}

/**
 * Waits until orders are answered at once again.
 *
 * @param {Target} target
 * @returns {Promise<number>} the seconds that it took, up to a minute
 */
export async function untilCalm(target) {
  const startedMs = performance.now();
  const elapsed = () => (performance.now() - startedMs) / 1000;
  while (elapsed() < 60) {
    const { latenciesMs, refused } = await probeOrders(target, 1);
    if (refused.length === 0 && Math.max(...latenciesMs) < calmMs) break;
  }
  return Math.max(0, elapsed() - 1);
}
