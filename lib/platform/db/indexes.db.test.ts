import pg from "pg";
import { expect } from "vitest";
import { newId } from "@/lib/core/ids/ids";
import { listTenantRows } from "@/lib/oversight/admin/tenant-admin-store";
import { listUserRows } from "@/lib/oversight/admin/user-admin-store";
import { readOverview } from "@/lib/oversight/reports/overview-store";
import { inTransaction } from "@/lib/platform/db/transaction";
import { nameOfKey } from "@/lib/platform/keys/derived-key";
import {
  listActiveTenantRows,
  listMatchingDishes,
} from "@/lib/restaurant/marketplace/listed-restaurant-store";
import { eraseFromBookings } from "@/lib/service/booking-erasure/erase-from-bookings";
import { eraseMailbox } from "@/lib/service/gift-cards/erase-mailbox";
import { findGiftCardTraces, isCardEmailQueued } from "@/lib/service/gift-cards/gift-card-erasure-store";
import { listStalePurchases } from "@/lib/service/gift-cards/gift-card-purchase-store";
import { listCodesToSeal } from "@/lib/service/gift-cards/gift-card-seal-store";
import { findSpendableGiftCard } from "@/lib/service/gift-cards/gift-card-store";
import { eraseFromOrders } from "@/lib/service/orders/privacy/erase-from-orders";
import { listOrdersOf } from "@/lib/service/orders/views/order-search-store";
import { listBookingRows } from "@/lib/service/reservations/booking-history-store";
import { api, app, oneShopTest as it, shop } from "@/lib/testing/fixtures";
import { leftOutOnCluster } from "@/lib/testing/on-cluster";
import { bookingBody, seedRoom } from "@/lib/testing/seed-room";
import { orderBody } from "@/lib/testing/seed-shop";
import { ownedDatabaseUrl } from "@/lib/testing/test-database";

let order: { id: string };

it.beforeAll(async () => {
  await seedRoom(app, shop, { T1: 4 });
  const path = `/api/public/${shop.slug}`;
  order = (await api("POST", `${path}/orders`, { body: orderBody(shop) })).body;
  await api("POST", `${path}/reservation`, { body: bookingBody() });
  const card = { amount: 20, purchaserEmail: "ada@diner.example" };
  const { pendingId } = (await api("POST", `${path}/gift-cards/purchase`, { body: card })).body;
  const confirm = `/api/tenant/${shop.slug}/gift-cards/pending/${pendingId}/confirm`;
  await api("POST", confirm, { as: shop.owner });
});

type Statement = { text: string; values?: unknown[] };

/** The statement of `work` that contains `part`, as it was sent to the database. */
async function sentBy(work: () => Promise<unknown>, part: string): Promise<Statement> {
  const { prototype } = pg.Client;
  const { query } = prototype;
  const sent: Statement[] = [];
  prototype.query = function (this: pg.Client, ...args: unknown[]) {
    const [first, values] = args as [string | Statement, unknown[] | undefined];
    if (typeof first === "string") sent.push({ text: first, values });
    else if (first.text !== undefined) sent.push({ text: first.text, values: first.values ?? values });
    return Reflect.apply(query, this, args);
  } as typeof query;
  try {
    await work();
  } finally {
    prototype.query = query;
  }
  const found = sent.find(({ text }) => text.includes(part));
  return found ?? expect.fail(`Nothing with ${part} was sent: ${sent.map(({ text }) => text).join("\n")}`);
}

/** What makes each of a table's many rows another one: by column, as SQL in which `n` is the row's number. */
const COPIES: Record<string, Record<string, string>> = {
  orders: { id: "'ord_' || n", number: "n + 100000" },
  reservation: { id: "'rsv_' || n", live: "false", status: "'canceled'" },
  event: {
    sequence: "n + 100000",
    id: "'evt_' || n",
    data: `jsonb_build_object('items', repeat('x', 500),
             CASE n % 10 WHEN 0 THEN 'reservationId' WHEN 1 THEN 'giftCardId' ELSE 'orderId' END, 'id_' || n)`,
  },
  email: { id: "'eml_' || n", unique_key: "'order-ready:ord_' || n" },
  gift_card: {
    id: "'gfc_' || n",
    code_digest: "'digest_' || n",
    purchase_id: "null",
    purchaser_email: "n || '@diner.example'",
  },
  gift_card_purchase: { id: "'gcp_' || n", purchaser_email: "n || '@diner.example'" },
  tenant: { id: "'t' || n", slug: "'copy-' || n", name: "'Copy ' || n" },
  product: { id: "'prd_' || n", name: "jsonb_build_object('en', 'Dish ' || n)" },
  users: { id: "'usr_' || n", email: "n || '@staff.example'" },
};

let client: pg.Client;
const filled = new Set<string>();

it.beforeAll(async () => {
  client = new pg.Client({ connectionString: await ownedDatabaseUrl() });
  await client.connect();
  // The copies refer to what their original refers to: there is no need to check each.
  await client.query(
    `BEGIN; SET LOCAL statement_timeout = 0; SET LOCAL idle_in_transaction_session_timeout = 0;
     SET LOCAL session_replication_role = replica`,
  );
});
it.afterAll(async () => {
  await client.query("ROLLBACK");
  await client.end();
});

/** Gives a table 20,000 rows more, which only this transaction sees and nobody keeps. */
async function fill(table: string): Promise<void> {
  if (filled.has(table)) return;
  filled.add(table);
  const { rows } = await client.query<{ name: string }>(
    "SELECT attname AS name FROM pg_attribute WHERE attrelid = $1::regclass AND attnum > 0 AND NOT attisdropped",
    [table],
  );
  const columns = rows.map(({ name }) => name);
  const values = columns.map((name) => COPIES[table]?.[name] ?? `original."${name}"`);
  await client.query(
    `INSERT INTO ${table} ("${columns.join('", "')}")
     SELECT ${values.join(", ")} FROM (SELECT * FROM ${table} LIMIT 1) original, generate_series(1, 20000) n`,
  );
  await client.query(`ANALYZE ${table}`);
}

/** The plan of a statement once its table has 20,000 rows more. */
async function planOf({ text, values = [] }: Statement, table: string): Promise<string> {
  await fill(table);
  const { rows } = await client.query({ text: `EXPLAIN ${text}`, values });
  return rows.map((row) => row["QUERY PLAN"]).join("\n");
}

const inTx = (work: (tx: Parameters<typeof findGiftCardTraces>[0]) => Promise<unknown>) =>
  inTransaction(app.db, work);
const guide = (text: string, words: string[]) =>
  listActiveTenantRows(app.db, { search: { text, words, cuisines: [] }, near: null, limit: 49 });
const ref = () => ({ tenantId: shop.tenantId, id: order.id });
const email = "ada@diner.example";
const LONG_AGO = new Date(0);
const CODE = { digests: ["digest_1", "older_1"], code: "CODE" };
const newestKey = () => nameOfKey(app.env.GIFT_CARD_SECRET[0]);

type Case = { what: string; work: () => Promise<unknown>; part: string; table: string; indexes: string[] };

const CASES: Case[] = [
  {
    what: "a customer's orders",
    work: () =>
      listOrdersOf(app.db, {
        orderer: { tenantId: shop.tenantId, customerId: newId("cus"), provenEmail: null },
        after: null,
        limit: 20,
      }),
    part: `FROM "public"."orders"`,
    table: "orders",
    indexes: ["orders_by_customer"],
  },
  {
    what: "the sales of a day",
    work: () =>
      readOverview(app.db, {
        tenantId: shop.tenantId,
        timeZone: "Europe/Rome",
        window: { start: new Date("2026-11-10T23:00:00Z"), end: new Date("2026-11-11T23:00:00Z") },
        now: app.clock.now(),
      }),
    part: "sale AS",
    table: "orders",
    indexes: ["orders_tenant_id_created_at_id_idx"],
  },
  {
    what: "a customer's bookings",
    work: () =>
      listBookingRows(app.db, {
        booker: { tenantId: shop.tenantId, customerId: newId("cus"), provenEmail: null },
        limit: 20,
      }),
    part: `FROM "public"."reservation"`,
    table: "reservation",
    indexes: ["reservation_by_customer"],
  },
  {
    what: "the emails of an erased order",
    work: () => inTx((tx) => eraseFromOrders(tx, [ref()])),
    part: "DELETE FROM email",
    table: "email",
    indexes: ["email_by_subject"],
  },
  {
    what: "the emails of an erased booking",
    work: () => inTx((tx) => eraseFromBookings(tx, [ref()])),
    part: "DELETE FROM email",
    table: "email",
    indexes: ["email_by_subject"],
  },
  {
    what: "the events of an erased booking",
    work: () => inTx((tx) => eraseFromBookings(tx, [ref()])),
    part: "UPDATE event",
    table: "event",
    indexes: ["event_by_reservation"],
  },
  {
    what: "the events of an erased gift card",
    work: () => inTx((tx) => eraseMailbox(tx, { email, traces: { cards: [ref()], purchases: [] } })),
    part: "UPDATE event",
    table: "event",
    indexes: ["event_by_gift_card"],
  },
  {
    what: "a gift card's email that is still queued",
    work: () => inTx((tx) => isCardEmailQueued(tx, [ref()])),
    part: "FROM email",
    table: "email",
    indexes: ["email_by_subject"],
  },
  {
    what: "the gift cards of an email address",
    work: () => inTx((tx) => findGiftCardTraces(tx, { tenantId: null, email })),
    part: "FROM gift_card\n",
    table: "gift_card",
    indexes: ["gift_card_by_purchaser", "gift_card_by_recipient"],
  },
  {
    what: "a gift card by its code, under every key and in clear",
    work: () => findSpendableGiftCard(app.db, { tenantId: shop.tenantId, match: CODE, now: new Date() }),
    part: `FROM "public"."gift_card"`,
    table: "gift_card",
    indexes: ["gift_card_tenant_id_code_digest_key", "gift_card_code_key"],
  },
  {
    what: "codes of gift cards that are not under the newest key",
    work: () => listCodesToSeal(app.db, { codeKey: newestKey(), after: null, limit: 200 }),
    part: "FROM gift_card\n",
    table: "gift_card",
    indexes: ["gift_card_code_key_idx"],
  },
  {
    what: "the gift-card purchases of an email address",
    work: () => inTx((tx) => findGiftCardTraces(tx, { tenantId: null, email })),
    part: "FROM gift_card_purchase",
    table: "gift_card_purchase",
    indexes: ["gift_card_purchase_by_purchaser", "gift_card_purchase_by_recipient"],
  },
  {
    what: "purchases that nobody has paid",
    work: () =>
      listStalePurchases(app.db, { scope: null, onlineBefore: LONG_AGO, byHandBefore: LONG_AGO, limit: 100 }),
    part: `FROM "public"."gift_card_purchase"`,
    table: "gift_card_purchase",
    indexes: ["gift_card_purchase_open"],
  },
  {
    what: "a page of the marketplace",
    work: () => guide("", []),
    part: "FROM tenant",
    table: "tenant",
    indexes: ["tenant_status_name_id_idx"],
  },
  {
    what: "the restaurants with a dish",
    work: () => guide("dish 77", ["dish", "77"]),
    part: "FROM tenant",
    table: "product",
    indexes: ["product_by_words"],
  },
  {
    what: "the dishes with a word, of the restaurants of a page",
    work: () =>
      listMatchingDishes(app.db, {
        tenantIds: [shop.tenantId],
        words: ["dish", "77"],
        most: 3,
        now: new Date(),
      }),
    part: "FROM tenant_version",
    table: "product",
    indexes: ["product_by_words"],
  },
  {
    what: "a page of the platform's restaurants",
    work: () => listTenantRows(app.db, { sort: "newest", after: null, limit: 101 }),
    part: "FROM tenant t",
    table: "tenant",
    indexes: ["tenant_created_at_id_idx"],
  },
  {
    what: "a page of the platform's users",
    work: () => listUserRows(app.db, { after: null, limit: 101 }),
    part: `FROM "public"."users"`,
    table: "users",
    indexes: ["users_created_at_id_idx"],
  },
];

it.skipIf(leftOutOnCluster("plans")).each(CASES)(
  "reads $what by an index among 20,000 rows",
  async ({ work, part, table, indexes }) => {
    const plan = await planOf(await sentBy(work, part), table);
    for (const index of indexes) expect(plan).toContain(index);
  },
);
