import { expect } from "vitest";
import { keyFor } from "@/lib/testing/api-keys";
import { api, app, shop, oneShopTest as test } from "@/lib/testing/fixtures";
import { orderBody } from "@/lib/testing/seed-shop";

let key: string;

test.beforeAll(async () => {
  key = await keyFor(app, shop, ["orders:write"]);
  await app.db.prisma.tenant.update({
    where: { id: shop.tenantId },
    data: { externalMethods: ["terminal", "Lieferfix"] },
  });
});

const send = (changes: object, by = key) =>
  api("POST", `/api/tenant/${shop.slug}/orders`, {
    headers: { authorization: `Bearer ${by}` },
    body: { ...orderBody(shop), channel: "aggregator", customerEmail: null, ...changes },
  });

test("an aggregator's order is paid elsewhere, names its program and is there once, whatever a repeat says", async () => {
  const order = { paymentMethod: "external", paidElsewhere: { type: "Lieferfix", reference: "LF-1" } };
  const first = await send({ ...order, externalReference: "LF-1" });
  expect(first.status, first.text).toBe(200);
  expect(first.body.order).toMatchObject({
    ...{
      channel: "aggregator",
      externalReference: "LF-1",
      status: "accepted",
      paymentStatus: "paid",
      leftToTake: 0,
    },
    takenPayments: [
      { method: "external", type: "Lieferfix", reference: "LF-1", takenBy: expect.any(String) },
    ],
  });
  const detail = await api("GET", `/api/tenant/${shop.slug}/orders/${first.body.order.id}`, {
    as: shop.owner,
  });
  expect(detail.body.timeline[0]).toMatchObject({ actor: "restaurant", actorName: "Till" });
  const again = await send({ ...order, externalReference: "LF-1", customerName: "Somebody else" });
  expect([again.body.order.id, again.headers.get("idempotent-replayed")]).toEqual([
    first.body.order.id,
    "true",
  ]);
  expect(again.body.order.takenPayments).toHaveLength(1);
  const other = await send({ channel: "phone", externalReference: "LF-1" });
  expect(other.body.order.id).not.toBe(first.body.order.id);
});

test("rivals with one reference place one order, which is paid once", async () => {
  const order = {
    ...{ paymentMethod: "external", paidElsewhere: { type: "Lieferfix", reference: null } },
    externalReference: "LF-rivals",
  };
  const answers = await Promise.all(Array.from({ length: 12 }, () => send(order)));
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  expect(new Set(answers.map(({ body }) => body.order.id)).size).toBe(1);
  const rows = await app.db.prisma.order.findMany({ where: { externalReference: "LF-rivals" } });
  expect(rows).toHaveLength(1);
  const taken = await app.db.prisma.tillPayment.count({ where: { orderId: rows[0]?.id ?? "" } });
  expect(taken).toBe(1);
});

test("prices of its own take their scope, and a way of paying that is not the restaurant's leaves nothing behind", async () => {
  const items = (orderBody(shop).items as object[]).map((item) => ({
    ...item,
    ownPrice: { unitPrice: 1, reason: "The channel's price" },
  }));
  const refused = await send({ items });
  expect([refused.status, refused.body.error]).toEqual([403, "KEY_SCOPE_REQUIRED"]);
  const discount = { percent: 10, reason: "The channel's offer" };
  expect((await send({ discount })).body.error).toBe("KEY_SCOPE_REQUIRED");
  const priced = await keyFor(app, shop, ["orders:write", "order_prices:write"]);
  expect((await send({ items, discount }, priced)).status).toBe(200);

  const paid = { paymentMethod: "external", paidElsewhere: { type: "barter", reference: null } };
  const foreign = await send({ ...paid, externalReference: "LF-barter" });
  expect(foreign.body.error).toBe("PAYMENT_METHOD_UNAVAILABLE");
  expect(await app.db.prisma.order.count({ where: { externalReference: "LF-barter" } })).toBe(0);
  expect((await send({ ...paid, paymentMethod: "cash" })).body.error).toBe("VALIDATION_FAILED");
});

test("a line names product and options as the program does; new labels and prices change neither", async () => {
  const { owner, slug, diavola } = shop;
  const edit = (body: object) => api("PATCH", `/api/tenant/${slug}/products/${diavola}`, { as: owner, body });
  const { body: dish } = await edit({ externalId: "ART-7" });
  const [size, extras] = dish.optionGroups;
  const [, large] = size.choices;
  const olives = { ...extras.choices[0], externalId: "OLV" };
  const groups = [size, { ...extras, choices: [olives, ...extras.choices.slice(1)] }];
  expect((await edit({ optionGroups: groups })).status).toBe(200);
  const line = { externalId: "ART-7", choices: [large.id, "OLV"], quantity: 1 };
  const { body } = await send({ items: [line] });
  expect(body.order.items[0]).toMatchObject({ productId: diavola, price: 16.5 });

  const unknown = async (item: object) => (await send({ items: [{ ...line, ...item }] })).body;
  expect(await unknown({ externalId: "ART-8" })).toMatchObject({
    error: "INVALID_ITEM",
    reason: "UNKNOWN_PRODUCT",
  });
  expect(await unknown({ choices: [large.id, "opt_unknown"] })).toMatchObject({
    error: "INVALID_ITEM",
    reason: "UNKNOWN_OPTION",
  });
  expect((await unknown({ productId: diavola })).error).toBe("VALIDATION_FAILED");
  expect((await unknown({ selectedOptions: {} })).error).toBe("VALIDATION_FAILED");
});
