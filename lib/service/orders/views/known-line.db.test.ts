import { expect } from "vitest";
import { api, shopTest as it, orders, shop } from "@/lib/testing/fixtures";
import { knownLine } from "./known-line";

const send = (method: string, path: string, body?: unknown) =>
  api(method, `/api/tenant/${shop.slug}${path}`, { as: shop.owner, body });

it("says what a till calls the dish and its options, as it was when the order was placed", async () => {
  const labels = ["Small", "Large (+2.50)"];
  const choices = [{ label: "Large (+2.50)", externalId: "m-2" }];
  const product = (
    await send("POST", "/products", {
      ...{ categoryId: shop.categoryId, name: { en: "Calzone" }, basePrice: 9, externalId: "p-1" },
      optionGroups: [{ name: "Size", required: true, max: 2, labels, choices }],
    })
  ).body;
  const [small, large] = product.optionGroups[0].choices;
  const items = [
    { productId: product.id, quantity: 2, price: 9, selectedOptions: { Size: ["Large", "Small"] } },
  ];
  const placed = await orders.placed(shop, { items });
  expect(placed.items[0]).not.toHaveProperty("choices");
  const renamed = { name: "Format", required: true, max: 2, labels: ["Klein", "Groß (+3.00)"] };
  await send("PATCH", `/products/${product.id}`, { externalId: "p-2", optionGroups: [renamed] });
  const { body } = await send("GET", `/orders/${placed.id}`);
  expect(body.items[0]).toMatchObject({
    externalId: "p-1",
    selectedOptions: { Size: labels },
    choices: [
      { group: "Size", label: "Small", id: small.id, externalId: null, priceDelta: 0 },
      { group: "Size", label: "Large (+2.50)", id: large.id, externalId: "m-2", priceDelta: 2.5 },
    ],
  });
});

it("has the labels alone of an order from before", () => {
  const item = { shown: null, selectedOptions: { Size: ["Large (+2.50)"] } };
  expect(knownLine(item, "EUR")).toEqual({
    externalId: null,
    choices: [{ group: "Size", label: "Large (+2.50)", id: null, externalId: null, deltaMinor: 250 }],
  });
});
