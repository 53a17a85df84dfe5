import { describe, expect } from "vitest";
import { cancelUnclaimedIntents } from "@/lib/payments/payments/cancel-unclaimed-intents";
import { reportReconciliation } from "@/lib/payments/reconciliation/report-reconciliation";
import type { CallResult } from "@/lib/testing/call";
import { bookWithDeposit, payUnheard, seedDepositShop, seedPaidBooking } from "@/lib/testing/deposits";
import { cases } from "@/lib/testing/depth";
import { apis, apps, pairTest as it } from "@/lib/testing/fixtures";
import { balances, pay, resetEmulator } from "@/lib/testing/online-payments";
import { seedRoom } from "@/lib/testing/seed-room";
import type { SeededShop } from "@/lib/testing/seed-shop";
import { settleDeposits } from "./settle-deposits";

let shop: SeededShop;

it.beforeEach(async () => {
  for (const app of apps) resetEmulator(app);
  setClocks("2026-11-19T12:00:00Z");
  shop = await seedDepositShop(apps[0]);
  await seedRoom(apps[0], shop, { last: 2 });
});

const setClocks = (instant: string) => {
  for (const app of apps) app.clock.set(instant);
};
const apiOf = (index: number) => apis[index % 2] ?? apis[0];
const desk = (index: number, id: string, body?: Record<string, unknown>) =>
  apiOf(index)(body ? "PATCH" : "GET", `/api/tenant/${shop.slug}/reservations/${id}`, {
    as: shop.owner,
    ...(body ? { body } : {}),
  });
const cancel = (index: number, { id, token }: { id: string; token: string }) =>
  apiOf(index)("POST", `/api/public/${shop.slug}/reservation/${id}/cancel`, { body: { token } });
const times = <T>(count: number, act: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, index) => act(index)));
const outcome = ({ status, body }: CallResult) => (status === 200 ? "200" : body.error);
const drain = () => apps[0].jobs.drain(apps[0]);
const count = (kind: string) =>
  apps[0].db.prisma.ledgerTransaction.count({ where: { tenantId: shop.tenantId, kind } });

describe("rivals", () => {
  it("for one table hold it once, and only one of them can pay", async () => {
    const booked = await times(5, (index) => bookWithDeposit(apiOf(index), shop));
    expect(booked.map(outcome).sort()).toEqual(["200", ...Array(4).fill("SLOT_UNAVAILABLE")]);
    expect(await apps[0].db.prisma.payment.count({ where: { tenantId: shop.tenantId } })).toBe(1);
    setClocks("2026-11-19T12:01:00Z");
    await cancelUnclaimedIntents(apps[0]);
    const open = await apps[0].db.pool.query<{ count: number }>(
      `SELECT count(*)::int AS count FROM stripe_emulator_object
        WHERE kind = 'payment_intent' AND body->>'status' = 'requires_payment_method'
          AND body->'metadata'->>'tenant_id' = $1`,
      [shop.tenantId],
    );
    expect(open.rows).toEqual([{ count: 1 }]);
  });

  it("pay and expire: the table is booked or free, and the money is held or back", async () => {
    const outcomes = new Set<string>();
    for (let round = 0; round < cases(3); round++) {
      setClocks("2026-11-19T12:00:00Z");
      const { body } = await bookWithDeposit(apiOf(round), shop);
      setClocks("2026-11-19T12:15:00Z");
      await Promise.all([
        settleDeposits(apps[0]),
        pay(apiOf(1), body.deposit.clientSecret),
        settleDeposits(apps[1]),
      ]);
      await drain();
      const { status, deposit } = (await desk(0, body.id)).body;
      outcomes.add(`${status} ${deposit.status}`);
      const held = (await balances(apps[0], shop)).escrow ?? 0;
      expect(held).toBe(status === "booked" ? -2000 : 0);
      if (status === "booked") await desk(0, body.id, { status: "canceled" });
      await drain();
      expect(await balances(apps[0], shop)).toEqual({});
    }
    expect(["booked paid", "canceled canceled"]).toEqual(expect.arrayContaining([...outcomes]));
  });

  it("hear of one payment at the same time and make the booking once", async () => {
    const { body } = await bookWithDeposit(apiOf(0), shop);
    await payUnheard(apps[0], apis[0], body.deposit.clientSecret);
    setClocks("2026-11-19T12:15:00Z");
    await times(4, (index) => settleDeposits(apps[index % 2] ?? apps[0]));
    expect((await desk(0, body.id)).body).toMatchObject({ status: "booked", deposit: { status: "paid" } });
    const mails = await apps[0].db.prisma.email.count({
      where: { tenantId: shop.tenantId, template: "reservation-confirmed" },
    });
    expect([await count("capture"), mails]).toEqual([1, 1]);
  });

  it("cancel for either side at once: the deposit is kept or returned, not both", async () => {
    const booking = await seedPaidBooking(apis[0], shop);
    const acts = await Promise.all([
      cancel(0, booking),
      desk(1, booking.id, { status: "canceled" }),
      cancel(1, booking),
      desk(0, booking.id, { status: "canceled", deposit: "keep" }),
    ]);
    expect(acts.filter(({ status }) => status >= 500)).toEqual([]);
    await drain();
    const { deposit } = (await desk(0, booking.id)).body;
    const [releases, refunds] = [await count("release"), await count("refund")];
    expect([releases, refunds]).toEqual(deposit.status === "kept" ? [1, 0] : [0, 1]);
  });

  it("mark one no-show, and the restaurant gets its deposit once", async () => {
    const booking = await seedPaidBooking(apis[0], shop);
    setClocks("2026-11-19T19:00:00Z");
    const acts = await times(4, (index) =>
      index % 4 === 3
        ? desk(index, booking.id, { status: "seated" })
        : desk(index, booking.id, { status: "no_show" }),
    );
    expect(acts.filter(({ status }) => status >= 500)).toEqual([]);
    await drain();
    const { status, deposit } = (await desk(0, booking.id)).body;
    expect(await count("release")).toBeLessThanOrEqual(1);
    if (status === "no_show") expect(deposit.status).toBe("kept");
  });

  it("refund one deposit, and it goes back once", async () => {
    const { id } = await seedPaidBooking(apis[0], shop);
    const refunds = await times(4, (index) =>
      apiOf(index)("POST", `/api/tenant/${shop.slug}/reservations/${id}/deposit-refunds`, {
        as: shop.owner,
        body: { reason: "Sorry", amount: 15 },
      }),
    );
    expect(refunds.map(outcome).sort()).toEqual(["200", ...Array(3).fill("REFUND_EXCEEDS_CAPTURED")]);
    await drain();
    expect(await balances(apps[0], shop)).toEqual({ processor: 500, escrow: -500 });
  });
});

describe("one Idempotency-Key", () => {
  it("holds one table however often it is sent, and answers the same payment", async () => {
    await seedRoom(apps[0], shop, { second: 2 });
    const headers = { "idempotency-key": "one-deposit" };
    const answers = await times(4, (index) => bookWithDeposit(apiOf(index), shop, {}, headers));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(await apps[0].db.prisma.reservation.count({ where: { tenantId: shop.tenantId } })).toBe(1);
  });
});

it("the books equal the processor's after deposits were kept, returned and refunded", async () => {
  await seedRoom(apps[0], shop, { second: 2, third: 2, fourth: 2 });
  const [kept, returned, came, stayed] = [
    await seedPaidBooking(apis[0], shop),
    await seedPaidBooking(apis[0], shop),
    await seedPaidBooking(apis[0], shop),
    await seedPaidBooking(apis[0], shop),
  ];
  await cancel(0, kept);
  await desk(0, returned.id, { status: "canceled" });
  setClocks("2026-11-19T19:00:00Z");
  await desk(0, stayed.id, { status: "no_show" });
  await desk(0, came.id, { status: "seated" });
  await drain();
  setClocks("2026-11-19T19:10:00Z");
  await settleDeposits(apps[0]);
  await drain();
  const left = await balances(apps[0], shop);
  expect(left.escrow ?? 0).toBe(0);
  expect(left.restaurant ?? 0).toBe(0);
  expect((left.processor ?? 0) + (left.platform_fees ?? 0)).toBe(0);
  setClocks("2026-11-19T21:00:00Z");
  await reportReconciliation(apps[0]);
  const report = await apps[0].db.prisma.reconciliationReport.findFirstOrThrow({
    orderBy: { createdAt: "desc" },
  });
  expect(report.findings).toEqual([]);
});
