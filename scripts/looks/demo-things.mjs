import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { openDrawer } from "./counter-things.mjs";
import { callerOf } from "./demo-call.mjs";
import { DINER_SLUG } from "./demo-diner.mjs";

/** @typedef {{ name: string, value: string }} Cookie */
/** @typedef {ReturnType<typeof callerOf>} Call */

/** The restaurant that asks for deposits, so that Luigi's booking page stays as it is. */
const DEPOSIT_SLUG = "taco";
const FULL_SLUG = "sakura";
const DAY_MS = 86_400_000;
const MAIL_WAIT_MS = 500;
const MAIL_TRIES = 60;

const someone = () => `guest-${randomUUID().slice(0, 8)}@example.com`;

/**
 * The path and the token of the link in the newest email to an address, once it has come.
 *
 * @param {Call} call
 * @param {string} to
 * @param {RegExp} link
 * @returns {Promise<{ pathname: string, token: string }>}
 */
async function emailedLink(call, to, link) {
  for (let tries = 0; tries < MAIL_TRIES; tries += 1) {
    const { emails } = await call("GET", `dev/mail?${new URLSearchParams({ to })}`);
    for (const { text } of emails) {
      for (const [address] of text.matchAll(/https?:\/\/\S+/g)) {
        const { pathname, searchParams } = new URL(address);
        const token = searchParams.get("token");
        if (link.test(pathname) && token) return { pathname, token };
      }
    }
    await sleep(MAIL_WAIT_MS);
  }
  throw new Error(`No email to ${to} has a link with a token.`);
}

/**
 * @param {Call} call
 * @param {string} to
 * @param {RegExp} link
 */
const emailedToken = async (call, to, link) => (await emailedLink(call, to, link)).token;

/**
 * A day some days ahead and a time at which two can book.
 *
 * @param {Call} call
 * @param {string} slug
 */
async function freeTime(call, slug) {
  for (let days = 3; days < 14; days += 1) {
    const date = new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);
    const { slots } = await call("GET", `public/${slug}/reservation/availability?date=${date}&guestCount=2`);
    if (slots.length > 0) return { date, timeSlot: slots[Math.floor(slots.length / 2)] };
  }
  throw new Error(`Nobody can book a table at ${slug}.`);
}

const bookingFor = (/** @type {string} */ customerEmail) => ({
  customerName: "Ada Byron",
  customerEmail,
  customerPhone: "+39 011 555 0142",
  guestCount: 2,
});

/** @param {Call} visitor */
async function bookTable(visitor) {
  const email = someone();
  const time = await freeTime(visitor, DINER_SLUG);
  const { id } = await visitor("POST", `public/${DINER_SLUG}/reservation`, { ...bookingFor(email), ...time });
  const bookingToken = await emailedToken(visitor, email, /\/cancel$/);
  await visitor("POST", `public/${DINER_SLUG}/guest-data/link`, { email });
  return { booking: id, bookingToken, dataToken: await emailedToken(visitor, email, /\/your-data$/) };
}

/**
 * @param {Call} visitor
 * @param {Call} owner
 */
async function askDeposit(visitor, owner) {
  const email = someone();
  const place = `tenant/${DEPOSIT_SLUG}`;
  await owner("PATCH", `${place}/reservation-policy`, {
    deposit: { perGuest: 15, fromParty: 2, refundHours: 24 },
  });
  const { id } = await owner("POST", `${place}/reservations`, {
    ...bookingFor(email),
    ...(await freeTime(visitor, DEPOSIT_SLUG)),
    source: "phone",
    deposit: "ask",
  });
  return { deposit: id, depositToken: await emailedToken(visitor, email, /\/deposit$/) };
}

/**
 * A table that is held for a party of the waitlist. After ten minutes the page says that the time is up.
 *
 * @param {Call} visitor
 * @param {Call} owner
 */
async function offerTable(visitor, owner) {
  const email = someone();
  const place = `tenant/${DINER_SLUG}`;
  const table = await addTable(owner, "Corner");
  const party = { customerName: "Ada Byron", customerEmail: email, guestCount: 2 };
  const { id } = await owner("POST", `${place}/waitlist`, party);
  await owner("POST", `${place}/waitlist/${id}/offer`, { tableIds: [table.id] });
  return { offer: id, offerToken: await emailedToken(visitor, email, /\/waitlist\//) };
}

/**
 * A request for the demo's full evening, and its day.
 *
 * @param {Call} visitor
 */
async function askForTable(visitor) {
  const email = someone();
  const full = await fullDay(visitor);
  const { takenTimes } = full;
  const times = { earliest: takenTimes[0], latest: takenTimes.at(-1) };
  const guest = { customerName: "Ada Byron", customerEmail: email, guestCount: 2 };
  await visitor("POST", `public/${FULL_SLUG}/waitlist`, { ...guest, date: full.date, ...times });
  const { pathname, token } = await emailedLink(visitor, email, /\/waitlist\//);
  return { fullDay: full.date, request: pathname.split("/").at(-1) ?? "", requestToken: token };
}

/** @param {Call} call */
async function fullDay(call) {
  for (let days = 20; days < 31; days += 1) {
    const date = new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);
    const answer = await call(
      "GET",
      `public/${FULL_SLUG}/reservation/availability?date=${date}&guestCount=2`,
    );
    if (answer.takenTimes.length > 0) return { date, takenTimes: answer.takenTimes };
  }
  throw new Error(`No day of ${FULL_SLUG} is full.`);
}

/**
 * @param {Call} owner
 * @param {string} area
 */
function addTable(owner, area) {
  const name = `${area} ${randomUUID().slice(0, 3)}`;
  return owner("POST", `tenant/${DINER_SLUG}/tables`, { name, seats: 4, area: "Cortile" });
}

/**
 * Tables: one with a bill, one whose bill was paid, one without, and one whose bill is too old for its printed code alone;
 * where the database is not at hand, it is as young as the others.
 *
 * @param {Call} owner
 * @param {object} line
 * @param {string | null} databaseUrl
 */
async function openBills(owner, line, databaseUrl) {
  const place = `tenant/${DINER_SLUG}/bills`;
  const open = async () => {
    const table = await addTable(owner, "Terrace");
    const { id } = await owner("POST", place, { tableId: table.id });
    const bill = await owner("POST", `${place}/${id}/rounds`, { items: [line] });
    return { id, table, token: bill.token, amount: bill.open };
  };
  const [first, second, late] = [await open(), await open(), await open()];
  const payment = { method: "cash", amount: second.amount };
  const { status } = await owner("POST", `${place}/${second.id}/payments`, payment);
  if (status === "open") await owner("POST", `${place}/${second.id}/close`);
  if (databaseUrl) await ageBill(databaseUrl, late.id);
  return {
    table: first.table.id,
    bill: first.token,
    paidBill: second.token,
    lateTable: late.table.linkToken,
    freeTable: second.table.linkToken,
  };
}

/**
 * Makes the open bill of a table older, which nothing else does.
 *
 * @param {string} databaseUrl
 * @param {string} billId
 */
async function ageBill(databaseUrl, billId) {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query("UPDATE bill SET opened_at = opened_at - interval '1 hour' WHERE id = $1", [billId]);
  await client.end();
}

/** @param {Call} owner @param {string} order */
async function handOver(owner, order) {
  for (const status of ["accepted", "preparing", "ready", "delivered"]) {
    await owner("PATCH", `tenant/${DINER_SLUG}/orders/${order}`, { status });
  }
}

/** @param {Call} visitor @param {Call} owner */
async function inviteSomebody(visitor, owner) {
  const email = someone();
  await owner("POST", `tenant/${DINER_SLUG}/invitations`, { email, role: "staff" });
  return { invitation: await emailedToken(visitor, email, /\/invitation$/) };
}

/** @param {Call} owner */
async function findOrAddEndpoint(owner) {
  const place = `tenant/${DINER_SLUG}/webhook-endpoints`;
  const { webhookEndpoints } = await owner("GET", place);
  // Nobody has this name (RFC 2606), so nothing is ever sent.
  const endpoint = webhookEndpoints[0] ?? (await owner("POST", place, { url: "https://till.example/hook" }));
  return { endpoint: endpoint.id };
}

/** @param {Call} owner @param {Call} admin */
async function findThings(owner, admin) {
  const [{ payouts }, { organizations }] = await Promise.all([
    owner("GET", `tenant/${DINER_SLUG}/payouts`),
    admin("GET", "admin/organizations"),
  ]);
  const { disputes } = await owner("GET", `tenant/${DINER_SLUG}/disputes?state=open`);
  const dispute = disputes[0].id;
  await owner("POST", `tenant/${DINER_SLUG}/disputes/${dispute}/answer`, {});
  return { payout: payouts[0].id, group: organizations[0].id, dispute };
}

/**
 * What pages about one thing need, by the names that their paths have for it; made over the API.
 *
 * @param {string} origin
 * @param {{ owner: Cookie, depositOwner: Cookie, admin: Cookie, databaseUrl: string | null }} means
 * @param {{ delivered: string, atTable: object }} diner `delivered` is an order to hand over, `atTable` a line to order
 * @returns {Promise<Record<string, string>>}
 */
export async function makeThings(origin, means, { delivered, atTable }) {
  const visitor = callerOf(origin);
  const owner = callerOf(origin, means.owner);
  const depositOwner = callerOf(origin, means.depositOwner);
  await handOver(owner, delivered);
  const found = await Promise.all([
    findThings(owner, callerOf(origin, means.admin)),
    findOrAddEndpoint(owner),
    bookTable(visitor),
    askDeposit(visitor, depositOwner),
    inviteSomebody(visitor, owner),
    openBills(owner, atTable, means.databaseUrl),
    offerTable(visitor, owner),
    openDrawer(owner),
    askForTable(visitor),
  ]);
  return Object.assign({}, ...found);
}
