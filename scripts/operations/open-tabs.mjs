import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { nextAddress } from "../bench/load.mjs";
import { JSON_TYPE } from "./guest.mjs";

/**
 * @typedef {{ asked: Record<string, number>, failed: string[], heard: number, streams: number }} TabLog `heard` is the
 *   last sequence on the board, `streams` how often it had to open one
 */

const PAUSE_MS = 60;

/**
 * Pages that were opened on one release and stay open while others replace it: staff's board with its live updates,
 * who accept orders and change prices, which every menu then shows, and a guest's storefront, whose scripts and next
 * pages are asked for as they were.
 *
 * @param {() => string} pick the origin of a server
 * @param {{ shop: import("../crash/crash-shop.mjs").CrashShop, cookie: string, orders: { id: string }[] }} at
 * @returns {Promise<{ log: TabLog, stop(): Promise<TabLog> }>}
 */
export async function openTabs(pick, { shop, cookie, orders }) {
  /** @type {TabLog} */
  const log = { asked: {}, failed: [], heard: 0, streams: 0 };
  const end = new AbortController();
  const html = await (await fetch(`${pick()}/s/${shop.slug}`)).text();
  const scripts = [...new Set(html.match(/\/_next\/static\/[\w./~-]+\.(?:js|css)/g) ?? [])];
  if (scripts.length === 0) throw new Error("The storefront names no script.");

  const ask = async (
    /** @type {string} */ what,
    /** @type {string} */ path,
    /** @type {RequestInit} */ init = {},
    isRight = (/** @type {string} */ _text) => true,
  ) => {
    try {
      const headers = { ...JSON_TYPE, "x-forwarded-for": nextAddress(), ...init.headers };
      const response = await fetch(`${pick()}${path}`, { redirect: "manual", ...init, headers });
      const text = await response.text();
      log.asked[what] = (log.asked[what] ?? 0) + 1;
      if (response.status !== 200)
        log.failed.push(`${what} ${path}: ${response.status} ${text.slice(0, 80)}`);
      else if (!isRight(text)) log.failed.push(`${what} ${path}: not what was written before`);
    } catch (error) {
      log.failed.push(`${what} ${path}: ${/** @type {Error} */ (error).cause ?? error}`);
    }
  };
  const api = `/api/tenant/${shop.slug}`;
  const staff = { headers: { cookie } };
  const change = (/** @type {unknown} */ body) => ({
    method: "PATCH",
    headers: { cookie, "idempotency-key": randomUUID() },
    body: JSON.stringify(body),
  });
  let accepted = 0;
  let round = 0;
  // Another one in each round, so that a menu shows whether it is from before or after the change.
  const price = () => 100 + round;
  const steps = [
    () => ask("board", `${api}/orders?limit=20`, staff),
    async () => {
      const order = orders[accepted];
      if (!order) return;
      accepted += 1;
      await ask("accept an order", `${api}/orders/${order.id}`, change({ status: "accepted" }));
    },
    () => ask("change of the menu", `${api}/products/${shop.products[1]}`, change({ basePrice: price() })),
    // Whichever release changed it, and whichever is asked.
    ...[1, 2].map(
      () => () =>
        ask("menu with the change", `/api/public/${shop.slug}/menu`, {}, (text) =>
          text.includes(`"basePrice":${price()}`),
        ),
    ),
    () => ask("script of the open page", scripts[round % scripts.length] ?? ""),
    // Next leads to the address that a browser would have made up from its headers.
    () =>
      ask("next page of the open page", `/s/${shop.slug}?_rsc=1`, {
        headers: { rsc: "1" },
        redirect: "follow",
      }),
  ];
  const working = (async () => {
    for (; !end.signal.aborted; round += 1) {
      for (const next of steps) await next();
      await wait(PAUSE_MS);
    }
  })();
  const watching = (async () => {
    while (!end.signal.aborted) {
      log.streams += 1;
      await follow(`${pick()}${api}/live`, cookie, end.signal, (sequence) => {
        log.heard = Math.max(log.heard, sequence);
      }).catch(() => {});
    }
  })();
  return {
    log,
    async stop() {
      // The last orders are on their way to the board.
      await wait(1_000);
      end.abort();
      await Promise.all([working, watching]);
      return log;
    },
  };
}

async function follow(
  /** @type {string} */ url,
  /** @type {string} */ cookie,
  /** @type {AbortSignal} */ signal,
  /** @type {(sequence: number) => void} */ hear,
) {
  const response = await fetch(url, { headers: { cookie }, signal });
  for await (const chunk of response.body?.pipeThrough(new TextDecoderStream()) ?? [])
    for (const [, sequence] of chunk.matchAll(/"sequence":(\d+)/g)) hear(Number(sequence));
  await wait(200);
}
