import { describe, expect } from "vitest";
import { newId } from "@/lib/core/ids/ids";
import { api, app, appTest as it } from "@/lib/testing/fixtures";
import { emailedTokens, PASSWORD, sessionOf } from "@/lib/testing/people";
import { seedAdmin, seedShop } from "@/lib/testing/seed-shop";
import { DRAFT_TABLES } from "./draft-sweep-store";
import { sweepRetention } from "./sweep-retention";

let email: string;

it.beforeEach(() => {
  email = `${newId("usr")}@owner.example`;
});

const RESTAURANT = {
  name: "McDonald's Roma",
  phone: "+39 06 1",
  address: "Via Roma 1",
  city: "Roma",
  country: "IT",
  latitude: 41.9,
  longitude: 12.5,
  timeZone: "Europe/Rome",
  currency: "EUR",
  locales: ["it"],
};

async function register(slug: string, ownerEmail = email) {
  const answer = await api("POST", "/api/auth/register-restaurant", {
    body: {
      restaurant: { ...RESTAURANT, slug },
      owner: { name: "Nina", email: ownerEmail, password: PASSWORD },
      termsAccepted: true,
    },
  });
  return { status: answer.status, error: answer.body.error, as: sessionOf(answer) };
}
const tenants = (slug: string) => app.db.prisma.tenant.count({ where: { slug } });
const slugOf = () => `draft-${newId("usr").slice(4, 30)}`;
const available = async (slug: string) =>
  (await api("GET", "/api/auth/restaurant-address", { query: { slug } })).body.available;

/** Every row that a table of the database has of a restaurant. */
async function rowsOf(tenantId: string): Promise<Record<string, number>> {
  const { rows } = await app.db.pool.query<{ name: string }>(
    "SELECT table_name AS name FROM information_schema.columns WHERE table_schema = 'public' AND column_name = 'tenant_id'",
  );
  const counts = await Promise.all(
    rows.map(async ({ name }) => {
      const found = await app.db.pool.query(`SELECT FROM ${name} WHERE tenant_id = $1`, [tenantId]);
      return [name, found.rowCount ?? 0] as const;
    }),
  );
  return Object.fromEntries(counts.filter(([, count]) => count > 0));
}

it("knows every table of a restaurant", async () => {
  const { rows } = await app.db.pool.query<{ name: string }>(
    "SELECT table_name AS name FROM information_schema.columns WHERE table_schema = 'public' AND column_name = 'tenant_id'",
  );
  expect([...DRAFT_TABLES].sort()).toEqual(rows.map(({ name }) => name).sort());
});

describe("a draft whose owner's email nobody confirms", () => {
  it("is deleted after a week with its menu, room and owner, whose address and email are free again", async () => {
    const slug = slugOf();
    const { as } = await register(slug);
    const at = `/api/tenant/${slug}`;
    const category = await api("POST", `${at}/categories`, { as, body: { name: { it: "Panini" } } });
    const dish = { categoryId: category.body.id, name: { it: "Big" }, basePrice: 5 };
    await api("POST", `${at}/products`, { as, body: dish, headers: { "idempotency-key": "a-dish" } });
    await api("POST", `${at}/tables`, { as, body: { name: "1", seats: 4 } });
    await api("POST", `${at}/coupons`, { as, body: { code: "TEN", type: "percent", value: 10 } });
    await api("POST", `${at}/tax/classes`, {
      as,
      body: { name: "Food", pickupRate: 10, deliveryRate: 10, dineInRate: 10 },
    });
    await api("PATCH", `${at}/reservation-policy`, { as, body: { daysAhead: 30 } });
    const { id } = await app.db.prisma.tenant.findUniqueOrThrow({ where: { slug } });
    expect((await register(slug, `${newId("usr")}@owner.example`)).error).toBe("SLUG_TAKEN");

    app.clock.advance({ days: 7 });
    await sweepRetention(app);
    expect(await tenants(slug)).toBe(1);
    app.clock.advance({ seconds: 1 });
    await sweepRetention(app);
    expect([await tenants(slug), await available(slug)]).toEqual([0, true]);
    expect(Object.keys(await rowsOf(id)).sort()).toEqual(["audit_entry"]);
    expect(await app.db.prisma.user.count({ where: { email } })).toBe(0);
    expect((await api("GET", `${at}/settings`, { as })).status).toBe(401);
    expect((await register(slug)).status).toBe(200);
    const query = { action: "tenant.expired" };
    const { body } = await api("GET", "/api/admin/audit-log", { as: await seedAdmin(app), query });
    expect(body.entries[0]).toMatchObject({
      action: "tenant.expired",
      subjectId: id,
      data: { slug, deleted: true },
    });
  });

  it("stays when its email was confirmed, however long ago it was registered, and when a super-admin opened it", async () => {
    const [proven, approved] = [slugOf(), slugOf()];
    const { as } = await register(proven);
    const [token] = await emailedTokens(app, email, "prove-owner-email");
    expect((await api("POST", "/api/auth/prove-email", { as, body: { token } })).status).toBe(200);
    await register(approved, `${newId("usr")}@owner.example`);
    const admin = await seedAdmin(app);
    await api("PATCH", `/api/admin/tenants/${approved}`, { as: admin, body: { status: "active" } });
    app.clock.advance({ days: 30 });
    await sweepRetention(app);
    expect([await tenants(proven), await tenants(approved)]).toEqual([1, 1]);
  });

  it("keeps what has happened there, and gives its address up", async () => {
    const slug = slugOf();
    const { as } = await register(slug);
    const category = await api("POST", `/api/tenant/${slug}/categories`, { as, body: { name: { it: "P" } } });
    const dish = { categoryId: category.body.id, name: { it: "Big" }, basePrice: 5, status: "active" };
    await api("POST", `/api/tenant/${slug}/products`, { as, body: dish });
    const table = await api("POST", `/api/tenant/${slug}/tables`, { as, body: { name: "1", seats: 4 } });
    await api("POST", `/api/tenant/${slug}/bills`, { as, body: { tableId: table.body.id } });
    const { id } = await app.db.prisma.tenant.findUniqueOrThrow({ where: { slug } });
    app.clock.advance({ days: 8 });
    for (let run = 0; run < 2; run += 1) await sweepRetention(app);
    expect([await tenants(slug), await available(slug)]).toEqual([0, true]);
    expect(await app.db.prisma.tenant.findUnique({ where: { id } })).toMatchObject({ slug: `draft-${id}` });
    const acts = await app.db.prisma.auditEntry.findMany({
      where: { action: "tenant.expired", tenantId: id },
    });
    expect(acts).toHaveLength(1);
    expect(await app.db.prisma.user.count({ where: { email } })).toBe(1);
  });

  it("takes no account that works elsewhere as well", async () => {
    const slug = slugOf();
    await register(slug);
    const other = await seedShop(app);
    const { id: userId } = await app.db.prisma.user.findUniqueOrThrow({ where: { email } });
    await app.db.prisma.tenantMember.create({ data: { tenantId: other.tenantId, userId, role: "staff" } });
    app.clock.advance({ days: 8 });
    await sweepRetention(app);
    expect(await tenants(slug)).toBe(0);
    expect(await app.db.prisma.user.count({ where: { email } })).toBe(1);
  });

  it("is either opened or deleted when its link is followed in that moment", async () => {
    for (let round = 0; round < 4; round += 1) {
      const slug = slugOf();
      email = `${newId("usr")}@owner.example`;
      const { as } = await register(slug);
      app.clock.advance({ days: 6, hours: 23 });
      await api("POST", "/api/auth/send-proof", { as });
      const token = (await emailedTokens(app, email, "prove-owner-email")).at(-1);
      app.clock.advance({ hours: 2 });
      await app.db.prisma.session.updateMany({ data: { expiresAt: new Date("2100-01-01") } });
      const [proof] = await Promise.all([
        api("POST", "/api/auth/prove-email", { as, body: { token } }),
        sweepRetention(app),
      ]);
      const opened = await app.db.prisma.tenant.count({ where: { slug, status: "active" } });
      expect(await tenants(slug)).toBe(opened);
      expect(proof.status === 200 && proof.body.restaurants.length === 1).toBe(opened === 1);
    }
  });
});
