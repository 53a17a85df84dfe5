/**
 * Guests and staff of one restaurant, in a process that survives what happens to the server: every request has a key, or
 * can be repeated, and is repeated until it is answered. The parent says when to stop, and gets what was acknowledged.
 *
 * usage: node guests.mjs <JSON of { origin, shop, guests, cronSecret }>
 */
import { setTimeout as wait } from "node:timers/promises";
import { createCaller } from "./caller.mjs";
import { buyGiftCard } from "./guest-cards.mjs";
import { askBack, payByCard, payCash } from "./guest-orders.mjs";
import { eatAtTable } from "./guest-tables.mjs";
import { keepDrawer, orderAtCounter } from "./guest-till.mjs";
import { furnish, print } from "./printers.mjs";
import { nothingTold } from "./told.mjs";

const RELEASE_EVERY_MS = 2_000;

/** @type {{ origin: string, shop: import("./crash-shop.mjs").CrashShop, guests: number,
 *   cronSecret: string }} */
const { origin, shop, guests, cronSecret } = JSON.parse(process.argv[2] ?? "{}");
const { call, signIn, counts } = createCaller(origin);
const told = nothingTold(counts);
/** @type {string[]} */
const spendable = [];
let stopping = false;
process.on("message", () => {
  stopping = true;
});

const town = { call, shop, told, owner: await signIn(shop.owner), admin: await signIn(shop.admin) };

async function order() {
  while (!stopping) {
    const what = Math.random();
    if (what < 0.5) await payByCard(town, spendable);
    else if (what < 0.7) await payCash(town, spendable);
    else if (what < 0.77) await orderAtCounter(town);
    else if (what < 0.87) await buyGiftCard(town, spendable);
    else await askBack(town);
  }
}

/** @param {string} tableId */
async function eat(tableId) {
  while (!stopping && (await eatAtTable(town, tableId)));
}

/** The scheduler of the restaurants' money, more often than in life. */
async function release() {
  const secret = { authorization: `Bearer ${cronSecret}` };
  while (!stopping) {
    await call("GET", "/api/cron/escrow-release", undefined, secret);
    await wait(RELEASE_EVERY_MS);
  }
}

const { printers, drawerId } = await furnish(town, origin);
let isQuiet = false;
const printing = printers.map((printer) => print(town, printer, () => isQuiet));
await Promise.all([
  ...Array.from({ length: guests }, order),
  ...shop.tables.map(eat),
  release(),
  keepDrawer(town, drawerId, () => stopping),
]);
isQuiet = true;
await Promise.all(printing);
process.send?.(told);
process.disconnect();
