import { describe, expect } from "vitest";
import { reconcilePayments } from "@/lib/payments/reconciliation/reconcile-payments";
import type { EmulatorControls } from "@/lib/payments/stripe-emulator/stripe-emulator";
import {
  bookWithDeposit,
  driveDeposits,
  payOtherwise,
  seedDepositShop,
  seedPaidBooking,
} from "@/lib/testing/deposits";
import { api, app, appTest as it, appTest as test } from "@/lib/testing/fixtures";
import { balances, pay, resetEmulator } from "@/lib/testing/online-payments";
import { bookingBody, seedRoom } from "@/lib/testing/seed-room";
import type { SeededShop } from "@/lib/testing/seed-shop";

let shop: SeededShop;
let controls: EmulatorControls;
it.beforeEach(async () => {
  app.clock.set("2026-11-18T06:00:00Z");
  controls = resetEmulator(app);
  shop = await seedDepositShop(app);
  await seedRoom(app, shop, { one: 2 });
});

const { desk, cancel, open } = driveDeposits(() => ({ api, shop }));
const refund = (id: string, body: Record<string, unknown> = {}, headers: Record<string, string> = {}) =>
  api("POST", `/api/tenant/${shop.slug}/reservations/${id}/deposit-refunds`, {
    as: shop.owner,
    body: { reason: "Sorry", ...body },
    headers,
  });
const emails = async (template: string) =>
  (await app.db.prisma.email.findMany({ where: { tenantId: shop.tenantId, template } })).map(
    ({ props }) => props as { deposit: { status: string } | null; payUrl?: string },
  );
describe("a refund by staff", () => {
  it("gives back a part, then the rest, and never more", async () => {
    const { id } = await seedPaidBooking(api, shop);
    expect((await refund(id, { amount: 5 })).body.deposit).toMatchObject({ status: "paid", refunded: 5 });
    expect((await refund(id, { amount: 15.01 })).body.error).toBe("REFUND_EXCEEDS_CAPTURED");
    expect((await refund(id)).body.deposit).toMatchObject({ status: "returned", refunded: 20 });
    await app.jobs.drain(app);
    expect(await balances(app, shop)).toEqual({});
    const acts = await app.db.prisma.auditEntry.findMany({ where: { tenantId: shop.tenantId } });
    expect(acts.map(({ action }) => action)).toEqual(["refundDeposit", "refundDeposit"]);
    expect(JSON.stringify(acts)).not.toContain("Sorry");
  });

  it("is made once per Idempotency-Key, and not for what was never paid", async () => {
    const { id } = await seedPaidBooking(api, shop);
    const key = { "idempotency-key": "deposit-refund-1" };
    const [first, again] = [await refund(id, { amount: 5 }, key), await refund(id, { amount: 5 }, key)];
    expect([first.status, again.status, again.body.deposit.refunded]).toEqual([200, 200, 5]);
    await api("PATCH", `/api/tenant/${shop.slug}/reservations/${id}`, {
      as: shop.owner,
      body: { status: "canceled" },
    });
    const { body } = await bookWithDeposit(api, shop);
    expect((await refund(body.id)).body.error).toBe("NOT_REFUNDABLE");
    expect((await refund("rsv_unknown")).status).toBe(404);
  });

  it("of a deposit that the bank sends back leaves the money with the restaurant's books", async () => {
    const { id } = await seedPaidBooking(api, shop);
    controls.refunds = "failed";
    await refund(id);
    await app.jobs.drain(app);
    expect((await desk(id)).body.deposit.refunded).toBe(0);
    expect(await balances(app, shop)).toEqual({ processor: 2000, escrow: -2000 });
    controls.refunds = "succeeded";
    expect((await refund(id)).body.deposit.refunded).toBe(20);
    await app.jobs.drain(app);
    expect(await balances(app, shop)).toEqual({});
  });
});

describe("a deposit of another amount or currency than was asked for", () => {
  const arrive = async (arrived: { amount_received?: number; currency?: string }) => {
    const { body } = await bookWithDeposit(api, shop);
    await payOtherwise(app, api, body.deposit.clientSecret, arrived);
    app.clock.advance({ minutes: 2 });
    await reconcilePayments(app);
    await app.jobs.drain(app);
    return body.id;
  };
  const canceled = { status: "canceled", canceledBy: "system" };

  it.each([
    [{ amount_received: 1900 }, { amount: 19, currency: "EUR", refunded: 19 }, 19],
    [{ amount_received: 2100 }, { amount: 21, currency: "EUR", refunded: 21 }, 21],
    [{ currency: "usd" }, { amount: 20, currency: "USD", refunded: 20 }, 0],
  ])(
    "makes no booking, goes back at once, and shows with the booking: %j",
    async (arrived, shown, refunded) => {
      const id = await arrive(arrived);
      const deposit = { status: "canceled", amount: 20, currency: "EUR", refunded, paidAt: null };
      expect((await desk(id)).body).toMatchObject({
        ...canceled,
        deposit: { ...deposit, wrongPayment: shown },
      });
      expect(await balances(app, shop)).toEqual({});
    },
  );

  it("that the bank did not take back can be refunded again by staff", async () => {
    controls.refunds = "failed";
    const id = await arrive({ amount_received: 1900 });
    expect((await desk(id)).body.deposit.wrongPayment).toMatchObject({ amount: 19, refunded: 0 });
    controls.refunds = "succeeded";
    expect((await refund(id)).body.deposit.wrongPayment).toMatchObject({ amount: 19, refunded: 19 });
    await app.jobs.drain(app);
    expect(await balances(app, shop)).toEqual({});
    expect((await desk(id)).body).toMatchObject(canceled);
  });

  it("is said of no other deposit", async () => {
    const { id } = await seedPaidBooking(api, shop);
    expect((await desk(id)).body.deposit).toMatchObject({ status: "paid", wrongPayment: null });
  });
});

describe("a booking by staff", () => {
  const book = (changes: Record<string, unknown> = {}) =>
    api("POST", `/api/tenant/${shop.slug}/reservations`, { as: shop.owner, body: bookingBody(changes) });

  it("is made without a deposit unless staff asks for one", async () => {
    expect((await book()).body).toMatchObject({ heldUntil: null, deposit: null });
    expect((await book({ deposit: "ask", customerEmail: null })).status).toBe(400);
  });

  it("asks by email, with a link that makes one payment however often it is opened", async () => {
    const { body } = await book({ deposit: "ask" });
    expect(body).toMatchObject({ heldUntil: "2026-11-19T06:00:00.000Z", deposit: { status: "pending" } });
    const [mail] = await emails("reservation-deposit");
    const token = new URL(mail?.payUrl ?? "").searchParams.get("token") ?? "";
    expect((await open(body.id, "wrong")).body.error).toBe("INVALID_TOKEN");
    const opened = await Promise.all(Array.from({ length: 8 }, () => open(body.id, token)));
    const secrets = new Set(opened.map((answer) => answer.body.deposit.clientSecret));
    expect(secrets.size).toBe(1);
    await pay(api, [...secrets][0]);
    expect((await desk(body.id)).body).toMatchObject({ heldUntil: null, deposit: { status: "paid" } });
    expect(await emails("reservation-confirmed")).toHaveLength(1);
  });

  it("is made when staff waives the deposit, and a payment after that goes back", async () => {
    const { body } = await bookWithDeposit(api, shop);
    const waived = await desk(body.id, { deposit: "waive" });
    expect(waived.body).toMatchObject({ heldUntil: null, deposit: { status: "waived" } });
    expect(await emails("reservation-confirmed")).toHaveLength(1);
    await pay(api, body.deposit.clientSecret);
    await app.jobs.drain(app);
    expect((await desk(body.id)).body).toMatchObject({ status: "booked", deposit: { status: "waived" } });
    expect(await balances(app, shop)).toEqual({});
    expect((await desk(body.id, { deposit: "waive" })).body.error).toBe("DEPOSIT_NOT_OPEN");
  });

  test("that is canceled or seated before the payment asks for nothing", async () => {
    const { body } = await bookWithDeposit(api, shop);
    expect((await cancel(body.id, body.deposit.token)).body.deposit.status).toBe("canceled");
    const second = await bookWithDeposit(api, shop);
    expect((await desk(second.body.id, { status: "seated" })).body.deposit.status).toBe("waived");
    await app.jobs.drain(app);
    const open = await app.db.prisma.payment.findMany({ where: { tenantId: shop.tenantId } });
    expect(open.map(({ state }) => state)).toEqual(["canceled", "canceled"]);
  });
});

describe("the rule", () => {
  const change = (deposit: unknown) =>
    api("PATCH", `/api/tenant/${shop.slug}/reservation-policy`, { as: shop.owner, body: { deposit } });

  it("is set, read and switched off", async () => {
    const terms = { perGuest: 12.5, fromParty: 4, refundHours: 48 };
    expect((await change(terms)).body.deposit).toEqual(terms);
    expect((await change(null)).body.deposit).toBeNull();
    expect((await bookWithDeposit(api, shop)).body.deposit).toBeNull();
  });

  it("is refused where nobody could pay it", async () => {
    const terms = { perGuest: 10, fromParty: 1, refundHours: 24 };
    expect((await change({ ...terms, perGuest: 0.1 })).body.error).toBe("AMOUNT_TOO_SMALL");
    expect((await change({ ...terms, perGuest: 10.001 })).status).toBe(400);
    expect((await change({ ...terms, perGuest: 10_000 })).status).toBe(400);
    const cashShop = await seedDepositShop(app, { cardEnabled: false });
    const refused = await api("PATCH", `/api/tenant/${cashShop.slug}/reservation-policy`, {
      as: cashShop.owner,
      body: { deposit: terms },
    });
    expect(refused.body.error).toBe("PAYMENT_METHOD_UNAVAILABLE");
  });
});

describe("a dispute", () => {
  it("before the visit takes the deposit, and gives it back to the guest when it is won after a cancellation", async () => {
    const { id, token, intentId } = await seedPaidBooking(api, shop);
    const disputeId = await app.stripeEmulator?.openDispute(intentId);
    await app.jobs.drain(app);
    expect((await cancel(id, token)).body.deposit).toMatchObject({ status: "returned", refunded: 0 });
    const listed = await api("GET", `/api/tenant/${shop.slug}/disputes`, { as: shop.owner });
    expect(listed.body.disputes).toMatchObject([{ subject: { kind: "deposit", id } }]);
    await app.stripeEmulator?.endDispute(disputeId ?? "", "won");
    await app.jobs.drain(app);
    expect((await desk(id)).body.deposit.refunded).toBe(20);
    expect(await balances(app, shop)).toEqual({});
  });
});
