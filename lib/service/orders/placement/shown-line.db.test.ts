import { expect } from "vitest";
import { api, app, appTest as it } from "@/lib/testing/fixtures";
import { orderBody, type SeededShop, seedProduct, seedShop } from "@/lib/testing/seed-shop";

let shop: SeededShop;

it.beforeAll(async () => {
  shop = await seedShop(app, { locales: ["it", "en"] });
});

const place = (productId: string, more: Record<string, unknown> = {}, item: Record<string, unknown> = {}) =>
  api("POST", `/api/public/${shop.slug}/orders`, {
    headers: { "accept-language": "en" },
    body: orderBody(shop, { items: [{ productId, quantity: 1, price: 1, ...item }], ...more }),
  });

it("keeps the options in the guest's language and the allergens that were left", async () => {
  const productId = await seedProduct(app, shop, {
    allergens: ["gluten", "milk"],
    optionGroups: [
      {
        name: "Impasto",
        required: false,
        min: 0,
        max: 1,
        options: [
          {
            label: "Senza glutine (+2.50)",
            name: "Senza glutine",
            deltaMinor: 250,
            names: { en: "Gluten-free" },
            removesAllergens: ["gluten"],
            allergens: ["soybeans"],
          },
        ],
      },
    ],
  });
  const { status, body } = await place(productId, {}, { selectedOptions: { Impasto: ["Senza glutine"] } });
  expect(status).toBe(200);
  expect(body.items).toMatchObject([
    {
      selectedOptions: { Impasto: ["Senza glutine (+2.50)"] },
      optionNames: ["Gluten-free"],
      allergens: ["soybeans", "milk"],
    },
  ]);
  const email = encodeURIComponent(body.customerEmail);
  const read = await api("GET", `/api/public/${shop.slug}/orders/${body.id}?email=${email}`);
  expect(read.body.items).toMatchObject(body.items);
});

it("takes an order with wine once the guest has confirmed the age, and keeps it for the handover", async () => {
  const productId = await seedProduct(app, shop, { minimumAge: 18 });
  const refused = await place(productId);
  expect([refused.status, refused.body.error]).toEqual([400, "AGE_CONFIRMATION_REQUIRED"]);
  expect((await place(productId, { ageConfirmed: false })).status).toBe(400);
  const taken = await place(productId, { ageConfirmed: true });
  expect([taken.status, taken.body.minimumAge]).toEqual([200, 18]);
  const bread = await seedProduct(app, shop);
  expect((await place(bread, { ageConfirmed: true })).body.minimumAge).toBeNull();
});

it("tells integrations from which age a product is sold", async () => {
  const { body } = await api("GET", `/api/public/${shop.slug}/menu`);
  const ages = body.products.map(({ minimumAge }: { minimumAge?: number }) => minimumAge);
  expect(ages).toContain(18);
  expect(ages).toContain(undefined);
});

it("names a dish for its guest and for the kitchen", async () => {
  const name = { it: "Acqua naturale", en: "Still water" };
  const { body } = await place(await seedProduct(app, shop, { name }));
  expect(body.items).toMatchObject([{ productName: name.en, kitchenName: name.it }]);
});
