import { randomUUID } from "node:crypto";
import { networkInterfaces } from "node:os";
import { setTimeout as wait } from "node:timers/promises";
import { createGuest, JSON_TYPE, nextLoopback, orderOf } from "./guest.mjs";

const MIB = 1024 * 1024;
const ORDERS_OF_AN_ADDRESS = 10;
/** Below the beat of live updates and the pause of any buffer. */
const AT_ONCE_MS = 1_500;

/** @typedef {import("./proxies.mjs").Scene} Scene */

/** The code of a refusal, or how else an answer begins. */
export const codeOf = (/** @type {string} */ text) => /"error":"(\w+)"/.exec(text)?.[1] ?? text.slice(0, 40);

function place(
  /** @type {Scene} */ { ask, shop },
  /** @type {Partial<import("./guest.mjs").Call>} */ { headers = {}, ...more } = {},
) {
  return ask({
    method: "POST",
    path: `/api/public/${shop.slug}/orders`,
    body: orderOf(shop.products[0] ?? ""),
    from: nextLoopback(),
    headers: { ...JSON_TYPE, ...headers },
    ...more,
  });
}

/** Which hosts lead where, and who may write. */
export async function checkHosts(/** @type {Scene} */ scene) {
  const { ask, domain, proxy, shop, tell } = scene;
  const plain = createGuest({ port: proxy.httpPort, domain, secure: false });
  const { status, headers } = await plain({ path: "/join" });
  const leads = status === 308 && `${headers.location}`.startsWith(`https://${domain}`);
  tell("http leads to https", `${status} ${headers.location}`, leads);
  const home = await ask({ path: "/" });
  const hsts = home.headers["strict-transport-security"];
  tell("the platform's domain", `${home.status}, HSTS ${hsts}`, home.status === 200 && Boolean(hsts));
  const host = `${shop.slug}.${domain}`;
  const front = await ask({ path: "/", host });
  const isShown = front.status === 200 && front.text.includes("Bench Trattoria");
  tell("a restaurant's subdomain is its storefront", front.status, isShown);
  const nobody = await ask({ path: "/", host: `nobody.${domain}` });
  const refused = nobody.status === 0 ? "no certificate" : nobody.status;
  tell("a subdomain of no restaurant", refused, nobody.status === 404 || nobody.status === 0);
  const foreign = await ask({ path: "/", host: "shop.example" });
  tell("any other host", foreign.status === 0 ? "no connection" : foreign.status, foreign.status === 0);
  const own = await place(scene, { host, headers: { origin: `https://${host}:${proxy.httpsPort}` } });
  tell("an order from the subdomain's page", own.status, own.status === 200);
  const socket = { connection: "Upgrade", upgrade: "websocket", "sec-websocket-version": "13" };
  const key = { "sec-websocket-key": "dGhlIHNhbXBsZSBub25jZQ==" };
  const upgrade = await ask({ path: "/", headers: { ...socket, ...key } });
  tell("a WebSocket is not opened", upgrade.status, upgrade.status !== 101 && upgrade.status !== 0);
}

/** Signs in, opens the board's stream and orders. Returns the session's cookie. */
export async function checkLive(/** @type {Scene} */ scene) {
  const { ask, domain, proxy, shop, tell } = scene;
  const body = JSON.stringify(shop.owner);
  const login = await ask({ method: "POST", path: "/api/auth/login", headers: JSON_TYPE, body });
  const set = `${login.headers["set-cookie"]}`;
  tell(
    "signing in; the cookie is for https alone",
    login.status,
    login.status === 200 && /; Secure/i.test(set),
  );
  const cookie = set.split(";", 1)[0] ?? "";
  const change = async (/** @type {string} */ origin) => {
    const path = `/api/tenant/${shop.slug}/products/${shop.products[1]}`;
    const headers = { ...JSON_TYPE, cookie, origin };
    const { status, text } = await ask({ method: "PATCH", path, headers, body: '{"basePrice":10}' });
    return { status, told: status === 200 ? status : `${status} ${codeOf(text)}` };
  };
  const own = await change(`https://${domain}:${proxy.httpsPort}`);
  tell("a change from the platform's own page", own.told, own.status === 200);
  const cross = await change("https://evil.example");
  tell("a change from another site's page", cross.told, cross.status === 403);

  const openedAt = performance.now();
  let firstMs = 0;
  let changeMs = 0;
  let placedAt = 0;
  let before = -1;
  const stream = ask({
    path: `/api/tenant/${shop.slug}/live`,
    headers: { cookie },
    heard: (text) => {
      const sequence = Number([...text.matchAll(/"sequence":(\d+)/g)].at(-1)?.[1] ?? 0);
      firstMs ||= performance.now() - openedAt;
      if (placedAt === 0) before = sequence;
      if (placedAt === 0 || sequence === before) return false;
      changeMs = performance.now() - placedAt;
      return true;
    },
  });
  while (firstMs === 0) await wait(20);
  tell("the board's stream begins", `after ${Math.round(firstMs)} ms`, firstMs < AT_ONCE_MS);
  // A buffer that holds back what is small would hold this back.
  await wait(500);
  placedAt = performance.now();
  await place(scene);
  await stream;
  tell("an order is on the open board", `after ${Math.round(changeMs)} ms`, changeMs < AT_ONCE_MS);
  return cookie;
}

/** Whether an address can pass as others. */
export async function checkCallers(/** @type {Scene} */ scene) {
  const { domain, proxy, shop, tell } = scene;
  const networks = Object.values(networkInterfaces()).flat();
  const from = networks.find((one) => one?.family === "IPv4" && !one.internal)?.address;
  if (!from) return tell("this machine has no address but loopback", "not tested");
  const stranger = createGuest({ port: proxy.httpsPort, domain, address: from });
  const statuses = [];
  for (let count = 0; count <= ORDERS_OF_AN_ADDRESS; count++) {
    const headers = { "x-forwarded-for": `198.51.100.${count + 1}` };
    statuses.push((await place({ ...scene, ask: stranger }, { from, headers })).status);
  }
  const taken = statuses.filter((status) => status === 200).length;
  const isCounted = taken === ORDERS_OF_AN_ADDRESS && statuses.at(-1) === 429;
  tell(
    "11 orders of one address that says it is 11 others",
    `${taken} taken, then ${statuses.at(-1)}`,
    isCounted,
  );
  const neighbour = await place(scene);
  tell(`another address orders at ${shop.slug} meanwhile`, neighbour.status, neighbour.status === 200);
}

/** The largest body that the product takes, and one byte more. */
export async function checkBodies(/** @type {Scene} */ { ask, shop, tell }, /** @type {string} */ cookie) {
  const send = (/** @type {number} */ bytes) =>
    ask({
      method: "POST",
      path: `/api/tenant/${shop.slug}/media`,
      headers: { cookie, "content-type": "image/png", "idempotency-key": randomUUID() },
      body: Buffer.alloc(bytes),
    });
  const largest = await send(8 * MIB);
  const hasArrived = largest.status !== 413 && /^4/.test(String(largest.status));
  tell("8 MiB arrive; they are no picture", `${largest.status} ${codeOf(largest.text)}`, hasArrived);
  const { status, text } = await send(8 * MIB + 1);
  tell("one byte more", `${status} ${codeOf(text)}`, status === 413 && codeOf(text) === "PAYLOAD_TOO_LARGE");
}
