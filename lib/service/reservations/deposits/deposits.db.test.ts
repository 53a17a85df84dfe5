import { describe, expect } from "vitest";
import {
  bookWithDeposit,
  driveDeposits,
  payUnheard,
  seedDepositShop,
  seedPaidBooking,
} from "@/lib/testing/deposits";
import { api, app, controls, processorTest as it } from "@/lib/testing/fixtures";
import { balances, pay } from "@/lib/testing/online-payments";
import { cancelTokenOf, seedRoom } from "@/lib/testing/seed-room";
import { type SeededShop, seedStaff } from "@/lib/testing/seed-shop";
import { settleDeposits } from "./settle-deposits";

let shop: SeededShop;

/** The clock is at seven in the morning in Rome, a day and a half before the booking of Thursday, 19:30. */
it.beforeEach(async () => {
  app.clock.set("2026-11-18T06:00:00Z");
  shop = await seedDepositShop(app);
  await seedRoom(app, shop, { one: 2 });
});

/** Later, with the owner signed in anew. */
const moveTo = async (instant: string) => {
  app.clock.set(instant);
  shop.owner = await seedStaff(app, { tenantId: shop.tenantId, role: "owner" });
};
const { desk, cancel, open } = driveDeposits(() => ({ api, shop }));
const settle = async () => {
  await settleDeposits(app);
  await app.jobs.drain(app);
};
const emails = async (template: string) =>
  (await app.db.prisma.email.findMany({ where: { tenantId: shop.tenantId, template } })).map(
    ({ props }) => props as { deposit: { status: string } | null; payUrl?: string },
  );
const events = async () =>
  (
    await app.db.prisma.event.findMany({
      where: { tenantId: shop.tenantId, type: { startsWith: "reservation." } },
      orderBy: { sequence: "asc" },
    })
  ).map(({ type, data }) => [type, (data as { heldUntil: string | null }).heldUntil !== null]);

describe("booking online", () => {
  it("holds the table for a quarter of an hour and makes the booking when the deposit is paid", async () => {
    const booked = await bookWithDeposit(api, shop);
    expect(booked.status).toBe(200);
    expect(booked.body).toMatchObject({
      status: "booked",
      deposit: {
        status: "pending",
        amount: 20,
        currency: "EUR",
        refunded: 0,
        payUntil: "2026-11-18T06:15:00.000Z",
        refundableUntil: "2026-11-18T18:30:00.000Z",
      },
    });
    expect(await emails("reservation-confirmed")).toEqual([]);
    expect((await bookWithDeposit(api, shop)).body.error).toBe("SLOT_UNAVAILABLE");
    await pay(api, booked.body.deposit.clientSecret);
    const { id, deposit } = booked.body;
    expect((await open(id, deposit.token)).body.deposit).toMatchObject({
      status: "paid",
      clientSecret: null,
    });
    expect((await desk(id)).body).toMatchObject({ heldUntil: null, deposit: { status: "paid", amount: 20 } });
    expect(await emails("reservation-confirmed")).toMatchObject([{ deposit: { status: "paid" } }]);
    expect(await events()).toEqual([
      ["reservation.created", true],
      ["reservation.updated", false],
    ]);
    expect(await balances(app, shop)).toEqual({ processor: 2000, escrow: -2000 });
    const emailed = await cancelTokenOf(app, id);
    expect((await cancel(id, emailed)).status).toBe(200);
  });

  it("gives the table back when nobody pays, and can no longer be paid", async () => {
    const { body } = await bookWithDeposit(api, shop);
    app.clock.advance({ minutes: 14 });
    await settle();
    expect((await desk(body.id)).body.status).toBe("booked");
    app.clock.advance({ minutes: 1 });
    await settle();
    expect((await desk(body.id)).body).toMatchObject({
      status: "canceled",
      canceledBy: "system",
      deposit: { status: "canceled" },
    });
    expect((await pay(api, body.deposit.clientSecret)).status).toBe(409);
    expect((await bookWithDeposit(api, shop)).status).toBe(200);
    expect(await emails("reservation-canceled")).toEqual([]);
  });

  it("is made by a payment of the last moment whose event is still on its way", async () => {
    const { body } = await bookWithDeposit(api, shop);
    await payUnheard(app, api, body.deposit.clientSecret);
    app.clock.advance({ minutes: 16 });
    await settle();
    expect((await desk(body.id)).body).toMatchObject({ heldUntil: null, deposit: { status: "paid" } });
  });

  it("frees the table after five minutes without the processor, and returns what it took meanwhile", async () => {
    const { body } = await bookWithDeposit(api, shop);
    await payUnheard(app, api, body.deposit.clientSecret);
    app.clock.advance({ minutes: 16 });
    controls.faults = (["cancel", "retrieve"] as const).map((name) => ({
      operation: `payment_intents.${name}` as const,
      kind: "error" as const,
      when: "before" as const,
      times: 99,
    }));
    await settleDeposits(app);
    const before = (await desk(body.id)).body.status;
    app.clock.advance({ minutes: 5 });
    await settleDeposits(app);
    expect([before, (await desk(body.id)).body.status]).toEqual(["booked", "canceled"]);
    controls.faults = [];
    await app.jobs.drain(app);
    expect((await desk(body.id)).body.deposit).toMatchObject({ status: "canceled", refunded: 20 });
    expect(await balances(app, shop)).toEqual({});
  });

  it("asks for nothing below the party size, and needs cards where it asks", async () => {
    await app.db.prisma.reservationPolicy.updateMany({
      where: { tenantId: shop.tenantId },
      data: { depositFromParty: 3 },
    });
    expect((await bookWithDeposit(api, shop)).body).toMatchObject({ status: "booked", deposit: null });
    const cashShop = await seedDepositShop(app, { cardEnabled: false });
    await seedRoom(app, cashShop, { one: 2 });
    const refused = await bookWithDeposit(api, cashShop);
    expect([refused.status, refused.body.error]).toEqual([400, "PAYMENT_METHOD_UNAVAILABLE"]);
  });

  it("says its terms before", async () => {
    const { body } = await api("GET", `/api/public/${shop.slug}/reservation/config`);
    expect(body.deposit).toEqual({ perGuest: 10, fromParty: 1, refundHours: 24 });
  });
});

describe("the money", () => {
  it("goes back to a guest who cancels in time", async () => {
    const { id, token } = await seedPaidBooking(api, shop);
    const canceled = await cancel(id, token);
    expect(canceled.body).toMatchObject({
      status: "canceled",
      deposit: { status: "returned", refunded: 20 },
    });
    await app.jobs.drain(app);
    expect(await balances(app, shop)).toEqual({});
    expect(await emails("reservation-canceled")).toMatchObject([{ deposit: { status: "returned" } }]);
    expect((await cancel(id, token)).body.deposit.status).toBe("returned");
    expect(await app.db.prisma.refund.count({ where: { tenantId: shop.tenantId } })).toBe(1);
  });

  it("is the restaurant's when the guest cancels too late, and is paid out like any other", async () => {
    const { id, token } = await seedPaidBooking(api, shop);
    await moveTo("2026-11-18T18:30:00.001Z");
    expect((await cancel(id, token)).body.deposit).toMatchObject({ status: "kept", refunded: 0 });
    await app.jobs.drain(app);
    const { restaurant = 0, escrow = 0, platform_fees: fees = 0 } = await balances(app, shop);
    expect([restaurant, escrow]).toEqual([0, 0]);
    const transfers = await app.db.prisma.transfer.findMany({ where: { tenantId: shop.tenantId } });
    expect(transfers).toMatchObject([{ reservationId: id, status: "succeeded", amountMinor: 2000 + fees }]);
    const payouts = await api("GET", `/api/tenant/${shop.slug}/payouts`, { as: shop.owner });
    expect(payouts.body.payouts[0]).toMatchObject({
      subject: { kind: "deposit", id },
      reference: "2026-11-19 19:30",
    });
    const items = await api("GET", `/api/tenant/${shop.slug}/payouts/${payouts.body.payouts[0].id}/items`, {
      as: shop.owner,
    });
    expect(items.body.items).toMatchObject([{ subject: { kind: "deposit", id }, gross: 20 }]);
  });

  it("is kept for a no-show, and goes back when the guests come after all", async () => {
    const { id } = await seedPaidBooking(api, shop);
    expect((await desk(id, { status: "no_show" })).body.error).toBe("DEPOSIT_NOT_DUE");
    await moveTo("2026-11-19T19:00:00Z");
    expect((await desk(id, { status: "no_show" })).body.deposit.status).toBe("kept");
    await app.jobs.drain(app);
    expect((await desk(id, { status: "seated" })).body.deposit).toMatchObject({ status: "returned" });
    await app.jobs.drain(app);
    const { platform_fees: fees = 0, restaurant = 0 } = await balances(app, shop);
    expect(restaurant + fees).toBeLessThanOrEqual(0);
    expect((await desk(id)).body.deposit.refunded).toBe(20);
  });

  it("goes back some minutes after the guests were seated, unless that was a mistake", async () => {
    const { id } = await seedPaidBooking(api, shop);
    await moveTo("2026-11-19T18:20:00Z");
    await desk(id, { status: "seated" });
    await settle();
    await desk(id, { status: "booked" });
    app.clock.advance({ minutes: 6 });
    await settle();
    expect((await desk(id)).body.deposit.status).toBe("paid");
    await desk(id, { status: "seated" });
    app.clock.advance({ minutes: 5 });
    await settle();
    expect((await desk(id)).body.deposit).toMatchObject({ status: "returned", refunded: 20 });
    expect(await balances(app, shop)).toEqual({});
  });

  it("goes back when nobody has recorded for a day what became of the guests", async () => {
    const { id } = await seedPaidBooking(api, shop);
    await moveTo("2026-11-20T19:59:00Z");
    await settle();
    expect((await desk(id)).body.deposit.status).toBe("paid");
    await moveTo("2026-11-20T20:00:00Z");
    await settle();
    expect((await desk(id)).body.deposit.status).toBe("returned");
  });

  it("goes back when the restaurant cancels, unless the guests canceled too late by phone", async () => {
    const first = await seedPaidBooking(api, shop);
    expect((await desk(first.id, { status: "canceled", deposit: "keep" })).body.error).toBe(
      "DEPOSIT_NOT_DUE",
    );
    expect((await desk(first.id, { status: "canceled" })).body.deposit.status).toBe("returned");
    const second = await seedPaidBooking(api, shop);
    await moveTo("2026-11-19T12:00:00Z");
    const kept = await desk(second.id, { status: "canceled", deposit: "keep" });
    expect(kept.body.deposit.status).toBe("kept");
  });

  it("is held for the visit on the statement, which calls it a deposit", async () => {
    const { id } = await seedPaidBooking(api, shop);
    const as = shop.owner;
    const held = await api("GET", `/api/tenant/${shop.slug}/held-payments`, { as });
    expect(held.body.payments).toMatchObject([
      { subject: { kind: "deposit", id }, amount: 20, waitsFor: "visit", reference: "2026-11-19 19:30" },
    ]);
    const { body } = await api("GET", `/api/tenant/${shop.slug}/balance-transactions`, { as });
    expect(body.transactions).toMatchObject([
      { type: "charge", subject: { kind: "deposit", id }, gross: 20 },
    ]);
  });

  it("is never promised for a shorter time when the booking is moved", async () => {
    const { id } = await seedPaidBooking(api, shop);
    const earlier = await desk(id, { date: "2026-11-18" });
    expect(earlier.body.deposit.refundableUntil).toBe("2026-11-18T18:30:00.000Z");
    const later = await desk(id, { date: "2026-11-25" });
    expect(later.body.deposit.refundableUntil).toBe("2026-11-24T18:30:00.000Z");
  });
});
