import { describe, expect } from "vitest";
import { reconcilePayments } from "@/lib/payments/reconciliation/reconcile-payments";
import { inTransaction } from "@/lib/platform/db/transaction";
import { eraseFromOrders } from "@/lib/service/orders/privacy/erase-from-orders";
import { api, app, processorTest as it } from "@/lib/testing/fixtures";
import { pay, placeByCard, resetEmulator, seedCardShop } from "@/lib/testing/online-payments";
import { talkToProcessor } from "@/lib/testing/processor-talk";
import { type SeededShop, seedStaff } from "@/lib/testing/seed-shop";

let shop: SeededShop;

it.beforeAll(async () => {
  shop = await seedCardShop(app);
});

const { heldEvents, send } = talkToProcessor(() => ({ app, api }));

async function place() {
  const { body } = await placeByCard(api, shop);
  const { id: orderId, clientSecret } = body as { id: string; clientSecret: string };
  const attempts = async (as = shop.owner, slug = shop.slug) =>
    (await api("GET", `/api/tenant/${slug}/payment-attempts`, { as, query: { kind: "order", id: orderId } }))
      .body.attempts;
  return { orderId, clientSecret, intentId: clientSecret.split("_secret_")[0] ?? "", attempts };
}

describe("tries to pay that failed", () => {
  it("are kept with the bank's words, the card's end and their time, oldest first, also when it is paid then", async () => {
    const { clientSecret, attempts } = await place();
    const outcomes = ["insufficient_funds", "lost_card", "expired_card", "incorrect_cvc"];
    for (const outcome of [...outcomes, "requires_action", "not_authenticated", "succeeded"]) {
      app.clock.advance({ minutes: 1 });
      await pay(api, clientSecret, outcome);
    }
    expect(await attempts()).toMatchObject([
      {
        method: "card",
        last4: "9995",
        code: "card_declined",
        declineCode: "insufficient_funds",
        message: "Your card has insufficient funds.",
      },
      { last4: "9987", declineCode: "lost_card", message: "Your card was declined." },
      { last4: "0069", code: "expired_card", declineCode: null },
      { last4: "0127", code: "incorrect_cvc" },
      { last4: "3155", code: "payment_intent_authentication_failure", declineCode: null },
    ]);
  });

  it("are kept once, however often and in whichever order their events come", async () => {
    const { intentId, clientSecret, attempts } = await place();
    const controls = resetEmulator(app);
    controls.holdEvents = true;
    await pay(api, clientSecret, "insufficient_funds");
    await pay(api, clientSecret, "lost_card");
    const failed = (await heldEvents(intentId)).filter(({ type }) => type.endsWith("payment_failed"));
    expect(failed).toHaveLength(2);
    for (const event of [...failed, ...failed].reverse())
      await send({ ...event, id: `${event.id}_${Math.random()}` });
    expect(await attempts()).toHaveLength(2);
  });

  it("are read from the processor where their event was lost", async () => {
    const controls = resetEmulator(app);
    const { clientSecret, attempts } = await place();
    controls.holdEvents = true;
    await pay(api, clientSecret, "expired_card");
    await app.db.prisma.stripeEmulatorObject.updateMany({
      where: { kind: "event" },
      data: { deliveredAt: app.clock.now() },
    });
    await app.db.prisma.paymentAttempt.deleteMany({ where: { code: "expired_card" } });
    app.clock.advance({ minutes: 2 });
    await reconcilePayments(app);
    expect(await attempts()).toMatchObject([{ code: "expired_card" }]);
  });

  it("are bounded", async () => {
    const { clientSecret, attempts } = await place();
    for (let round = 0; round < 22; round += 1) await pay(api, clientSecret, "declined");
    expect(await attempts()).toHaveLength(20);
  });

  it("are seen by who manages the restaurant, and by nobody else", async () => {
    const { clientSecret, attempts, orderId } = await place();
    await pay(api, clientSecret, "declined");
    const other = await seedCardShop(app);
    expect(await attempts(other.owner, other.slug)).toEqual([]);
    const staff = await seedStaff(app, { tenantId: shop.tenantId, role: "staff" });
    const path = `/api/tenant/${shop.slug}/payment-attempts`;
    expect((await api("GET", path, { as: staff, query: { kind: "order", id: orderId } })).status).toBe(403);
  });

  it("go with the guest", async () => {
    const { clientSecret, attempts, orderId } = await place();
    await pay(api, clientSecret, "declined");
    expect(await attempts()).toHaveLength(1);
    await inTransaction(app.db, (tx) => eraseFromOrders(tx, [{ tenantId: shop.tenantId, id: orderId }]));
    expect(await attempts()).toEqual([]);
  });
});
