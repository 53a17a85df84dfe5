import { describe, expect } from "vitest";
import { api, app, appTest as test } from "@/lib/testing/fixtures";
import { seedFuzzWorld } from "@/lib/testing/fuzz/fuzz-world";
import { seedShop } from "@/lib/testing/seed-shop";

const entries = () => app.db.prisma.auditEntry.findMany({ orderBy: { id: "asc" } });

describe("an entry", () => {
  test("of a price change holds the old and the new figure, and no word of the menu", async () => {
    const shop = await seedShop(app);
    const product = `/api/tenant/${shop.slug}/products/${shop.diavola}`;
    const optionGroups = [{ name: "Size", required: true, labels: ["Regular", "Large (+4.00)"] }];
    await api("PATCH", product, { as: shop.owner, body: { basePrice: 13, optionGroups } });
    await api("PATCH", product, { as: shop.owner, body: { available: false } });
    await api("PATCH", `/api/tenant/${shop.slug}/settings`, { as: shop.owner, body: { deliveryFee: 3 } });
    const written = (await entries()).filter(({ tenantId }) => tenantId === shop.tenantId);
    expect(written.map(({ data }) => data)).toMatchObject([
      {
        fields: ["basePrice", "optionGroups"],
        prices: [
          { field: "basePrice", from: 12, to: 13 },
          { field: "optionGroups.0.labels.1", from: 3.5, to: 4 },
          { field: "optionGroups.1.labels.0", from: 1, to: 0 },
          { field: "optionGroups.1.labels.1", from: 2, to: 0 },
          { field: "optionGroups.1.labels.2", from: -0.5, to: 0 },
        ],
      },
      { fields: ["available"] },
      { prices: [{ field: "deliveryFee", from: 2.5, to: 3 }] },
    ]);
    expect(JSON.stringify(written)).not.toMatch(/Large|Size|Nduja/);
  });

  test("of a coupon holds its terms before and after, without its code", async () => {
    const shop = await seedShop(app);
    const coupons = `/api/tenant/${shop.slug}/coupons`;
    const body = { code: "SECRETCODE", type: "percent", value: 10 };
    const { id } = (await api("POST", coupons, { as: shop.owner, body })).body;
    await api("PATCH", `${coupons}/${id}`, { as: shop.owner, body: { value: 15 } });
    await api("DELETE", `${coupons}/${id}`, { as: shop.owner });
    const written = (await entries()).filter(({ tenantId }) => tenantId === shop.tenantId);
    expect(written).toMatchObject([
      { action: "createCoupon", subjectId: id, data: { to: { type: "percent", value: 10 } } },
      { action: "updateCoupon", subjectId: id, data: { from: { value: 10 }, to: { value: 15 } } },
      { action: "deleteCoupon", subjectId: id, data: { from: { value: 15 } } },
    ]);
    expect(JSON.stringify(written)).not.toContain("SECRETCODE");
  });

  test("of money taken off a bill holds the amount, once per Idempotency-Key", async () => {
    const { ids, sessions } = await seedFuzzWorld(app, api);
    const bill = `/api/tenant/${ids.tenantId}/bills/${ids.billId}`;
    const call = (path: string, body: unknown, key: string) =>
      api("POST", `${bill}${path}`, { as: sessions.staff, body, headers: { "idempotency-key": key } });
    const paid = await call("/payments", { method: "cash", amount: 8.5 }, "pay");
    const { id: paymentId } = paid.body.payments.find(({ method }: { method: string }) => method === "cash");
    const before = (await entries()).length;
    for (const _ of ["first", "repeat"]) {
      const reversed = await call(`/payments/${paymentId}/reverse`, { reason: "Wrong table" }, "reverse");
      const voided = await call(`/items/${ids.itemId}/void`, { reason: "Cold", quantity: 1 }, "void");
      expect([reversed.status, voided.status]).toEqual([200, 200]);
    }
    const written = (await entries()).slice(before);
    expect(written).toMatchObject([
      {
        action: "reverseBillPayment",
        actorRole: "staff",
        subjectId: paymentId,
        data: { amount: 8.5, currency: "EUR" },
      },
      { action: "voidBillItem", actorRole: "staff", subjectId: ids.itemId, data: { amount: 8.5 } },
    ]);
    expect(JSON.stringify(written)).not.toMatch(/Wrong|Cold/);
  });

  test("is written for the end of a category, a table and an invitation", async () => {
    const shop = await seedShop(app);
    const base = `/api/tenant/${shop.slug}`;
    const as = shop.owner;
    const made = async (path: string, body: unknown) =>
      (await api("POST", `${base}${path}`, { as, body })).body.id;
    const ends = [
      ["/categories", await made("/categories", { name: { en: "Desserts" } })],
      ["/tables", await made("/tables", { name: "1", seats: 2 })],
      ["/invitations", await made("/invitations", { email: "new@staff.example", role: "staff" })],
    ];
    const before = (await entries()).length;
    for (const [path, id] of ends) {
      expect((await api("DELETE", `${base}${path}/${id}`, { as })).status).toBe(204);
    }
    const written = (await entries()).slice(before);
    expect(written.map(({ action, subjectId }) => [action, subjectId])).toEqual([
      ["deleteCategory", ends[0]?.[1]],
      ["removeTable", ends[1]?.[1]],
      ["staff.uninvited", ends[2]?.[1]],
    ]);
  });

  test("of a designer's theme names the designer", async () => {
    const world = await seedFuzzWorld(app, api);
    const address = `/api/designer/tenants/${world.ids.tenantId}/theme`;
    const body = { accent: "#335577" };
    const before = (await entries()).length;
    const { status } = await api("PATCH", address, { as: world.sessions.designer, body });
    expect(status).toBe(200);
    expect((await entries()).slice(before)).toMatchObject([
      { actorRole: "web_designer", action: "changeTheme", data: { fields: ["accent"] } },
    ]);
  });
});
