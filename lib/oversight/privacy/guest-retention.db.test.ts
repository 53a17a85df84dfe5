import { expect } from "vitest";
import { sweepRetention } from "@/lib/oversight/retention/sweep-retention";
import { countQueries } from "@/lib/testing/count-queries";
import { findText } from "@/lib/testing/find-text";
import { api, app, shop, shopTest } from "@/lib/testing/fixtures";
import { seedRoom } from "@/lib/testing/seed-room";
import { orderBody, seedShop } from "@/lib/testing/seed-shop";

import { anonymiseGuests } from "./anonymise-guests";
import { listGuestTimes } from "./guest-retention-store";

const TODAY = "2026-11-18T11:00:00Z";
const it = shopTest.extend("beginsAt", TODAY);

const person = {
  customerName: "Zoë Quillfeather",
  customerEmail: "zoe@quillfeather.example",
  customerPhone: "+44 1632 555 012",
};

it.beforeEach(async () => {
  await seedRoom(app, shop, { window: 4 });
});

const at = (path: string) => `/api/public/${shop.slug}${path}`;
const ours = (path: string) => `/api/tenant/${shop.slug}${path}`;

/** An order that nobody finished, a booking and a gift card, each with the person in every field. */
async function seedGuest() {
  const notes = `Ring ${person.customerPhone}, ask for ${person.customerName}`;
  const where = { type: "delivery", deliveryAddress: `At ${person.customerName}'s, Via Roma 2` };
  const order = await api("POST", at("/orders"), { body: orderBody(shop, { ...person, ...where, notes }) });
  expect(order.status).toBe(200);
  const move = { status: "accepted", note: `${person.customerName} rang` };
  expect((await api("PATCH", ours(`/orders/${order.body.id}`), { as: shop.owner, body: move })).status).toBe(
    200,
  );
  const table = { ...person, date: "2026-11-20", timeSlot: "19:00", guestCount: 2, specialRequests: notes };
  expect((await api("POST", at("/reservation"), { body: table })).status).toBe(200);
  const gift = {
    amount: 25,
    purchaserEmail: person.customerEmail,
    recipientEmail: `for.${person.customerEmail}`,
    recipientName: person.customerName,
    message: `From ${person.customerName}`,
  };
  const { body } = await api("POST", at("/gift-cards/purchase"), { body: gift });
  const confirm = ours(`/gift-cards/pending/${body.pendingId}/confirm`);
  const card = await api("POST", confirm, { as: shop.owner });
  await app.jobs.drain(app);
  return { orderId: order.body.id as string, code: card.body.code as string };
}

/** The person orders from their phone at a table. */
async function seedTableGuest() {
  const as = shop.owner;
  await api("PATCH", ours("/settings"), { as, body: { tableOrdering: "accepted" } });
  const { tables } = (await api("GET", ours("/tables"), { as })).body;
  const bill = await api("POST", ours("/bills"), { as, body: { tableId: tables[0].id } });
  const body = { items: [{ productId: shop.margherita, quantity: 1 }], guestName: person.customerName };
  const sent = await api("POST", at(`/bills/${bill.body.token}/rounds`), { body });
  const accepted = await api("POST", ours(`/guest-rounds/${sent.body.id}/accept`), { as, body: {} });
  expect(accepted.status).toBe(200);
}

const traces = () => findText(app, person.customerEmail, person.customerName, "555 012");

const ledger = () =>
  app.db.prisma.ledgerEntry.findMany({ orderBy: [{ transactionId: "asc" }, { position: "asc" }] });

it("takes guests out of everything after 24 months, and leaves the books", async () => {
  const { orderId, code } = await seedGuest();
  await seedTableGuest();
  const before = (await api("GET", ours(`/orders/${orderId}`), { as: shop.owner })).body;
  const books = await ledger();
  app.clock.set("2028-11-18T10:59:59Z");
  await sweepRetention(app);
  expect(await traces()).toEqual(
    expect.arrayContaining([
      "public.orders.customer_name",
      "public.reservation.special_requests",
      "public.bill_guest.name",
    ]),
  );

  app.clock.set("2028-11-21T11:00:00Z");
  await sweepRetention(app);
  expect(await traces()).toEqual([]);
  expect(await ledger()).toEqual(books);
  const row = await app.db.prisma.order.findFirstOrThrow({
    where: { id: orderId },
    include: { items: true },
  });
  expect([row.totalMinor, row.number, row.items.length]).toEqual([
    before.total * 100,
    Number(before.orderNumber),
    before.items.length,
  ]);
  const card = await api("POST", at("/gift-cards/lookup"), { body: { code } });
  expect(card.body.balance).toBe(25);
});

it("leaves an order that staff can read, without a name", async () => {
  const { orderId } = await seedGuest();
  await app.db.prisma.tenant.update({ where: { id: shop.tenantId }, data: { personalDataMonths: 1 } });
  await app.db.prisma.order.updateMany({
    where: { id: orderId },
    data: { createdAt: new Date("2026-10-01T12:00:00Z") },
  });
  await sweepRetention(app);
  const { status, body } = await api("GET", ours(`/orders/${orderId}`), { as: shop.owner });
  expect([status, body.customerName, body.status]).toEqual([200, "", "accepted"]);
  expect(body.customerEmail).toMatch(/@erased\.invalid$/);
  const deliver = { status: "preparing" };
  expect((await api("PATCH", ours(`/orders/${orderId}`), { as: shop.owner, body: deliver })).status).toBe(
    200,
  );
});

it("keeps them as long as the restaurant says, from 1 to 120 months", async () => {
  const set = (personalDataMonths: number) =>
    api("PATCH", ours("/settings"), { as: shop.owner, body: { personalDataMonths } });
  expect((await api("GET", ours("/settings"), { as: shop.owner })).body.personalDataMonths).toBe(24);
  for (const months of [0, 121, 1.5]) expect((await set(months)).status).toBe(400);
  expect((await set(120)).body.personalDataMonths).toBe(120);
  await seedGuest();
  app.clock.set("2030-11-21T11:00:00Z");
  await sweepRetention(app);
  expect(await traces()).not.toEqual([]);
  await app.db.prisma.tenant.update({ where: { id: shop.tenantId }, data: { personalDataMonths: 12 } });
  await sweepRetention(app);
  expect(await traces()).toEqual([]);
});

it("goes on where it stopped, and reads nothing again", async () => {
  await seedGuest();
  app.clock.set("2029-01-01T11:00:00Z");
  await sweepRetention(app, { batch: 1 });
  await sweepRetention(app);
  expect(await traces()).toEqual([]);
  const { guestsErasedBefore } = await app.db.prisma.tenant.findUniqueOrThrow({
    where: { id: shop.tenantId },
  });
  expect(guestsErasedBefore).toEqual(new Date("2027-01-01T11:00:00Z"));
});

it("asks once of a restaurant that has nothing to forget, and notes all of them together", async () => {
  const others = await Promise.all(Array.from({ length: 8 }, () => seedShop(app)));
  app.clock.advance({ days: 1 });
  const now = app.clock.now();
  const waiting = await listGuestTimes(app.db, { scope: null, now });
  expect(waiting.map(({ tenantId }) => tenantId)).toEqual(
    expect.arrayContaining(others.map(({ tenantId }) => tenantId)),
  );
  expect(await countQueries(() => anonymiseGuests(app, { now, limit: 1_000 }))).toBe(waiting.length + 2);
  expect(await listGuestTimes(app.db, { scope: null, now })).toEqual([]);
});
