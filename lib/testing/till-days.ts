import fc from "fast-check";
import { expect } from "vitest";
import { localDate } from "@/lib/core/time/zone";
import { DEFAULT_RESERVATION_POLICY } from "@/lib/service/reservations/reservation-policy";
import { api, app } from "./fixtures";
import { pay as confirm } from "./online-payments";
import { bookingBody } from "./seed-room";
import { orderBody, seedStaff } from "./seed-shop";
import { seedTax } from "./seed-tax";
import type { BillDriver } from "./table-bills";

const WAYS = [
  { method: "cash" },
  { method: "external", type: "terminal" },
  { method: "external", type: "voucher" },
] as const;

type Body = Record<string, unknown>;

/** What is done; the numbers choose among what there is. */
const act = fc.oneof(
  ...[
    { weight: 5, arbitrary: fc.constant("order" as const) },
    { weight: 8, arbitrary: fc.constant("take" as const) },
    { weight: 2, arbitrary: fc.constant("refund" as const) },
    { weight: 1, arbitrary: fc.constant("cancel" as const) },
    { weight: 2, arbitrary: fc.constant("deliver" as const) },
    { weight: 2, arbitrary: fc.constant("bill" as const) },
    { weight: 6, arbitrary: fc.constant("share" as const) },
    { weight: 2, arbitrary: fc.constant("refundShare" as const) },
    { weight: 1, arbitrary: fc.constant("reverseShare" as const) },
    { weight: 2, arbitrary: fc.constant("sellCard" as const) },
    { weight: 1, arbitrary: fc.constant("refundCard" as const) },
    { weight: 1, arbitrary: fc.constant("book" as const) },
    { weight: 2, arbitrary: fc.constant("takeDeposit" as const) },
    { weight: 1, arbitrary: fc.constant("refundDeposit" as const) },
    { weight: 3, arbitrary: fc.constant("closeBill" as const) },
    { weight: 2, arbitrary: fc.constant("move" as const) },
    { weight: 3, arbitrary: fc.constant("open" as const) },
    { weight: 2, arbitrary: fc.constant("close" as const) },
    { weight: 3, arbitrary: fc.constant("later" as const) },
  ],
);
/** One act of a day. */
export const dayStep = fc.record({
  act,
  pick: fc.nat(),
  amount: fc.integer({ min: 1, max: 1500 }),
  part: fc.boolean(),
});
export type DayStep = typeof dayStep extends fc.Arbitrary<infer Value> ? Value : never;

/** A restaurant with a main drawer and a waiter's purse, that asks for deposits and shows tax, and what is done there. */
export async function newDays({ shop, ...room }: BillDriver) {
  await seedTax(app, shop);
  await app.db.prisma.reservationPolicy.create({
    data: { tenantId: shop.tenantId, ...DEFAULT_RESERVATION_POLICY, depositPerGuestMinor: 700 },
  });
  const orders: string[] = [];
  const bills: string[] = [];
  const shares: { billId: string; paymentId: string }[] = [];
  const cards: string[] = [];
  const bookings: string[] = [];
  const waiterId = (await seedStaff(app, { tenantId: shop.tenantId, role: "staff" })).userId;
  let [owner, waiter] = [shop.owner, shop.owner] as { cookie: string; userId: string }[];
  const send = (method: string, path: string, body?: Body, as = owner) =>
    api(method, `/api/tenant/${shop.slug}${path}`, { as, ...(body && { body }) });
  /** Sessions end in the night. */
  const signIn = async () => {
    owner = await seedStaff(app, { tenantId: shop.tenantId, role: "owner" });
    waiter = await seedStaff(app, { tenantId: shop.tenantId, role: "staff" });
    const { drawers } = (await send("GET", "/drawers")).body;
    const purse = drawers.find(({ isMain }: { isMain: boolean }) => !isMain);
    const memberIds = [waiterId, waiter.userId];
    if (purse) await send("PATCH", `/drawers/${purse.id}`, { memberIds });
    else
      await send("POST", "/drawers", {
        name: drawers.length === 0 ? "Main" : "Purse",
        memberIds: drawers.length === 0 ? [] : memberIds,
      });
  };
  await signIn();
  await signIn();
  for (const { id } of (await send("GET", "/drawers")).body.drawers)
    await send("POST", `/drawers/${id}/open`, { float: 100 });
  const drawers = async () => (await send("GET", "/drawers")).body.drawers;
  const someone = (pick: number) => (pick % 3 === 0 ? waiter : owner);
  const one = <T>(all: readonly T[], pick: number) => all[pick % Math.max(1, all.length)];

  const does: Record<DayStep["act"], (step: DayStep) => Promise<unknown>> = {
    async order({ pick, part }) {
      const channel = ["counter", "phone", "aggregator"][pick % 3];
      const paid = { paymentMethod: part ? "cash" : "external", customerEmail: null, customerPhone: "1" };
      const card = pick % 4 === 0 ? (await send("POST", "/gift-cards", { amount: 3 })).body.code : undefined;
      const body = { ...orderBody(shop), channel, ...paid, ...(card && { giftCardCode: card }) };
      const made = await send("POST", "/orders", body);
      if (made.status === 200) orders.push(made.body.order.id);
    },
    take: ({ pick, amount, part }) =>
      send(
        "POST",
        `/orders/${one(orders, pick)}/payments`,
        { ...WAYS[pick % WAYS.length], ...(part && { amount: amount / 100 }), tip: (amount % 4) / 2 },
        someone(pick),
      ),
    refund: ({ pick, amount, part }) =>
      send("POST", `/orders/${one(orders, pick)}/refunds`, {
        ...(part ? { scope: "amount", amount: amount / 100 } : { scope: "whole" }),
        reason: "Cold",
      }),
    cancel: ({ pick }) =>
      send("PATCH", `/orders/${one(orders, pick)}`, { status: "canceled", reason: "Burnt" }),
    async deliver({ pick }) {
      for (const status of ["preparing", "ready", "delivered"]) {
        if (status === "ready") app.clock.advance({ minutes: 10 });
        await send("PATCH", `/orders/${one(orders, pick)}`, { status, whenUnpaid: "await" }, someone(pick));
      }
    },
    async bill({ pick }) {
      const tableId = Object.values(room.tables)[pick % 2];
      const opened = await send("POST", "/bills", { tableId });
      if (opened.status !== 200) return;
      bills.push(opened.body.id);
      const quantity = 1 + (pick % 3);
      await send("POST", `/bills/${opened.body.id}/rounds`, { items: [{ productId: room.dish, quantity }] });
    },
    async share({ pick, amount, part }) {
      const billId = one(bills, pick);
      const { open } = (await send("GET", `/bills/${billId}`)).body;
      const online = pick % 5 === 0;
      const begun = await send(
        "POST",
        `/bills/${billId}/payments`,
        {
          ...(online ? { method: "stripe" } : WAYS[pick % WAYS.length]),
          amount: part ? Math.min(open, amount / 100) : open,
          tip: (amount % 3) / 2,
        },
        someone(pick),
      );
      if (begun.status !== 200 || !billId) return;
      if (online) await confirm(api, begun.body.clientSecret);
      shares.push({ billId, paymentId: begun.body.paymentId });
    },
    refundShare({ pick, amount, part }) {
      const { billId, paymentId } = one(shares, pick) ?? {};
      const body = { reason: "Cold", ...(part && { amount: amount / 100 }) };
      return send("POST", `/bills/${billId}/payments/${paymentId}/refunds`, body);
    },
    reverseShare({ pick }) {
      const { billId, paymentId } = one(shares, pick) ?? {};
      return send("POST", `/bills/${billId}/payments/${paymentId}/reverse`, { reason: "Typo" });
    },
    closeBill: ({ pick }) => send("POST", `/bills/${one(bills, pick)}/close`, undefined, someone(pick)),
    async sellCard({ pick, part }) {
      const payment = part ? WAYS[pick % WAYS.length] : null;
      const sold = await send("POST", "/gift-cards", {
        amount: 5 + (pick % 20),
        ...(payment && { payment }),
      });
      if (sold.status === 200) cards.push(sold.body.id);
    },
    refundCard: ({ pick }) =>
      send("POST", `/gift-cards/${one(cards, pick)}/refund`, { reason: "A gift twice" }),
    async book({ pick }) {
      const date = localDate(
        new Date(app.clock.now().getTime() + (1 + (pick % 3)) * 86_400_000),
        "Europe/Rome",
      );
      const timeSlot = `1${8 + (pick % 2)}:00`;
      const body = bookingBody({ date, timeSlot, customerEmail: `guest${bookings.length}@diner.example` });
      const booked = await api("POST", `/api/public/${shop.slug}/reservation`, { body });
      if (booked.status === 200) bookings.push(booked.body.id);
    },
    takeDeposit: ({ pick }) =>
      send("POST", `/reservations/${one(bookings, pick)}/deposit-payments`, { ...WAYS[pick % WAYS.length] }),
    refundDeposit: ({ pick, amount, part }) =>
      send("POST", `/reservations/${one(bookings, pick)}/deposit-refunds`, {
        ...{ reason: "Ill", ...(part && { amount: amount / 100 }) },
      }),
    async move({ pick, amount, part }) {
      const drawer = one(await drawers(), pick) as { id: string } | undefined;
      const body = { direction: part ? "in" : "out", amount: amount / 100, reason: "Change" };
      return send("POST", `/drawers/${drawer?.id}/movements`, body);
    },
    async open({ pick, amount, part }) {
      const drawer = one(await drawers(), pick) as { id: string } | undefined;
      return send("POST", `/drawers/${drawer?.id}/open`, {
        float: amount / 100,
        includesEarlier: part || pick % 2 === 0,
      });
    },
    async close({ pick, amount }) {
      const drawer = one(await drawers(), pick) as { id: string; openDay: { id: string } | null } | undefined;
      if (!drawer?.openDay) return;
      await send("POST", `/drawers/${drawer.id}/close`, { dayId: drawer.openDay.id, counted: amount / 100 });
    },
    async later({ amount }) {
      app.clock.advance({ minutes: amount });
      await signIn();
      await app.jobs.drain(app);
    },
  };
  return {
    /** What an owner reads. */
    read: async (path: string) => (await send("GET", path)).body,
    async take(steps: readonly DayStep[]) {
      for (const each of steps) {
        const result = (await does[each.act](each)) as { status: number; text: string } | undefined;
        if (result && result.status >= 500) throw new Error(result.text);
        app.clock.advance({ seconds: 1 });
      }
    },
    async closeAll() {
      await signIn();
      for (const drawer of await drawers())
        if (drawer.openDay)
          await send("POST", `/drawers/${drawer.id}/close`, { dayId: drawer.openDay.id, counted: 0 });
    },
    reportNow: async () => {
      for (const { openDay } of await drawers()) {
        if (!openDay) continue;
        const { report } = (await send("GET", `/drawer-days/${openDay.id}`)).body;
        const { otherwise, ahead, elsewhere, deposits, giftCards } = report.bridge;
        const bridged =
          report.receipts.gross + report.receipts.tips - otherwise + ahead - elsewhere + deposits + giftCards;
        expect(Math.abs(Math.round((report.takings.amount - bridged) * 100)), "X report").toBe(0);
      }
    },
  };
}
