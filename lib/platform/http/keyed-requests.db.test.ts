import sharp from "sharp";
import { describe, expect } from "vitest";
import type { Sql, Statement } from "@/lib/platform/db/sql";
import { hostKind } from "@/lib/testing/api-host";
import { type Api, apiRoutes, createApi } from "@/lib/testing/call";
import { cases } from "@/lib/testing/depth";
import { api, app, appTest as it, appTest as test } from "@/lib/testing/fixtures";
import { type Caller, type FuzzWorld, seedFuzzWorld } from "@/lib/testing/fuzz/fuzz-world";
import { FULL_DAY, KEYED_BODIES } from "@/lib/testing/fuzz/keyed-bodies";
import { inWorld } from "@/lib/testing/fuzz/requests";
import { bookingBody } from "@/lib/testing/seed-room";
import { cookieOf, orderBody } from "@/lib/testing/seed-shop";
import { endpointsOf } from "./openapi";

let picture: Uint8Array;
let keys = 0;

it.beforeAll(async () => {
  const size = { width: 40, height: 30, channels: 3, background: "tomato" } as const;
  picture = new Uint8Array(await sharp({ create: size }).png().toBuffer());
});

const keyed = endpointsOf(apiRoutes).filter(({ definition }) => definition.idempotent === true);

/** Needs months of orders, each paid once by its primary key; and a group, where repeating a copy changes nothing. */
const TESTED_ELSEWHERE = ["payCommissions", "copyInGroup"];
const operations = keyed.filter(({ definition }) => !TESTED_ELSEWHERE.includes(definition.operationId));

/** What earlier operations leave of a world is not enough for these. */
const NEEDS_NEW_WORLDS = [
  "acceptGuestRound",
  "askForTable",
  "importMenu",
  "pairKitchenScreen",
  "proposeOrderChange",
  "resendGiftCard",
];

type Worlds = { crashed: FuzzWorld; rivals: FuzzWorld };
let shared: Promise<Worlds> | undefined;

/** Two worlds to which all operations happen in the same order, so that the same request does the same to both. */
function worldsFor({ definition }: Operation): Promise<Worlds> {
  const make = async () => ({ crashed: await newWorld(), rivals: await newWorld() });
  if (NEEDS_NEW_WORLDS.includes(definition.operationId)) return make();
  shared ??= make();
  return shared;
}

/** The fuzz world, with two free tables, a fully booked day, an unused card that was sent to somebody, and an ingredient. */
async function newWorld(): Promise<FuzzWorld> {
  const made = await seedFuzzWorld(app, api);
  // A super-admin's visit can be started once.
  await app.db.prisma.supportVisit.deleteMany({ where: { tenant: { slug: made.ids.tenantId } } });
  const at = `/api/tenant/${made.ids.tenantId}`;
  const as = made.sessions.owner;
  const table = await api("POST", `${at}/tables`, { as, body: { name: "Spare", seats: 4 } });
  const other = await api("POST", `${at}/tables`, { as, body: { name: "Other", seats: 4 } });
  const ingredient = await api("POST", `${at}/ingredients`, {
    as,
    body: { name: "Salt", unit: "g", stock: 1 },
  });
  const printer = await api("POST", `${at}/printers`, {
    as,
    body: { name: "Kitchen", kind: "escpos_bridge", width: 80 },
  });
  const ticket = await api("POST", `${at}/printers/${printer.body.printer.id}/test`, { as });
  const kitchen = `/api/kitchen/${made.ids.tenantId}`;
  const [shown, paired] = [await api("POST", `${kitchen}/pairing`), await api("POST", `${kitchen}/pairing`)];
  const whole = { code: paired.body.code, name: "Whole kitchen", kind: "station", stationId: null };
  await api("POST", `${at}/kitchen/screens`, { as, body: whole });
  const ordered = orderBody({ margherita: made.ids.productId ?? "" });
  const { body: cooked } = await api("POST", `/api/public/${made.ids.tenantId}/orders`, { body: ordered });
  await api("PATCH", `${at}/orders/${cooked.id}`, { as, body: { status: "accepted" } });
  await api("POST", `${at}/orders/${cooked.id}/payments`, { as, body: { method: "cash" } });
  const { body: issued } = await api("GET", `${at}/receipts`, { as });
  const drawer = await api("POST", `${at}/drawers/main/open`, { as, body: { float: 0 } });
  const bought = await api("POST", `/api/public/${made.ids.tenantId}/gift-cards/purchase`, {
    body: { amount: 25, purchaserEmail: "other@keys.example" },
  });
  const paid = await api("POST", `${at}/gift-cards/pending/${bought.body.pendingId}/confirm`, { as });
  const preview = await api("POST", `${at}/menu/import/preview`, { as, body: { csv: "id\n" } });
  const { menuVersion } = preview.body;
  const { tables } = (await api("GET", `${at}/tables`, { as })).body;
  await api("POST", `${at}/reservations`, {
    as,
    body: {
      ...{ source: "phone", customerName: "Wedding", guestCount: 2, date: FULL_DAY, timeSlot: "00:00" },
      ...{ lengthMinutes: 1440, tableIds: tables.map(({ id }: { id: string }) => id) },
    },
  });
  const ids = {
    menuVersion,
    giftCardId: paid.body.id,
    freeTableId: table.body.id,
    otherTableId: other.body.id,
    linkToken: other.body.linkToken,
    ingredientId: ingredient.body.id,
    printerId: printer.body.printer.id,
    jobId: ticket.body.id,
    screenCode: shown.body.code,
    screenCookie: cookieOf(paired.headers.get("set-cookie") ?? "").cookie,
    kitchenOrderId: cooked.id,
    receiptId: issued.receipts[0].id,
    dayId: drawer.body.id,
  };
  return { ...made, ids: { ...made.ids, ...ids } };
}

type Operation = (typeof operations)[number];

function callerOf({ path: route, definition }: Operation): Caller {
  if (definition.guard.cookies.length === 0) return "anonymous";
  return route.startsWith("/api/admin/") ? "admin" : "owner";
}

function send(through: Api, world: FuzzWorld, { operation, key }: { operation: Operation; key: string }) {
  const { method, path: route, definition } = operation;
  const names = [...route.matchAll(/\[(\w+)\]/g)].map(([, name = ""]) => name);
  const params = Object.fromEntries(names.map((name) => [name, `@${name}`]));
  const known = KEYED_BODIES[definition.operationId];
  const { tenantId = "" } = world.ids;
  const value = JSON.parse(JSON.stringify(known ?? null).replaceAll("-@tenantId@", `-${tenantId}@`));
  const body = known === undefined ? null : { value };
  const isScreen = definition.guard.name === "kitchen-screen";
  const headers = { "idempotency-key": key, ...(isScreen && { cookie: world.ids.screenCookie ?? "" }) };
  const request = { caller: callerOf(operation), params, query: {}, body, headers };
  const { path: address, ...options } = inWorld(world, route, request);
  const file = definition.rawBody && { body: picture, headers: { ...headers, "content-type": "image/png" } };
  return through(method, address, { ...options, ...file, from: "198.51.100.20" });
}

/** How many rows each table has gained through `work`. */
async function growth(work: () => Promise<unknown>): Promise<Record<string, number>> {
  const before = await countRows();
  await work();
  const after = await countRows();
  const grown = [...after].map(([table, rows]) => [table, rows - (before.get(table) ?? 0)] as const);
  return Object.fromEntries(grown.filter(([, rows]) => rows !== 0));
}

let counting: Promise<string> | undefined;

/** One statement that counts the rows of every table that work may leave something in. */
async function countStatement(): Promise<string> {
  const { rows: tables } = await app.db.pool.query<{ name: string }>(
    `SELECT quote_ident(tablename) AS name FROM pg_tables
      WHERE schemaname = 'public' AND tablename NOT IN ('idempotency_key', 'rate_limit') AND tablename NOT LIKE 'stripe_emulator_%'`,
  );
  return tables
    .map(({ name }) => `SELECT '${name}' AS name, count(*)::int AS count FROM ${name}`)
    .join(" UNION ALL ");
}

async function countRows(): Promise<Map<string, number>> {
  counting ??= countStatement();
  const { rows } = await app.db.pool.query<{ name: string; count: number }>(await counting);
  return new Map(rows.map(({ name, count }) => [name, count]));
}

const nextKey = () => `key-${keys++}`;

/** The same app in a process that dies as soon as it wants to write to a key outside of a transaction. */
function dyingApi(): Api {
  const die = (statement: Statement) => {
    const text = typeof statement === "string" ? statement : statement.text;
    if (/^\s*(UPDATE|DELETE FROM) idempotency_key/.test(text)) throw new Error("The process died.");
  };
  const { sql } = app.db;
  const dying: Sql = {
    async query(statement, values) {
      die(statement);
      return sql.query(statement, values);
    },
    async execute(statement, values) {
      die(statement);
      return sql.execute(statement, values);
    },
  };
  return createApi({ ...app, db: { ...app.db, sql: dying } });
}

/** Sends one request through an app that dies before it has stored the answer, and repeats it: nothing is done again. */
async function expectOnceInSpiteOfCrash(world: FuzzWorld, operation: Operation): Promise<void> {
  const key = nextKey();
  const crashed = await send(dyingApi(), world, { operation, key }).catch(() => null);
  app.clock.advance({ seconds: 61 });
  const repeats: Awaited<ReturnType<Api>>[] = [];
  const again = await growth(async () => {
    repeats.push(await send(api, world, { operation, key }));
  });
  expect(again).toEqual({});
  const [repeat] = repeats;
  if (STORED_WITH_THE_WORK.includes(operation.definition.operationId)) {
    expect([repeat?.status, repeat?.text]).toEqual([200, crashed?.text]);
    expect(repeat?.headers.get("idempotent-replayed")).toBe("true");
  } else expect([crashed, repeat?.status, repeat?.body?.error]).toEqual([null, 409, "ANSWER_LOST"]);
}

test.each(operations.map((operation) => [operation.definition.operationId, operation] as const))(
  "%s does its work once, after a crash and for rivals with one key, who all get the same bytes",
  { timeout: 60_000 },
  async (_, operation) => {
    const worlds = await worldsFor(operation);
    // Next has one app per process, and one that dies would stay for the tests after it.
    const isMortal = hostKind !== "next";
    const once = await growth(() =>
      isMortal
        ? expectOnceInSpiteOfCrash(worlds.crashed, operation)
        : send(api, worlds.crashed, { operation, key: nextKey() }),
    );
    const key = nextKey();
    const rivals = Array.from({ length: cases(4) }, () => () => send(api, worlds.rivals, { operation, key }));
    let answers: Awaited<ReturnType<Api>>[] = [];
    const together = await growth(async () => {
      answers = await Promise.all(rivals.map((ask) => ask()));
    });
    expect(together).toEqual(once);
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(answers[0]?.status).toBe(answers[0]?.text === "" ? 204 : 200);
    expect(answers.filter(({ headers }) => headers.get("idempotent-replayed") === null)).toHaveLength(1);
  },
);

/** Where a second one costs somebody money or a table. */
const STORED_WITH_THE_WORK = [
  "askForTable",
  "bookTable",
  "createReservation",
  "issueGiftCard",
  "joinWaitlist",
  "purchaseGiftCard",
];

describe("one key", () => {
  let world: FuzzWorld;
  it.beforeAll(async () => {
    world = await newWorld();
  });
  const book = (body: object, key: string, path = "reservation") =>
    api("POST", `/api/public/${world.ids.tenantId}/${path}`, { body, headers: { "idempotency-key": key } });

  it("is another request's as soon as the body or the operation differs", async () => {
    const key = nextKey();
    const body = bookingBody({ date: "2026-11-20" });
    expect((await book(body, key)).status).toBe(200);
    expect((await book({ ...body, guestCount: 3 }, key)).body.error).toBe("IDEMPOTENCY_KEY_REUSED");
    const purchase = { amount: 25, purchaserEmail: "buyer@keys.example" };
    expect((await book(purchase, key, "gift-cards/purchase")).body.error).toBe("IDEMPOTENCY_KEY_REUSED");
  });

  it("counts once against a limit", async () => {
    const key = nextKey();
    const from = "203.0.113.77";
    const body = { amount: 25, purchaserEmail: "buyer@keys.example" };
    const url = `/api/public/${world.ids.tenantId}/gift-cards/purchase`;
    const headers = { "idempotency-key": key };
    for (let call = 0; call < 40; call += 1)
      expect((await api("POST", url, { body, headers, from })).status).toBe(200);
  });

  it("has to be visible characters, before anything is done", async () => {
    const done = await growth(async () => {
      expect((await book(bookingBody(), "é")).status).toBe(400);
    });
    expect(done).toEqual({});
  });

  it("leaves one entry in the audit log, however often the act is repeated", async () => {
    const key = nextKey();
    const issue = () =>
      api("POST", `/api/tenant/${world.ids.tenantId}/gift-cards`, {
        as: world.sessions.owner,
        body: { amount: 25 },
        headers: { "idempotency-key": key },
      });
    const written = await growth(async () => {
      await issue();
      await issue();
    });
    expect(written.audit_entry).toBe(1);
  });

  it("can be used again after a refusal, and is good for a day", async () => {
    const key = nextKey();
    const full = bookingBody({ date: "2026-11-20", guestCount: 20 });
    expect((await book(full, key)).status).toBe(409);
    const body = bookingBody({ date: "2026-11-20" });
    const first = await book(body, key);
    expect(first.status).toBe(200);
    app.clock.advance({ hours: 23, minutes: 59 });
    expect((await book(body, key)).text).toBe(first.text);
    app.clock.advance({ minutes: 1 });
    expect((await book(body, key)).text).not.toBe(first.text);
  });
});
