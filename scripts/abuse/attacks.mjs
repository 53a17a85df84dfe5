import { randomInt } from "node:crypto";
import { createServer } from "node:http";
import { crc32 } from "node:zlib";
import pg from "pg";
import { orders } from "../bench/requests.mjs";
import { nextAddress } from "./address.mjs";
import { flood } from "./flood.mjs";
import { pourBodies } from "./pour-bodies.mjs";
import { getRequest, holdSockets } from "./sockets.mjs";

/**
 * @typedef {import("./flood.mjs").Attack} Attack
 * @typedef {import("./order-probe.mjs").Target} Target
 */

const dayAfterTomorrow = () => new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10);

/** @type {Record<string, (target: Target) => Attack | Promise<Attack>>} */
export const ATTACKS = {
  "50 parallel logins": ({ origin }) =>
    flood(origin, 50, (index) => ({
      method: "POST",
      path: "/api/auth/login",
      body: JSON.stringify({ email: `guess${index}@bench.example`, password: "a wrong password" }),
    })),

  "100 hostile tables": ({ origin, shop }) =>
    flood(origin, 10, () => ({
      path: `/api/public/${shop.hostileSlug}/reservation/availability?date=${dayAfterTomorrow()}&guestCount=20`,
    })),

  "2,000 streams": async (target) => {
    const followed = await followedOrders(target, 1000);
    const text = (/** @type {number} */ index) => getRequest(followed[index % followed.length] ?? "/");
    return holdSockets({ port: target.port, sockets: 2_000, text, reads: true });
  },

  "200 slow readers": async ({ origin, port, shop }) => {
    const cookie = await signIn(origin, shop);
    const board = () => getRequest(`/api/tenant/${shop.slug}/live`, { cookie });
    const menus = () => getRequest(`/api/public/${shop.slug}/menu`).repeat(50);
    return holdSockets({
      port,
      sockets: 200,
      text: (index) => (index % 2 ? board() : menus()),
      reads: false,
    });
  },

  "200 half-open requests": ({ port, shop }) =>
    holdSockets({
      port,
      sockets: 200,
      text: () => `POST /api/public/${shop.slug}/orders HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-le`,
      reads: false,
    }),

  "10 MB bodies": ({ port, shop }) =>
    pourBodies({ port, sockets: 20, path: `/api/public/${shop.slug}/orders` }),

  "coupon codes, one address": ({ origin, shop }) =>
    flood(origin, 50, (index) => ({
      ...couponGuess(shop.slug, index),
      headers: { "x-forwarded-for": "10.250.0.1" },
    })),

  "coupon codes, many addresses": ({ origin, shop }) =>
    flood(origin, 50, (index) => couponGuess(shop.slug, index)),

  "made-up keys": ({ origin, shop }) =>
    flood(origin, 50, () => ({
      path: `/api/tenant/${shop.slug}/orders`,
      headers: { authorization: `Bearer ${madeUpKey()}` },
    })),

  "a key beyond its budget": async ({ origin, shop }) => {
    const cookie = await signIn(origin, shop);
    const response = await fetch(`${origin}/api/tenant/${shop.slug}/api-keys`, {
      method: "POST",
      body: JSON.stringify({ name: "Greedy", scopes: ["orders:read"] }),
      headers: { "content-type": "application/json", origin, cookie, "x-forwarded-for": nextAddress() },
    });
    const { key } = await response.json();
    const headers = { authorization: `Bearer ${key}` };
    return flood(origin, 50, () => ({ path: `/api/tenant/${shop.slug}/orders?limit=1`, headers }));
  },

  "receivers that never answer": async ({ databaseUrl }) => {
    const silent = createServer(() => {});
    await new Promise((resolve) => silent.listen(0, "127.0.0.1", () => resolve(undefined)));
    const { port } = /** @type {import("node:net").AddressInfo} */ (silent.address());
    const client = new pg.Client({ connectionString: databaseUrl });
    await client.connect();
    await client.query(
      `INSERT INTO webhook_endpoint (tenant_id, id, url, event_types, secret, created_at)
       SELECT t.id, 'whe_silent' || n || '_' || $2::int || t.slug, $1, '{}', 'whsec_' || encode(sha256('silent'), 'base64'), now()
         FROM tenant t, generate_series(1, 10) AS n`,
      [`http://127.0.0.1:${port}/`, port],
    );
    return {
      async stop() {
        const { rows } = await client.query("SELECT count(*)::int AS waiting FROM webhook_delivery");
        await client.query("UPDATE webhook_endpoint SET disabled_at = now(), disabled_reason = 'owner'");
        await client.end();
        silent.closeAllConnections();
        silent.close();
        return { deliveries: rows[0].waiting };
      },
    };
  },
};

/** The cookies of the restaurant's owner. */
async function signIn(/** @type {string} */ origin, /** @type {Target["shop"]} */ { owner }) {
  const response = await fetch(`${origin}/api/auth/login`, {
    method: "POST",
    body: JSON.stringify(owner),
    headers: { "content-type": "application/json", "x-forwarded-for": nextAddress() },
  });
  return response.headers
    .getSetCookie()
    .map((line) => line.split(";", 1)[0])
    .join("; ");
}

const DIGITS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

/** A key with the right checksum that was never given, so that the server has to look it up. */
function madeUpKey() {
  const start = `bzr_live_${Array.from({ length: 32 }, () => DIGITS[randomInt(DIGITS.length)]).join("")}`;
  let rest = crc32(start);
  let check = "";
  for (let place = 0; place < 6; place += 1) {
    check = `${DIGITS[rest % DIGITS.length]}${check}`;
    rest = Math.floor(rest / DIGITS.length);
  }
  return start + check;
}

function couponGuess(/** @type {string} */ slug, /** @type {number} */ index) {
  const body = JSON.stringify({ code: `GUESS${index}`, subtotal: 20 });
  return { method: "POST", path: `/api/public/${slug}/validate-coupon`, body };
}

/** The live addresses of orders that were placed for it. */
async function followedOrders(/** @type {Target} */ { origin, shop }, /** @type {number} */ count) {
  const { url, body } = orders(origin, { slug: shop.slug, products: shop.products, paymentMethod: "cash" });
  /** @type {string[]} */
  const paths = [];
  while (paths.length < count) {
    const placed = await Promise.all(
      Array.from({ length: 10 }, async () => {
        const response = await fetch(url, {
          method: "POST",
          body: body(),
          headers: { "content-type": "application/json", "x-forwarded-for": nextAddress() },
        });
        const { id } = await response.json();
        return `/api/public/${shop.slug}/orders/${id}/live?email=diner@bench.example`;
      }),
    );
    paths.push(...placed);
  }
  return paths;
}
