import { randomUUID } from "node:crypto";
import { Agent } from "node:https";
import { JSON_TYPE, nextLoopback, orderOf } from "./guest.mjs";

/**
 * @typedef {ReturnType<typeof import("./guest.mjs").createGuest>} Guest
 * @typedef {{ answered: number, failed: string[], durationsMs: number[], slowest: Slow, orders: string[] }} LoadResult
 * @typedef {{ ms: number, path: string, from: Date }} Slow
 */

/**
 * Guests who order (most with an Idempotency-Key, as every page sends it, some without), read the menu and open pages,
 * until they are stopped.
 *
 * @param {Guest} ask
 * @param {import("../crash/crash-shop.mjs").CrashShop} shop
 * @returns {{ stop(): Promise<LoadResult> }}
 */
export function startLoad(ask, shop) {
  /** @type {LoadResult} */
  const result = {
    answered: 0,
    failed: [],
    durationsMs: [],
    slowest: { ms: 0, path: "", from: new Date() },
    orders: [],
  };
  const keeping = new Agent({ keepAlive: true });
  let isStopped = false;
  const [product = ""] = shop.products;
  const order = (/** @type {Record<string, string>} */ headers) => ({
    method: "POST",
    path: `/api/public/${shop.slug}/orders`,
    headers: { ...JSON_TYPE, ...headers },
    body: orderOf(product),
    from: nextLoopback(),
  });
  /** @type {(() => import("./guest.mjs").Call)[]} */
  const kinds = [
    ...Array.from({ length: 3 }, () => () => order({ "idempotency-key": randomUUID() })),
    () => order({}),
    () => ({ path: `/api/public/${shop.slug}/menu`, agent: keeping }),
    () => ({ path: `/api/public/${shop.slug}/menu` }),
    () => ({ path: "/", agent: keeping }),
  ];
  const running = kinds.map(async (next) => {
    while (!isStopped) {
      const call = next();
      const started = performance.now();
      const { status, headers, text } = await ask(call);
      const ms = Math.round(performance.now() - started);
      result.durationsMs.push(ms);
      if (ms > result.slowest.ms) result.slowest = { ms, path: call.path, from: new Date(Date.now() - ms) };
      if (status === 200) result.answered += 1;
      else {
        const key = call.headers?.["idempotency-key"] ? " with a key" : "";
        const by = headers["x-bazar-version"] ? "a server" : "the proxy";
        result.failed.push(`${call.path}${key}: ${status} by ${by} after ${ms} ms, ${text.slice(0, 40)}`);
      }
      if (status === 200 && call.method) result.orders.push(JSON.parse(text).id);
    }
  });
  return {
    async stop() {
      isStopped = true;
      await Promise.all(running);
      keeping.destroy();
      return result;
    },
  };
}
