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

test("a reference that another key or member has given is refused, and shows nothing of their order", async () => {
  const order = { externalReference: "LF-shared", customerName: "Gudrun Geheim" };
  expect((await send(order)).status).toBe(200);
  const other = await keyFor(app, shop, ["orders:write"]);
  const byKey = await send(order, other);
  expect([byKey.status, byKey.body.error]).toEqual([409, "REFERENCE_TAKEN"]);
  expect(byKey.text).not.toContain("Gudrun");
  const byMember = await api("POST", `/api/tenant/${shop.slug}/orders`, {
    as: shop.owner,
    body: { ...orderBody(shop), channel: "aggregator", customerEmail: null, ...order },
  });
  expect([byMember.status, byMember.body.error]).toEqual([409, "REFERENCE_TAKEN"]);
  expect((await send({ ...order, externalReference: "LF-free" }, other)).status).toBe(200);
});

test("rivals of two keys with one reference place one order, and the other key is refused", async () => {
  const other = await keyFor(app, shop, ["orders:write"]);
  const order = { externalReference: "LF-two-keys" };
  const answers = await Promise.all(
    Array.from({ length: 12 }, async (_, index) => {
      const by = index % 2 === 0 ? key : other;
      return { by, answer: await send(order, by) };
    }),
  );
  const placed = answers.filter(({ answer }) => answer.status === 200);
  expect(new Set(placed.map(({ by }) => by)).size).toBe(1);
  expect(new Set(placed.map(({ answer }) => answer.body.order.id)).size).toBe(1);
  expect(placed).toHaveLength(6);
  for (const { answer } of answers.filter(({ answer }) => answer.status !== 200))
    expect([answer.status, answer.body.error]).toEqual([409, "REFERENCE_TAKEN"]);
  expect(await app.db.prisma.order.count({ where: { externalReference: "LF-two-keys" } })).toBe(1);
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
  expect(foreign.body).toMatchObject({
    error: "PAYMENT_METHOD_UNAVAILABLE",
    message: expect.stringContaining("terminal, Lieferfix"),
    issues: [{ path: "paidElsewhere.type" }],
  });
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

test("a delivery by an aggregator's own terms has its fee, also after an edit, and takes the scope for prices", async () => {
  await app.db.prisma.tenant.update({ where: { id: shop.tenantId }, data: { deliveryFeeMinor: 300 } });
  const order = { type: "delivery", deliveryAddress: "Via Po 1, 10123 Torino", ownDeliveryFee: 1.5 };
  expect((await send(order)).body.error).toBe("KEY_SCOPE_REQUIRED");
  const priced = await keyFor(app, shop, ["orders:write", "order_prices:write"]);
  const { body, status, text } = await send(order, priced);
  expect(status, text).toBe(200);
  const { id, subtotal, deliveryFee, total } = body.order;
  expect([deliveryFee, total]).toEqual([1.5, subtotal + 1.5]);
  const edited = await api("POST", `/api/tenant/${shop.slug}/orders/${id}/edits`, {
    headers: { authorization: `Bearer ${priced}` },
    body: { items: [{ lineIndex: 0, quantity: 3 }] },
  });
  expect(edited.body.order).toMatchObject({ deliveryFee: 1.5 });
  expect((await send({ ...order, ownDeliveryFee: 0 }, priced)).body.order.deliveryFee).toBe(0);
  for (const changes of [{ type: "pickup" }, { ownDeliveryFee: 0.001 }])
    expect((await send({ ...order, ...changes }, priced)).body.error).toBe("VALIDATION_FAILED");
});
