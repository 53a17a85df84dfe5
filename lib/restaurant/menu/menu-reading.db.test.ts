import { describe, expect } from "vitest";
import { newId } from "@/lib/core/ids/ids";
import { createApi } from "@/lib/testing/call";
import { driveMenu } from "@/lib/testing/drive-menu";
import { api, app, shopTest as it, shop } from "@/lib/testing/fixtures";
import { seedShop, seedStaff } from "@/lib/testing/seed-shop";
import { createTestApp } from "@/lib/testing/test-app";

let base: string;
it.beforeEach(() => {
  base = `/api/tenant/${shop.slug}`;
});

const { send, publicMenu, productBody } = driveMenu(() => ({ api, shop }));

describe("access", () => {
  const writes = (): [string, string, unknown?][] => [
    ["POST", "/categories", { name: { en: "x" } }],
    ["PATCH", `/categories/${shop.categoryId}`, { visible: false }],
    ["DELETE", `/categories/${shop.categoryId}`],
    ["PATCH", "/categories/reorder", { ids: [shop.categoryId] }],
    ["POST", "/products", productBody()],
    ["PATCH", `/products/${shop.margherita}`, { basePrice: 1 }],
    ["DELETE", `/products/${shop.margherita}`],
    ["PATCH", "/products/reorder", { ids: [shop.diavola] }],
  ];

  it("is refused to strangers, other restaurants and, for writes, plain staff", async () => {
    const stranger = (await seedShop(app)).owner;
    const staff = await seedStaff(app, { tenantId: shop.tenantId, role: "staff" });
    for (const [method, path, body] of writes()) {
      const options = body === undefined ? {} : { body };
      expect((await api(method, `${base}${path}`, options)).body.error).toBe("UNAUTHENTICATED");
      for (const as of [stranger, staff]) {
        expect((await api(method, `${base}${path}`, { ...options, as })).body.error).toBe("FORBIDDEN");
      }
    }
    for (const path of ["/categories", "/products", `/products/${shop.margherita}`]) {
      expect((await api("GET", `${base}${path}`, { as: stranger })).status).toBe(403);
      expect((await api("GET", `${base}${path}`, { as: staff })).status).toBe(200);
    }
    expect((await publicMenu()).products).toHaveLength(2);
  });

  it("does not tell another restaurant's objects from unknown ones", async () => {
    const other = await seedShop(app);
    for (const [kind, foreign, unknown] of [
      ["products", other.margherita, newId("prd")],
      ["categories", other.categoryId, newId("cat")],
    ] as const) {
      for (const [method, body] of [["GET"], ["PATCH", {}]] as const) {
        const answers = await Promise.all(
          [foreign, unknown].map((id) => send(method, `/${kind}/${id}`, body)),
        );
        expect(answers[0]?.status).toBe(404);
        expect(answers[0]?.text).toBe(answers[1]?.text);
      }
      expect((await send("DELETE", `/${kind}/${foreign}`)).status).toBe(204);
    }
    expect((await api("GET", `/api/public/${other.slug}/menu`)).body.products).toHaveLength(2);
  });
});

describe("freshness", () => {
  it("shows every acknowledged write to the next read of every instance", async () => {
    const second = await createTestApp();
    const elsewhere = async () => (await createApi(second)("GET", `/api/public/${shop.slug}/menu`)).body;
    try {
      for (const price of [5, 6, 7, 8]) {
        await elsewhere();
        await send("PATCH", `/products/${shop.margherita}`, { basePrice: price });
        for (const read of [publicMenu, elsewhere]) expect((await read()).products[0].basePrice).toBe(price);
      }
    } finally {
      await second.stop();
    }
  });

  it("answers 304 until the menu changes, and tells nothing of the stock", async () => {
    const path = `/api/public/${shop.slug}/menu`;
    const first = await api("GET", path);
    const etag = first.headers.get("etag") ?? "";
    expect(etag).toMatch(/^".+"$/);
    expect(first.headers.get("cache-control")).toBe("no-cache");
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`]) {
      const again = await api("GET", path, { headers: { "if-none-match": known } });
      expect([again.status, again.text, again.headers.get("etag")]).toEqual([304, "", etag]);
    }
    await send("PATCH", `/products/${shop.margherita}`, { stock: 41 });
    const counted = await api("GET", path, { headers: { "if-none-match": etag } });
    expect(counted.status).toBe(304);
    await send("PATCH", `/products/${shop.margherita}`, { basePrice: 1 });
    const changed = await api("GET", path, { headers: { "if-none-match": etag } });
    expect(changed.status).toBe(200);
    expect(changed.text).not.toMatch(/stock|\b41\b/);
  });

  it.each(["", "/menu", "/menu/filters", "/payment-methods"])(
    "answers 304 at %j to whom has it already",
    async (path) => {
      const first = await api("GET", `/api/public/${shop.slug}${path}`);
      const etag = first.headers.get("etag") ?? "";
      expect(first.status).toBe(200);
      expect(etag).toMatch(/^(W\/)?"[\w-]{22}"$/);
      for (const [known, status] of [
        [etag, 304],
        ["*", 304],
        ['"other"', 200],
      ] as const) {
        const again = await api("GET", `/api/public/${shop.slug}${path}`, {
          headers: { "if-none-match": known },
        });
        expect([again.status, again.headers.get("etag"), again.text]).toEqual([
          status,
          etag,
          status === 304 ? "" : first.text,
        ]);
      }
    },
  );

  it("offers as filters only what is on the menu right now", async () => {
    const filters = async () => (await api("GET", `/api/public/${shop.slug}/menu/filters`)).body;
    expect(await filters()).toEqual({ allergens: ["gluten", "milk"], dietaryTags: ["vegetarian"] });
    await send("PATCH", `/products/${shop.margherita}`, { stock: 0 });
    expect(await filters()).toEqual({ allergens: [], dietaryTags: [] });
  });

  it("knows no menu of an unknown restaurant", async () => {
    for (const path of ["menu", "menu/filters"]) {
      const { status, body } = await api("GET", `/api/public/nobody-here/${path}`);
      expect([status, body.error]).toEqual([404, "TENANT_NOT_FOUND"]);
    }
  });
});
