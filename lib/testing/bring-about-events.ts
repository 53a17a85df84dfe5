import { expect } from "vitest";
import { releaseDueEscrow } from "@/lib/payments/payments/release-escrow";
import { reconcilePayments } from "@/lib/payments/reconciliation/reconcile-payments";
import { watchPrinters } from "@/lib/service/printers/watch-printers";
import { app, orders, room } from "./fixtures";
import {
  pay,
  placeByCard,
  resetEmulator,
  seedPaidOrder,
  setAccountUnheard,
  setPayoutAccount,
} from "./online-payments";
import { seedPrinter } from "./printers/seed-printers";
import { talkToProcessor } from "./processor-talk";
import { seedGiftCard } from "./seed-codes";
import { bookingBody, cancelTokenOf } from "./seed-room";
import { seedAdmin } from "./seed-shop";
import { orderAtTables, phoneAt } from "./table-rounds";

const { atProcessor, heldEvents, send: sendEvent } = talkToProcessor(() => ({ app, api: room.api }));
const at = (path: string) => `/api/public/${room.shop.slug}${path}`;

async function done(call: Promise<{ status: number; text: string; body: unknown }>) {
  const { status, text, body } = await call;
  expect([200, 204], text).toContain(status);
  // biome-ignore lint/suspicious/noExplicitAny: each endpoint's answer is checked by its own tests.
  return body as any;
}
const send = (method: string, path: string, body?: unknown) => done(room.asOwner(method, path, body));
const asGuest = (method: string, path: string, body?: unknown) =>
  done(
    room.api(method, at(path), { body, headers: { "idempotency-key": `guest-${path}-${Math.random()}` } }),
  );

/** An order by card with everything that an order can say, delivered too fast, looked at and paid out. */
async function orderToPayout(): Promise<void> {
  const { shop, api } = room;
  const selectedOptions = { Size: ["Large (+3.50)"], Extras: ["Olives (+1.00)"] };
  const items = [{ productId: shop.diavola, quantity: 2, price: 16.5, selectedOptions }];
  const address = { type: "delivery", deliveryAddress: "Via Po 3", postcode: "10123", city: "Torino" };
  const { body } = await placeByCard(api, shop, { ...address, items, notes: "Ring twice" });
  const details = { email: "ada@diner.example", notes: "Ring once" };
  await done(api("PATCH", at(`/orders/${body.id}`), { body: details }));
  await pay(api, body.clientSecret);
  await send("POST", "/orders/seen", { orderIds: [body.id] });
  for (const status of ["accepted", "preparing", "ready", "delivered"])
    await done(orders.patch(shop, body.id, { status }));
  await done(
    api("POST", `/api/admin/escrow/${body.id}/clear-flag`, {
      as: await seedAdmin(app),
      body: { note: "Fine" },
    }),
  );
  await setAccountUnheard(app, shop, "inactive");
  app.clock.advance({ days: 3 });
  await releaseDueEscrow(app);
  await app.jobs.drain(app);
  await setPayoutAccount(app, shop, "active");
  app.clock.advance({ minutes: 2 });
  await reconcilePayments(app);
}

async function refundsAndDisputes(): Promise<void> {
  const { shop, api } = room;
  const controls = resetEmulator(app);
  for (const outcome of ["succeeded", "failed"] as const) {
    controls.refunds = outcome;
    const { orderId } = await seedPaidOrder(api, shop);
    await done(orders.patch(shop, orderId, { status: "rejected", reason: "Oven broke" }));
    await app.jobs.drain(app);
  }
  controls.refunds = "succeeded";
  const { intentId } = await seedPaidOrder(api, shop);
  await app.jobs.drain(app);
  // The processor's events arrive in any order; here in that of their making.
  const arrived = (await heldEvents(intentId)).length;
  controls.holdEvents = true;
  const processorId = await app.stripeEmulator?.openDispute(intentId);
  await atProcessor(`disputes/${processorId}`, { "evidence[uncategorized_text]": "winning_evidence" });
  for (const event of (await heldEvents(intentId)).slice(arrived)) await done(sendEvent(event));
  controls.holdEvents = false;
}

async function giftCards(): Promise<void> {
  const { shop, api } = room;
  const bought = await asGuest("POST", "/gift-cards/purchase", {
    ...{ amount: 50, purchaserEmail: "ben@diner.example", recipientEmail: "ada@diner.example" },
  });
  await pay(api, bought.clientSecret);
  await app.jobs.drain(app);
  await orders.placed(shop, { giftCardCode: await seedGiftCard(app, shop, 500) });
}

async function tables(): Promise<void> {
  const date = new Date(app.clock.now().getTime() + 86_400_000).toISOString().slice(0, 10);
  const booked = await asGuest("POST", "/reservation", bookingBody({ date }));
  const moved = await asGuest("POST", "/reservation", bookingBody({ date, timeSlot: "20:30" }));
  await send("PATCH", `/reservations/${moved.id}`, { status: "seated" });
  await asGuest("POST", `/reservation/${booked.id}/cancel`, { token: await cancelTokenOf(app, booked.id) });
  await orderAtTables(room, "accepted");
  const { billId, token } = await room.openBill(1);
  const phone = await phoneAt(room, `bills/${token}`);
  await phone.send([{ productId: room.dish, quantity: 1 }]);
  const { rounds } = await send("GET", "/guest-rounds");
  await send("POST", `/guest-rounds/${rounds[0].id}/refuse`, { reason: "ask_staff" });
  await send("POST", "/kitchen/steps", { kind: "start", subjectId: billId, round: 1 });
  await send("POST", `/bills/${billId}/payments`, { method: "cash", amount: 10 });
  await send("POST", `/bills/${billId}/close`);
}

async function house(): Promise<void> {
  const { shop } = room;
  const flour = await send("POST", "/ingredients", {
    name: "Flour",
    unit: "kg",
    stock: 1,
    lowThreshold: 0.5,
  });
  await send("POST", `/ingredients/${flour.id}/movements`, { kind: "waste", quantity: 0.75, note: "Moths" });
  await send("PATCH", `/products/${shop.margherita}`, { stock: 2 });
  await orders.placed(shop);
  const until = new Date(app.clock.now().getTime() + 3_600_000).toISOString();
  await send("POST", "/pause", { until });
  await send("POST", "/pause", { until: null });
  const { device } = await seedPrinter(app, shop, { kind: "star_cloudprnt", name: "Kitchen printer" });
  await device.work();
  app.clock.advance({ minutes: 5 });
  await watchPrinters(app);
  const day = await send("POST", "/drawers/main/open", { float: 100 });
  await send("POST", `/drawers/${day.drawerId}/close`, { dayId: day.id, counted: 99.5 });
}

async function endings(url: string): Promise<void> {
  const { shop } = room;
  const email = "leaving@diner.example";
  const { id } = await orders.placed(shop, {
    customerEmail: email,
    items: [{ productId: shop.diavola, quantity: 1, price: 12, selectedOptions: { Size: ["Regular"] } }],
  });
  await orders.bring(shop, id, "delivered");
  const { guests } = await send("GET", "/guests?search=leaving");
  await send("POST", `/guests/${guests[0].id}/erase`);
  const endpoint = await send("POST", "/webhook-endpoints", { url });
  await send("POST", `/webhook-endpoints/${endpoint.id}/test`);
}

/** Brings every type of event about at the restaurant of `room`, which is tested at `url` in the end. */
export async function bringAboutEvents(url: string): Promise<void> {
  await refundsAndDisputes();
  await giftCards();
  await tables();
  await house();
  await endings(url);
  // Days pass at its end, which no session survives.
  await orderToPayout();
}
