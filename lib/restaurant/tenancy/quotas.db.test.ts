import sharp from "sharp";
import { describe, expect } from "vitest";
import { newId } from "@/lib/core/ids/ids";
import { linkTokenHash } from "@/lib/people/auth/link-token";
import { QUOTAS, type QuotaName } from "@/lib/restaurant/tenancy/quotas";
import type { CallResult } from "@/lib/testing/call";
import { api, app, appTest } from "@/lib/testing/fixtures";
import { type SeededShop, seedAdmin, seedShop } from "@/lib/testing/seed-shop";

const it = appTest.extend("settings", { scope: "file" }, { WEBHOOK_ALLOW_LOOPBACK: "1" });

let picture: Uint8Array;

it.beforeAll(async () => {
  const canvas = sharp({ create: { width: 64, height: 48, channels: 3, background: "#c33" } });
  picture = await canvas.png().toBuffer();
});

/** One more of something, the n-th of its rivals. */
type Adding = (shop: SeededShop, n: number) => Promise<CallResult>;

const post =
  (resource: string, body: (shop: SeededShop, n: number) => unknown): Adding =>
  (shop, n) =>
    api("POST", `/api/tenant/${shop.slug}/${resource}`, { as: shop.owner, body: body(shop, n) });

const upload: Adding = (shop) =>
  api("POST", `/api/tenant/${shop.slug}/media`, {
    as: shop.owner,
    body: picture,
    headers: { "content-type": "image/png" },
  });

const join: Adding = async (shop, n) => {
  const token = `${shop.tenantId}-${n}`;
  const now = app.clock.now();
  await app.db.prisma.staffInvitation.create({
    data: {
      tenantId: shop.tenantId,
      id: newId("inv"),
      email: `${token}@team.example`,
      role: "staff",
      tokenHash: linkTokenHash(token),
      invitedBy: shop.owner.userId,
      createdAt: now,
      expiresAt: new Date(now.getTime() + 60_000),
    },
  });
  return api("POST", "/api/auth/accept-invitation", {
    body: { token, name: "Gina", password: "a good long password" },
  });
};

const dish = (shop: SeededShop, description: string) => ({
  categoryId: shop.categoryId,
  name: { en: "Dish" },
  basePrice: 5,
  description: { en: description },
});

/** How each quota is reached: what one more is, how many rivals want it, and a number that leaves one place. */
const CASES: Record<QuotaName, { add: Adding; rivals: number; most: number }> = {
  categories: { add: post("categories", (_, n) => ({ name: { en: `C${n}` } })), rivals: 30, most: 2 },
  products: { add: post("products", (shop) => dish(shop, "")), rivals: 30, most: 3 },
  menuKilobytes: { add: post("products", (shop) => dish(shop, "x".repeat(2_000))), rivals: 30, most: 3 },
  scheduledMenuChanges: {
    add: post("menu/schedule", (shop) => ({
      productId: shop.margherita,
      at: new Date(app.clock.now().getTime() + 60_000).toISOString(),
      changes: { available: true },
    })),
    rivals: 8,
    most: 1,
  },
  tables: { add: post("tables", (_, n) => ({ name: `T${n}`, seats: 2 })), rivals: 30, most: 1 },
  ingredients: { add: post("ingredients", (_, n) => ({ name: `I${n}`, unit: "g" })), rivals: 30, most: 1 },
  coupons: {
    add: post("coupons", (_, n) => ({ code: `CODE${n}`, type: "percent", value: 10 })),
    rivals: 30,
    most: 1,
  },
  webhookEndpoints: {
    add: post("webhook-endpoints", () => ({ url: "http://127.0.0.1/hook" })),
    rivals: 30,
    most: 1,
  },
  pictures: { add: upload, rivals: 8, most: 1 },
  pictureMegabytes: { add: upload, rivals: 1, most: 0 },
  staffMembers: { add: join, rivals: 8, most: 2 },
};

describe("a quota", () => {
  it.each(Object.keys(QUOTAS) as QuotaName[])(
    "of %s is given out exactly, also among rivals",
    async (quota) => {
      const { add, rivals, most } = CASES[quota];
      const shop = await seedShop(app, { quotas: { [quota]: most } });
      const answers = await Promise.all(Array.from({ length: rivals }, (_, n) => add(shop, n)));
      const refused = answers.filter(({ body }) => body.error === "QUOTA_EXCEEDED");
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(rivals === 1 ? 0 : 1);
      expect(refused).toHaveLength(rivals === 1 ? 1 : rivals - 1);
      for (const { status, body } of refused) {
        expect(status).toBe(409);
        expect(body.message).toContain(`${most} ${QUOTAS[quota].unit}`);
      }
    },
  );

  it("that is reached leaves the rest of the menu to be changed, and texts to be shortened", async () => {
    const shop = await seedShop(app);
    const change = (body: unknown) =>
      api("PATCH", `/api/tenant/${shop.slug}/products/${shop.margherita}`, { as: shop.owner, body });
    const text = (length: number) => ({ description: { en: "x".repeat(length) } });
    expect((await change(text(2_000))).status).toBe(200);
    await app.db.prisma.tenant.update({
      where: { id: shop.tenantId },
      data: { quotas: { menuKilobytes: 1 } },
    });
    expect((await change({ basePrice: 9 })).status).toBe(200);
    expect((await change(text(1_999))).status).toBe(200);
    expect((await change(text(2_000))).body.error).toBe("QUOTA_EXCEEDED");
  });

  it("is raised for one restaurant by a super-admin, and the platform's again when that is taken back", async () => {
    const shop = await seedShop(app);
    const admin = await seedAdmin(app);
    const addTable = (name: string) => CASES.tables.add(shop, Number(name));
    const set = (quotas: unknown) =>
      api("PATCH", `/api/admin/tenants/${shop.slug}`, { as: admin, body: { quotas } });
    expect((await set({ tables: 1, products: 5_000 })).body.quotas).toEqual({ tables: 1, products: 5_000 });
    expect((await addTable("1")).status).toBe(200);
    expect((await addTable("2")).body.error).toBe("QUOTA_EXCEEDED");
    expect((await set({ tables: null })).body.quotas).toEqual({ products: 5_000 });
    expect((await addTable("2")).status).toBe(200);
    for (const wrong of [{ chairs: 5 }, { tables: -1 }, { tables: 2.5 }, { tables: "many" }])
      expect((await set(wrong)).status, JSON.stringify(wrong)).toBe(400);
    const { entries } = (
      await api("GET", "/api/admin/audit-log", { as: admin, query: { tenantId: shop.tenantId } })
    ).body;
    expect(entries.at(-1)).toMatchObject({
      action: "tenant.changed",
      data: { quotas: { tables: 1, products: 5_000 } },
    });
  });
});
