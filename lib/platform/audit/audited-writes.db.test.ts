import fc from "fast-check";
import { describe, expect } from "vitest";
import type { TenantId } from "@/lib/core/ids/tenant-id";
import { endpointsOf, type LocatedEndpoint } from "@/lib/platform/http/openapi";
import { apiRoutes } from "@/lib/testing/call";
import { cases } from "@/lib/testing/depth";
import { api, app, appTest as test } from "@/lib/testing/fixtures";
import { type Caller, type FuzzWorld, seedFuzzWorld } from "@/lib/testing/fuzz/fuzz-world";
import { RESTAURANT } from "@/lib/testing/fuzz/keyed-bodies";
import { NEEDS_A_HISTORY } from "@/lib/testing/fuzz/needs-history";
import { inWorld } from "@/lib/testing/fuzz/requests";
import { valuesOf } from "@/lib/testing/fuzz/schema-values";
import { seedCardShop } from "@/lib/testing/online-payments";
import { orderBody, seedShop, seedVisitor } from "@/lib/testing/seed-shop";
import { asTableOwner } from "@/lib/testing/test-database";

/** What takes something away comes last, so that the others find it. */
const writes = endpointsOf(apiRoutes)
  .filter(
    ({ method, path: route, definition }) =>
      method !== "GET" &&
      /^\/api\/(admin|tenant)\//.test(route) &&
      definition.guard.cookies.includes("admin_session"),
  )
  .sort((one, other) => Number(one.method === "DELETE") - Number(other.method === "DELETE"));

/** Bodies where generated ones hardly hit; `@name` stands for an id of the seeded world. */
const BODIES: Record<string, unknown> = {
  acceptGuestRound: {},
  refuseGuestRound: { reason: "ask_staff", note: "Secret words for Ada" },
  bulkEditProducts: { products: [{ id: "@productId", revision: 1 }], available: false },
  changeDrawerSettings: { dayEndsAt: "05:00", countsBlind: true },
  changeOrderStatus: { status: "accepted" },
  createProduct: { categoryId: "@categoryId", name: { en: "Secret dish" }, basePrice: 9 },
  createOrganization: { name: "Secret group", hqTenantId: "@foreignTenantId" },
  createTenant: { restaurant: RESTAURANT, owner: { name: "Olga", email: "olga@owner.example" } },
  createUser: { name: "Una Used", email: "una@people.example", role: "web-designer", designs: ["@tenantId"] },
  addDomain: { name: "named.example" },
  createWebhookEndpoint: { url: "https://93.184.216.34/hook" },
  importMenu: { csv: "@menuCsv", removeMissing: false, menuVersion: "@menuVersion" },
  placeTestOrder: orderBody({ margherita: "@productId" }, { customerName: "Secret Ada" }),
  placeStaffOrder: orderBody({ margherita: "@productId" }, { customerName: "Secret Ada", channel: "phone" }),
  quoteStaffOrder: orderBody({ margherita: "@productId" }, { customerName: "Secret Ada", channel: "phone" }),
  takeOrderPayment: { method: "cash", amount: 1 },
  proposeOrderChange: {
    changes: [{ kind: "remove", lineItemId: "0", quantity: 1 }],
    message: "Secret words for Ada",
  },
  reorderCategories: { ids: ["@categoryId"] },
  changeReservationPolicy: { leadMinutes: 30 },
  restoreProduct: { changeId: "@changeId" },
  updateOrganization: { name: "Secret name", addTenants: ["@foreignTenantId"] },
  updateProduct: { basePrice: 9 },
  updateSettings: { prepMinutes: 25 },
  updateTenant: { status: "suspended", reason: "unpaid" },
  setProductAvailability: { items: [{ id: "@productId", available: false }] },
  setProductPrices: { items: [{ id: "@productId", basePrice: 9, revision: 1 }] },
  setProductStock: { items: [{ id: "@productId", stock: 40 }] },
  upsertMenu: { categories: [{ externalId: "secret", name: { en: "Secret category" } }] },
  updateUser: { designs: ["@tenantId"] },
};

const needsHistory = ({ definition }: LocatedEndpoint) => NEEDS_A_HISTORY.includes(definition.operationId);

/** One world serves many operations, until one finds nothing left to succeed with. What is refused changes nothing. */
let shared: { world: FuzzWorld; isChanged: boolean } | null = null;

let lastRead = "";

/** What was written since they were read last; their ids sort as they were written. */
async function newEntries() {
  const found = await app.db.prisma.auditEntry.findMany({
    where: { id: { gt: lastRead } },
    orderBy: { id: "asc" },
  });
  lastRead = found.at(-1)?.id ?? lastRead;
  return found;
}

/** What one restaurant's log holds. */
const entriesOf = ({ tenantId }: { tenantId: TenantId }) =>
  app.db.prisma.auditEntry.findMany({ where: { tenantId }, orderBy: { id: "asc" } });

/** Valid requests until one succeeds, in a new world if need be. Null when none does. */
async function succeed(endpoint: LocatedEndpoint, caller: Caller) {
  const attempt = async () => {
    if (!shared) {
      shared = { world: await seedFuzzWorld(app, api), isChanged: false };
      await newEntries();
    }
    const done = await succeedIn(shared.world, endpoint, caller);
    if (done) shared.isChanged = true;
    return done;
  };
  const done = await attempt();
  if (done || needsHistory(endpoint) || !shared?.isChanged) return done;
  shared = null;
  return attempt();
}

/** The known body, or generated ones; more of them only where the first few do not suffice. */
function* bodiesFor(endpoint: LocatedEndpoint): Generator<unknown> {
  const { body, operationId } = endpoint.definition;
  const known = BODIES[operationId];
  if (known !== undefined || !body) return yield known;
  const first = fc.sample(valuesOf(body), { numRuns: cases(5), seed: 7 });
  yield* first;
  if (!needsHistory(endpoint)) yield* fc.sample(valuesOf(body), { numRuns: 40, seed: 7 }).slice(first.length);
}

async function succeedIn(world: FuzzWorld, endpoint: LocatedEndpoint, caller: Caller) {
  const { method, path: route } = endpoint;
  const names = [...route.matchAll(/\[(\w+)\]/g)].map(([, name = ""]) => name);
  const params = Object.fromEntries(names.map((name) => [name, `@${name}`]));
  for (const value of bodiesFor(endpoint)) {
    const body = value === undefined ? null : { value };
    const request = { caller, params, query: {}, body, headers: {} };
    const { path: address, ...options } = inWorld(world, route, request);
    const { status, text } = await api(method, address, options);
    const written = await newEntries();
    const isNothing = method === "DELETE" && written.length === 0 && needsHistory(endpoint);
    if (status < 300 && !isNothing) return { written, body: JSON.stringify(options.body ?? null) };
    expect(written, `refused: ${text}`).toEqual([]);
  }
  return null;
}

/** The texts of a body that could be somebody's name, address or secret. */
function textsIn(body: string): string[] {
  const found: string[] = [];
  JSON.parse(body, (_, value) => {
    if (typeof value === "string" && /[ @]/.test(value)) found.push(value);
    return value;
  });
  return found;
}

describe("a super-admin's write", () => {
  test.for(writes.map((endpoint) => [endpoint.definition.operationId, endpoint] as const))(
    "%s is in the audit log when it succeeds, without what was in it, and not when it is refused",
    { timeout: 60_000 },
    async ([operationId, endpoint], { skip }) => {
      const done = await succeed(endpoint, "admin");
      if (!done) {
        expect(NEEDS_A_HISTORY).toContain(operationId);
        return skip("the seeded world has nothing that this could succeed with");
      }
      expect(done.written).toHaveLength(1);
      expect(done.written[0]).toMatchObject({ actorRole: "superadmin" });
      const log = JSON.stringify(done.written);
      for (const text of textsIn(done.body)) expect(log).not.toContain(JSON.stringify(text).slice(1, -1));
      expect(log).not.toMatch(/@\w+\.example|whsec_/);
    },
  );
});

describe("an owner's write that is no daily work", () => {
  const audited = writes.filter(({ path: route, definition }) => {
    return route.startsWith("/api/tenant/") && definition.audited === true;
  });
  test.for(audited.map((endpoint) => [endpoint.definition.operationId, endpoint] as const))(
    "%s is in the audit log when it succeeds, and not when it is refused",
    { timeout: 60_000 },
    async ([operationId, endpoint], { skip }) => {
      const done = await succeed(endpoint, "owner");
      if (!done) {
        expect(NEEDS_A_HISTORY).toContain(operationId);
        return skip("the seeded world has nothing that this could succeed with");
      }
      expect(done.written).toMatchObject([{ actorRole: "owner" }]);
    },
  );
});

const issue = (as: { cookie: string }, slug: string, amount = 20) =>
  api("POST", `/api/tenant/${slug}/gift-cards`, { as, body: { amount } });

describe("an entry", () => {
  test("and its act are there together or not at all", async () => {
    const shop = await seedShop(app);
    const admin = await seedVisitor(app, shop);
    await asTableOwner(`
      CREATE FUNCTION refuse_entry() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'the log is full'; END $$;
      CREATE TRIGGER audit_entry_full BEFORE INSERT ON audit_entry FOR EACH ROW EXECUTE FUNCTION refuse_entry()`);
    await newEntries();
    await expect(issue(admin, shop.slug)).rejects.toThrow("500 with INTERNAL");
    await asTableOwner("DROP TRIGGER audit_entry_full ON audit_entry");
    expect(await app.db.prisma.giftCard.count({ where: { tenantId: shop.tenantId } })).toBe(0);
    expect(await app.db.prisma.ledgerEntry.count({ where: { tenantId: shop.tenantId } })).toBe(0);
    expect(await newEntries()).toEqual([]);
  });

  test("does not ride on what the payment processor keeps for itself", async () => {
    const shop = await seedCardShop(app);
    const admin = await seedVisitor(app, shop);
    const bought = await api("POST", `/api/public/${shop.slug}/gift-cards/purchase`, {
      body: { amount: 20, purchaserEmail: "ada@diner.example" },
    });
    await asTableOwner(
      "CREATE FUNCTION refuse_card() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'no more cards'; END $$",
    );
    await asTableOwner(`
      CREATE TRIGGER gift_card_full BEFORE INSERT ON gift_card FOR EACH ROW EXECUTE FUNCTION refuse_card()`);
    const address = `/api/tenant/${shop.slug}/gift-cards/pending/${bought.body.pendingId}/confirm`;
    await expect(api("POST", address, { as: admin })).rejects.toThrow("500 with INTERNAL");
    await asTableOwner("DROP TRIGGER gift_card_full ON gift_card");
    expect(await entriesOf(shop)).toEqual([]);
    expect((await api("POST", address, { as: admin })).status).toBe(200);
    expect(await entriesOf(shop)).toHaveLength(1);
  });

  test("of many rivals is there for each that succeeded", async () => {
    const shop = await seedShop(app);
    const admin = await seedVisitor(app, shop);
    const order = await api("POST", `/api/public/${shop.slug}/orders`, { body: orderBody(shop) });
    const address = `/api/tenant/${shop.slug}/orders/${order.body.id}`;
    const reject = () => api("PATCH", address, { as: admin, body: { status: "rejected" } });
    const answers = await Promise.all(Array.from({ length: cases(4) }, reject));
    const written = await entriesOf(shop);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(written).toMatchObject([
      {
        actorId: admin.userId,
        action: "changeOrderStatus",
        subjectId: order.body.id,
        data: { from: "pending", to: "rejected" },
      },
    ]);
  });

  test("is written for owners where money, secrets and rules are touched, and not for their daily work", async () => {
    const shop = await seedShop(app);
    const [first, second] = [
      await api("POST", `/api/public/${shop.slug}/orders`, { body: orderBody(shop) }),
      await api("POST", `/api/public/${shop.slug}/orders`, { body: orderBody(shop) }),
    ];
    const patch = (orderId: string, status: string) =>
      api("PATCH", `/api/tenant/${shop.slug}/orders/${orderId}`, { as: shop.owner, body: { status } });
    await patch(first.body.id, "accepted");
    await patch(second.body.id, "accepted");
    await patch(second.body.id, "canceled");
    const card = await issue(shop.owner, shop.slug);
    await api("PATCH", `/api/tenant/${shop.slug}/settings`, { as: shop.owner, body: { prepMinutes: 30 } });
    const written = await entriesOf(shop);
    expect(written.map(({ action, actorRole }) => [action, actorRole])).toEqual([
      ["changeOrderStatus", "owner"],
      ["issueGiftCard", "owner"],
      ["updateSettings", "owner"],
    ]);
    expect(written[1]).toMatchObject({ subjectId: card.body.id, data: { amount: 20, currency: "EUR" } });
  });
});
