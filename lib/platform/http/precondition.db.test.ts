import { describe, expect } from "vitest";
import { apiRoutes } from "@/lib/testing/call";
import { api, app, appTest as it } from "@/lib/testing/fixtures";
import { type SeededShop, seedShop } from "@/lib/testing/seed-shop";
import { endpointsOf } from "./openapi";

let shop: SeededShop;
it.beforeAll(async () => {
  shop = await seedShop(app);
});

const product = () => `/api/tenant/${shop.slug}/products/${shop.margherita}`;
const read = (path: string) => api("GET", path, { as: shop.owner });
const save = (path: string, body: object, ifMatch?: string | null) =>
  api("PATCH", path, { as: shop.owner, body, headers: ifMatch ? { "if-match": ifMatch } : {} });

const make = async (path: string, body: object) => {
  const made = await api("POST", `/api/tenant/${shop.slug}/${path}`, { as: shop.owner, body });
  expect(made.status).toBe(200);
  return `/api/tenant/${shop.slug}/${path}/${made.body.id}`;
};
const at = (path: string) => async () => `/api/tenant/${shop.slug}/${path}`;

/** Of each operation that takes If-Match: where it writes, and what two people would write there. */
const EDITS: Record<string, [where: () => Promise<string>, one: object, other: object]> = {
  updateProduct: [async () => product(), { basePrice: 11 }, { basePrice: 12 }],
  updateSettings: [at("settings"), { prepMinutes: 33 }, { prepMinutes: 34 }],
  updateCategory: [
    () => make("categories", { name: { en: "Soups" } }),
    { name: { en: "A" } },
    { name: { en: "B" } },
  ],
  updateTable: [() => make("tables", { name: "One", seats: 4 }), { seats: 5 }, { seats: 6 }],
  updateCoupon: [
    () => make("coupons", { code: "TEN", type: "percent", value: 10 }),
    { value: 11 },
    { value: 12 },
  ],
  changeReservationPolicy: [at("reservation-policy"), { leadMinutes: 30 }, { leadMinutes: 45 }],
  updateTax: [at("tax"), { mode: "added" }, { mode: "added" }],
  updateIngredient: [() => make("ingredients", { name: "Salt", unit: "g" }), { name: "A" }, { name: "B" }],
  updateWebhookEndpoint: [
    () => make("webhook-endpoints", { url: "https://93.184.216.34/hook" }),
    { description: "A" },
    { description: "B" },
  ],
  updateReservation: [
    async () => {
      await make("tables", { name: "Two", seats: 2 });
      return make("reservations", { source: "walk_in", customerName: "Ada", guestCount: 2 });
    },
    { customerName: "Grace" },
    { customerName: "Edsger" },
  ],
  saveKitchenSettings: [
    at("kitchen/settings"),
    { soonMinutes: 5, lateMinutes: 11 },
    { soonMinutes: 6, lateMinutes: 12 },
  ],
};

const writes = endpointsOf(apiRoutes).filter(
  ({ method, definition }) => definition.version && (method === "PATCH" || method === "PUT"),
);

it("is tried with every operation that takes it", () => {
  expect(writes.map(({ definition }) => definition.operationId).sort()).toEqual(Object.keys(EDITS).sort());
});

describe("two editors", () => {
  it.each(writes.map(({ method, definition }) => [definition.operationId, method] as const))(
    "of %s, who have read the same: one of them is refused, and told how it is now",
    async (operationId, method) => {
      const [where, one, other] = EDITS[operationId] ?? [at(""), {}, {}];
      const path = await where();
      const write = (body: object, etag: string | null) =>
        api(method, path, { as: shop.owner, body, headers: { "if-match": etag ?? "" } });
      const etag = (await read(path)).headers.get("etag");
      expect(etag).toMatch(/^"([\w-]{22}|\d+)"$/);
      const answers = await Promise.all([write(one, etag), write(other, etag)]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 412]);
      const [won, lost] = answers[0]?.status === 200 ? answers : answers.toReversed();
      expect(lost?.body).toEqual({
        error: "PRECONDITION_FAILED",
        message: expect.any(String),
        current: won?.body,
      });
      expect(lost?.headers.get("etag")).toBe(won?.headers.get("etag"));
      expect((await read(path)).body).toEqual(won?.body);
      expect((await write(lost === answers[0] ? one : other, lost?.headers.get("etag") ?? "")).status).toBe(
        200,
      );
    },
  );

  it("overwrite each other as before where they send no If-Match", async () => {
    for (const basePrice of [13, 14]) expect((await save(product(), { basePrice })).status).toBe(200);
    expect((await save(product(), { basePrice: 15 }, "*")).status).toBe(200);
  });
});

describe("If-Match", () => {
  it("is taken from a proxy that compresses, and from a list of tags", async () => {
    const etag = (await read(product())).headers.get("etag");
    expect((await save(product(), { basePrice: 16 }, `W/${etag}`)).status).toBe(200);
    const now = (await read(product())).headers.get("etag");
    expect((await save(product(), { basePrice: 17 }, `${etag}, ${now}`)).status).toBe(200);
  });

  it.each(["abc", "7", '"a', "W/7"])("is refused when it is no tag: %s", async (ifMatch) => {
    expect((await save(product(), { basePrice: 18 }, ifMatch)).body.error).toBe("VALIDATION_FAILED");
  });

  it("does not count a sale as an edit", async () => {
    await save(product(), { stock: 5 });
    const etag = (await read(product())).headers.get("etag");
    const items = [{ productId: shop.margherita, quantity: 1 }];
    const { status } = await api("POST", `/api/tenant/${shop.slug}/orders/test`, {
      as: shop.owner,
      body: { items },
    });
    expect(status).toBeLessThan(500);
    expect((await save(product(), { basePrice: 19 }, etag)).status).toBe(200);
  });

  it("protects what is deleted, and what is gone stays deleted", async () => {
    const path = product();
    const etag = (await read(path)).headers.get("etag");
    await save(path, { basePrice: 20 });
    const remove = (tag: string | null) =>
      api("DELETE", path, { as: shop.owner, headers: { "if-match": tag ?? "" } });
    const refused = await remove(etag);
    expect([refused.status, refused.body.current.basePrice]).toEqual([412, 20]);
    expect((await remove(refused.headers.get("etag"))).status).toBe(204);
    expect((await remove(refused.headers.get("etag"))).status).toBe(204);
  });
});
