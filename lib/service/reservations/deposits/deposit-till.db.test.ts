import { describe, expect } from "vitest";
import { bookWithDeposit, seedDepositShop } from "@/lib/testing/deposits";
import { api, app, appTest as it } from "@/lib/testing/fixtures";
import { balances, pay, resetEmulator } from "@/lib/testing/online-payments";
import { seedRoom } from "@/lib/testing/seed-room";
import type { SeededShop } from "@/lib/testing/seed-shop";
import { settleDeposits } from "./settle-deposits";

let shop: SeededShop;
it.beforeEach(async () => {
  app.clock.set("2026-11-18T06:00:00Z");
  resetEmulator(app);
  shop = await seedDepositShop(app);
  await seedRoom(app, shop, { one: 2 });
});

const deposit = (reservationId: string) =>
  app.db.prisma.deposit.findFirstOrThrow({ where: { tenantId: shop.tenantId, reservationId } });
const TERMINAL = { method: "external", type: "terminal", reference: "77" };
const send = (id: string, what: string, body: Record<string, unknown>) =>
  api("POST", `/api/tenant/${shop.slug}/reservations/${id}/${what}`, { as: shop.owner, body });
const take = (id: string, body: Record<string, unknown> = TERMINAL) => send(id, "deposit-payments", body);
const rows = (reservationId: string) =>
  app.db.prisma.tillPayment.findMany({ where: { reservationId }, orderBy: { id: "asc" } });

describe("a deposit that the restaurant takes itself", () => {
  it("makes the booking, tells the guest, and stays out of the platform's books", async () => {
    const { body } = await bookWithDeposit(api, shop);
    expect((await take(body.id)).body).toMatchObject({
      heldUntil: null,
      deposit: { status: "paid", takenByStaff: true, refunded: 0 },
    });
    expect(await rows(body.id)).toMatchObject([
      { method: "external", type: "terminal", reference: "77", amountMinor: 2000, tipMinor: 0 },
    ]);
    expect(await balances(app, shop)).toEqual({});
    const sent = await app.db.prisma.email.findMany({ where: { tenantId: shop.tenantId } });
    expect(sent.map(({ template }) => template)).toEqual(["reservation-confirmed"]);
  });

  it("is taken once, however many members do at once", async () => {
    const { body } = await bookWithDeposit(api, shop);
    const answers = await Promise.all(Array.from({ length: 6 }, () => take(body.id, { method: "cash" })));
    const codes = answers.map(({ status, body: answer }) => (status < 300 ? 200 : answer.error));
    expect(codes.sort()).toEqual([200, ...Array<string>(5).fill("DEPOSIT_NOT_OPEN")]);
    expect(await rows(body.id)).toHaveLength(1);
  });

  it("takes the place of the payment online, which goes back if it comes all the same", async () => {
    const { body } = await bookWithDeposit(api, shop);
    await take(body.id);
    await pay(api, body.deposit.clientSecret).catch(() => null);
    await app.jobs.drain(app);
    expect(await deposit(body.id)).toMatchObject({ status: "paid", tillMinor: 2000 });
    expect(await balances(app, shop)).toEqual({});
  });

  it("is given back by a person, never on its own", async () => {
    const { body } = await bookWithDeposit(api, shop);
    await take(body.id);
    app.clock.set("2026-11-22T06:00:00Z");
    await settleDeposits(app);
    app.clock.set("2026-11-18T07:00:00Z");
    expect(await deposit(body.id)).toMatchObject({ status: "paid", tillMinor: 2000 });
    const part = await send(body.id, "deposit-refunds", { amount: 5, reason: "One came" });
    expect(part.body.deposit).toMatchObject({ status: "paid", refunded: 5 });
    const most = await send(body.id, "deposit-refunds", { amount: 15.01, reason: "All" });
    expect(most.body.error).toBe("REFUND_EXCEEDS_CAPTURED");
    const rest = await send(body.id, "deposit-refunds", { reason: "Canceled" });
    expect(rest.body.deposit).toMatchObject({ status: "returned", refunded: 20 });
    expect(await rows(body.id)).toMatchObject([
      { amountMinor: 2000 },
      { amountMinor: -500, reference: "One came", type: "terminal" },
      { amountMinor: -1500, reference: "Canceled" },
    ]);
  });

  it("is refused where none is open, and in a way that is not on the list", async () => {
    const { body } = await bookWithDeposit(api, shop);
    expect((await take(body.id, { method: "external", type: "gold" })).body.error).toBe(
      "PAYMENT_METHOD_UNAVAILABLE",
    );
    expect(await deposit(body.id)).toMatchObject({ status: "pending", tillMinor: null });
    expect((await take("rsv_unknown")).body.error).toBe("RESERVATION_NOT_FOUND");
  });
});
