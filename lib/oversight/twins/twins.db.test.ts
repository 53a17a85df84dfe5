import { describe, expect } from "vitest";
import { isTwin } from "@/lib/core/ids/tenant-id";
import { Prisma } from "@/lib/platform/db/generated/client";
import { api, app, shopTest as it, shop } from "@/lib/testing/fixtures";
import { seedProduct, seedShop, seedStaff } from "@/lib/testing/seed-shop";
import { BASIC_FIELDS, OWN_FIELDS, SETTING_FIELDS } from "./twin-part";
import { TWIN_TABLES } from "./twin-tables";

const at = () => `/api/tenant/${shop.slug}/twin`;
const open = (body: object = {}, headers?: Record<string, string>) =>
  api("POST", at(), { as: shop.owner, body, ...(headers && { headers }) });
const twinRow = () => app.db.prisma.tenant.findUnique({ where: { twinOf: shop.tenantId } });

describe("opening a test twin", () => {
  it("opens one with everything but guests and money, ids included", async () => {
    await app.db.prisma.tenant.update({
      where: { id: shop.tenantId },
      data: { accent: "#123456", alertEmails: ["cook@shop.example"] },
    });
    const { owner } = shop;
    const table = await api("POST", `/api/tenant/${shop.slug}/tables`, {
      as: owner,
      body: { name: "Window", seats: 4 },
    });
    await api("POST", `/api/tenant/${shop.slug}/coupons`, {
      as: owner,
      body: { code: "SPRING", type: "percent", value: 10 },
    });
    const flour = await api("POST", `/api/tenant/${shop.slug}/ingredients`, {
      as: owner,
      body: { name: "Flour", unit: "kg", stock: 12.5 },
    });
    const answer = await open();
    expect(answer).toMatchObject({
      status: 200,
      body: { slug: `${shop.slug}-test`, status: "active", name: "Test Trattoria" },
    });
    const { id, slug } = answer.body;
    expect(isTwin(id)).toBe(true);
    expect((await api("GET", at(), { as: owner })).body).toEqual(answer.body);
    expect(await twinRow()).toMatchObject({ accent: "#123456", alertEmails: [], cardEnabled: true });

    const products = await api("GET", `/api/tenant/${slug}/products`, { as: owner });
    expect(products.body.products.map((product: { id: string }) => product.id)).toEqual([
      shop.margherita,
      shop.diavola,
    ]);
    const tables = await api("GET", `/api/tenant/${slug}/tables`, { as: owner });
    expect(tables.body.tables).toMatchObject([{ id: table.body.id, name: "Window" }]);
    const coupons = await api("GET", `/api/tenant/${slug}/coupons`, { as: owner });
    expect(coupons.body.coupons).toMatchObject([{ code: "SPRING", used: 0 }]);
    const stock = await api("GET", `/api/tenant/${slug}/ingredients`, { as: owner });
    expect(stock.body.ingredients).toMatchObject([{ id: flour.body.id, stock: 12.5 }]);
    const links = await app.db.prisma.diningTable.findMany({ select: { linkToken: true } });
    expect(new Set(links.map(({ linkToken }) => linkToken)).size).toBe(links.length);
  });

  it("copies no more than what is asked for", async () => {
    const { body } = await open({ copy: ["tables"] });
    expect(await app.db.prisma.product.count({ where: { tenantId: body.id } })).toBe(0);
    expect((await open({ copy: ["guests"] })).status).toBe(400);
  });

  it("opens one twin, however many ask at once, and answers a repeated key alike", async () => {
    const answers = await Promise.all(Array.from({ length: 4 }, () => open()));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.error).toBe("TWIN_EXISTS");
    await api("DELETE", at(), { as: shop.owner });
    const headers = { "idempotency-key": "one-twin" };
    const first = await open({}, headers);
    expect(first.status).toBe(200);
    expect((await open({}, headers)).text).toBe(first.text);
  });

  it("takes another address where its own is somebody's", async () => {
    await seedShop(app, { slug: `${shop.slug}-test` });
    expect((await open()).body.slug).toBe(`${shop.slug}-test-2`);
  });

  it("is for owners, of a restaurant that is no draft and no twin", async () => {
    const manager = await seedStaff(app, { tenantId: shop.tenantId, role: "co_manager" });
    expect((await api("POST", at(), { as: manager, body: {} })).status).toBe(403);
    expect((await api("GET", at(), { as: shop.owner })).body.error).toBe("TWIN_NOT_FOUND");
    const { body } = await open();
    const ofTwin = { as: shop.owner, body: {} };
    expect((await api("POST", `/api/tenant/${body.slug}/twin`, ofTwin)).body.error).toBe("NOT_AT_TWIN");
    expect((await api("DELETE", `/api/tenant/${body.slug}/twin`, { as: shop.owner })).body.error).toBe(
      "NOT_AT_TWIN",
    );
    const draft = await seedShop(app, { status: "draft" });
    const refused = await api("POST", `/api/tenant/${draft.slug}/twin`, { as: draft.owner, body: {} });
    expect(refused.body.error).toBe("RESTAURANT_DRAFT");
  });

  it("knows of every column of a restaurant whether a twin gets it", () => {
    const known: string[] = [...BASIC_FIELDS, ...SETTING_FIELDS, ...OWN_FIELDS];
    expect(known.toSorted()).toEqual(Object.values(Prisma.TenantScalarFieldEnum).toSorted());
  });
});

describe("removing a test twin", () => {
  it("leaves nothing of it, and nothing of the restaurant missing", async () => {
    await seedProduct(app, shop);
    const before = await countRows(shop.tenantId);
    const { body } = await open();
    const twin = { ...shop, tenantId: body.id, slug: body.slug };
    expect((await api("DELETE", at(), { as: shop.owner })).status).toBe(204);
    expect((await api("DELETE", at(), { as: shop.owner })).status).toBe(204);
    expect(await countRows(twin.tenantId)).toEqual({});
    expect(await twinRow()).toBeNull();
    // Besides what the opening and the removal wrote down.
    const { audit_entry: _, ...after } = await countRows(shop.tenantId);
    expect(after).toEqual(before);
    expect((await open()).status).toBe(200);
  });

  it("deletes every table that a restaurant can have rows in", async () => {
    const { rows } = await app.db.pool.query<{ table: string }>(
      `SELECT table_name AS table FROM information_schema.columns JOIN information_schema.tables USING (table_schema, table_name)
        WHERE table_schema = 'public' AND column_name = 'tenant_id' AND table_type = 'BASE TABLE'`,
    );
    expect([...TWIN_TABLES].toSorted()).toEqual(rows.map(({ table }) => table).toSorted());
  });

  it("deletes nothing of a restaurant that is no twin", async () => {
    const remove = app.db.pool.query("SELECT delete_twin($1, $2)", [shop.tenantId, TWIN_TABLES]);
    await expect(remove).rejects.toThrow("is not a test twin");
  });
});

async function countRows(tenantId: string): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const table of TWIN_TABLES) {
    const { rows } = await app.db.pool.query(
      `SELECT count(*)::int AS count FROM ${table} WHERE tenant_id = $1`,
      [tenantId],
    );
    if (rows[0].count > 0) counts[table] = rows[0].count;
  }
  return counts;
}
