import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { nextAddress } from "../bench/load.mjs";
import { JSON_TYPE, orderOf } from "./guest.mjs";

/**
 * @typedef {{ id: string, number: string, sentAt: number, toldAt: number }} ToldOrder
 * @typedef {{ orders: ToldOrder[], failed: string[], durationsMs: number[] }} OrderLog
 */

const PAUSE_MS = 40;

/**
 * Guests who order in cash at whichever server `pick` names, each order once: what is not acknowledged has failed. The
 * log is written while they order.
 *
 * @param {() => string} pick the origin of a server
 * @param {{ slug: string, products: string[] }} shop
 * @param {number} [guests]
 * @returns {{ log: OrderLog, stop(): Promise<OrderLog> }}
 */
export function startOrders(pick, shop, guests = 4) {
  /** @type {OrderLog} */
  const log = { orders: [], failed: [], durationsMs: [] };
  let isStopped = false;
  const [product = ""] = shop.products;
  const running = Array.from({ length: guests }, async () => {
    while (!isStopped) {
      const sentAt = Date.now();
      const headers = { ...JSON_TYPE, "idempotency-key": randomUUID(), "x-forwarded-for": nextAddress() };
      try {
        const response = await fetch(`${pick()}/api/public/${shop.slug}/orders`, {
          method: "POST",
          headers,
          body: orderOf(product),
        });
        const answer = await response.json();
        const toldAt = Date.now();
        log.durationsMs.push(toldAt - sentAt);
        if (response.status === 200)
          log.orders.push({ id: answer.id, number: answer.orderNumber, sentAt, toldAt });
        else log.failed.push(`${response.status} ${answer.error}`);
      } catch (error) {
        log.failed.push(String(/** @type {Error} */ (error).cause ?? error));
      }
      await wait(PAUSE_MS);
    }
  });
  return {
    log,
    async stop() {
      isStopped = true;
      await Promise.all(running);
      return log;
    },
  };
}
