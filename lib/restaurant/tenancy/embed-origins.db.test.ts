import { describe, expect } from "vitest";
import { api, app, shopTest as it, shop } from "@/lib/testing/fixtures";
import { seedStaff } from "@/lib/testing/seed-shop";

const settings = (body: object, as = shop.owner) =>
  api("PATCH", `/api/tenant/${shop.slug}/settings`, { as, body });

describe("the websites that may show a menu", () => {
  it("are none until the owner lists them, and are kept as browsers name them", async () => {
    const before = await api("GET", `/api/tenant/${shop.slug}/settings`, { as: shop.owner });
    expect(before.body.embedOrigins).toEqual([]);
    const saved = await settings({
      embedOrigins: ["Trattoria.example/menu", "https://trattoria.example", "http://localhost:4000/"],
    });
    expect([saved.status, saved.body.embedOrigins]).toEqual([
      200,
      ["https://trattoria.example", "http://localhost:4000"],
    ]);
    const shops = await app.shops.findTenant(shop.slug);
    expect(shops?.tenant.embedOrigins).toEqual(["https://trattoria.example", "http://localhost:4000"]);
  });

  it.for(["http://trattoria.example", "https://*.example", "https://a.example; script-src *", ""])(
    "are never %s",
    async (origin) => {
      const { status, body } = await settings({ embedOrigins: [origin] });
      expect([status, body.error]).toEqual([400, "VALIDATION_FAILED"]);
    },
  );

  it("are at most ten, also for the database", async () => {
    const many = Array.from({ length: 11 }, (_, index) => `https://site${index}.example`);
    expect((await settings({ embedOrigins: many })).status).toBe(400);
    await expect(
      app.db.prisma.tenant.update({ where: { id: shop.tenantId }, data: { embedOrigins: many } }),
    ).rejects.toThrow("tenant_embed_origins_check");
  });

  it("are not for staff to choose, and guests do not read them", async () => {
    const staff = await seedStaff(app, { tenantId: shop.tenantId, role: "staff" });
    expect((await settings({ embedOrigins: [] }, staff)).status).toBe(403);
    const { body } = await api("GET", `/api/public/${shop.slug}`);
    expect(Object.keys(body)).not.toContain("embedOrigins");
  });
});
