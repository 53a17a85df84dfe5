import { expect } from "vitest";
import { api, app, shopTest as it, shop } from "@/lib/testing/fixtures";
import { seedRoom } from "@/lib/testing/seed-room";
import { seedProduct } from "@/lib/testing/seed-shop";

const HALVES = { Flavour: ["Margherita", "Diavola (+2.00)"] };
const NAMES = ["½ Margherita", "½ Diavola"];

const send = (method: string, path: string, body?: unknown) =>
  api(method, `/api/tenant/${shop.slug}${path}`, { as: shop.owner, ...(body === undefined ? {} : { body }) });

/** Three pizzas for 10.00 on one line of a bill, half Margherita, half Diavola. */
async function billOfHalves() {
  const { table } = await seedRoom(app, shop, { table: 4 });
  const productId = await seedProduct(app, shop, { basePriceMinor: 900 });
  const salami = (await send("POST", "/ingredients", { name: "Salami", unit: "kg", stock: 1 })).body.id;
  await send("PATCH", `/products/${productId}`, {
    optionGroups: [
      {
        ...{ name: "Flavour", required: true, halves: "average", labels: HALVES.Flavour },
        choices: [{ label: HALVES.Flavour[1], name: { it: "alla diavola" } }],
      },
    ],
    optionRecipes: [{ group: "Flavour", option: "Diavola", ingredientId: salami, quantity: 0.125 }],
  });
  const { id } = (await send("POST", "/bills", { tableId: table })).body;
  const items = [{ productId, quantity: 3, selectedOptions: HALVES }];
  const { body } = await send("POST", `/bills/${id}/rounds`, { items });
  const stock = async () => (await send("GET", `/ingredients/${salami}`)).body.stock;
  return { id, bill: body, stock };
}

it("asks for halves on a bill what they cost, and tells waiter, guests and kitchen of them", async () => {
  const { id, bill, stock } = await billOfHalves();
  expect(bill.items).toMatchObject([{ price: 10, selectedOptions: HALVES, halvedGroups: ["Flavour"] }]);
  expect(await stock()).toBe(0.812);
  const guests = await api("GET", `/api/public/${shop.slug}/bills/${bill.token}`);
  expect(guests.body.items).toMatchObject([{ optionNames: NAMES, halvedGroups: ["Flavour"] }]);
  const italian = await api("GET", `/api/public/${shop.slug}/bills/${bill.token}`, {
    headers: { "accept-language": "it" },
  });
  expect(italian.body.items[0].optionNames).toEqual(["½ Margherita", "½ alla diavola"]);
  const kitchen = await send("GET", "/kitchen/tickets");
  const ticket = kitchen.body.tickets.find(({ billId }: { billId: string }) => billId === id);
  expect(ticket.parts[0].lines).toMatchObject([{ halves: NAMES, options: [] }]);
});

it("voids one of several with its halves and half of its recipe, and has them on the receipt", async () => {
  const { id, bill, stock } = await billOfHalves();
  const path = `/bills/${id}/items/${bill.items[0].id}/void`;
  const { body } = await send("POST", path, { reason: "Fell down", quantity: 1 });
  expect(body).toMatchObject({ total: 20 });
  expect(body.items).toMatchObject([
    { quantity: 2, halvedGroups: ["Flavour"] },
    { quantity: 1, halvedGroups: ["Flavour"], voidReason: "Fell down" },
  ]);
  expect(await stock()).toBe(0.874);
  await send("POST", `/bills/${id}/payments`, { method: "cash", amount: 20 });
  await send("POST", `/bills/${id}/close`);
  const { receipts } = (await send("GET", "/receipts")).body;
  expect(receipts[0]).toMatchObject({ gross: 20, sale: { items: [{ quantity: 2, optionNames: NAMES }] } });
});
