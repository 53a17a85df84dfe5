/**
 * Guests and staff of one restaurant, in a process that survives what happens to the server: every order has a key
 * and is repeated until it is acknowledged. The parent says when to stop, and gets what was acknowledged.
 *
 * usage: node guests.mjs <JSON of { origin, shop, guests }>
 */
import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";

/** @typedef {{ id: string, orderNumber: string, paid: boolean, canceled: boolean, accepted: boolean }} Acknowledged */

const { origin, shop, guests } = JSON.parse(process.argv[2] ?? "{}");
const timeoutMs = 8_000;
const pauseMs = 150;

/** @type {Acknowledged[]} */
const acknowledged = [];
/** @type {string[]} */
const wrong = [];
let stopping = false;
let addresses = 0;

function nextAddress() {
  addresses += 1;
  return `10.9.${(addresses >> 8) & 255}.${addresses & 255}`;
}

/**
 * One request, repeated until the server gives an answer of its own. Refusals are answers; 429, 5xx and "still
 * running" are not.
 *
 * @param {string} method
 * @param {string} path
 * @param {unknown} body
 * @param {Record<string, string>} [headers]
 */
async function untilAnswered(method, path, body, headers = {}) {
  for (;;) {
    try {
      const response = await fetch(`${origin}${path}`, {
        method,
        body: JSON.stringify(body),
        headers: { "content-type": "application/json", "x-forwarded-for": nextAddress(), ...headers },
        signal: AbortSignal.timeout(timeoutMs),
      });
      const answer = await response.json();
      const goesOn =
        response.status >= 500 || response.status === 429 || answer.error === "REQUEST_IN_PROGRESS";
      if (!goesOn) return { status: response.status, answer, headers: response.headers };
    } catch {
      // The server is down or died in the middle: the same request is sent again.
    }
    await wait(pauseMs);
  }
}

async function signIn() {
  const { headers } = await untilAnswered("POST", "/api/auth/login", shop.owner);
  return (headers.get("set-cookie") ?? "").split(";", 1)[0] ?? "";
}

/** @param {string} cookie */
async function order(cookie) {
  const online = Math.random() < 0.35;
  const key = { "idempotency-key": randomUUID() };
  const path = `/api/public/${shop.slug}/orders`;
  const body = {
    type: "pickup",
    customerName: "Crash Diner",
    customerEmail: "diner@crash.example",
    customerPhone: "+39 333 0000000",
    paymentMethod: online ? "stripe" : "cash",
    items: [
      { productId: shop.products[Math.floor(Math.random() * shop.products.length)], quantity: 1, price: 10 },
    ],
  };
  const placed = await untilAnswered("POST", path, body, key);
  if (placed.status !== 200) return void wrong.push(`an order answered ${JSON.stringify(placed.answer)}`);
  const { id, orderNumber, clientSecret } = placed.answer;
  const mine = { id, orderNumber, paid: false, canceled: false, accepted: false };
  acknowledged.push(mine);
  if (Math.random() < 0.2) {
    const again = await untilAnswered("POST", path, body, key);
    if (again.answer.id !== id) wrong.push(`a repeat of ${id} answered ${JSON.stringify(again.answer)}`);
  }
  if (online && Math.random() < 0.7) {
    const paid = await untilAnswered("POST", "/api/dev/stripe/confirm", {
      clientSecret,
      outcome: "succeeded",
    });
    mine.paid = paid.answer.status === "succeeded" || paid.answer.error === "PAYMENT_NOT_OPEN";
  }
  const choice = Math.random();
  if (choice < 0.25) {
    const canceled = await untilAnswered("POST", `${path}/${id}/cancel`, { email: body.customerEmail });
    mine.canceled = canceled.status === 200 || canceled.answer.error === "NOT_CANCELLABLE";
  } else if (choice < 0.5 && !online) {
    const changed = await untilAnswered(
      "PATCH",
      `/api/tenant/${shop.slug}/orders/${id}`,
      { status: "accepted" },
      { cookie },
    );
    mine.accepted = changed.status === 200 || changed.answer.error === "INVALID_TRANSITION";
  }
}

process.on("message", () => {
  stopping = true;
});

const cookie = await signIn();
await Promise.all(
  Array.from({ length: guests }, async () => {
    while (!stopping) await order(cookie);
  }),
);
process.send?.({ acknowledged, wrong });
process.disconnect();
