import { describe, expect } from "vitest";
import { reconcilePayments } from "@/lib/payments/reconciliation/reconcile-payments";
import { reportReconciliation } from "@/lib/payments/reconciliation/report-reconciliation";
import { driveOrders } from "@/lib/testing/drive-order";
import { api, app, controls, processorTest as test } from "@/lib/testing/fixtures";
import { balances, operatorView, placeByCard, seedCardShop } from "@/lib/testing/online-payments";
import { talkToProcessor } from "@/lib/testing/processor-talk";
import { topUp } from "@/lib/testing/stripe-client";

const { send } = talkToProcessor(() => ({ app, api }));

describe("a payment of another amount or currency than was asked for", () => {
  test.each([
    ["amount_received", 1600, "pending"],
    ["amount_received", 1800, "pending"],
    ["currency", "usd", "pending"],
    ["amount_received", 1600, "accepted"],
  ])(
    "(%s %j) never pays an order that is %s: it is canceled, and the money goes back",
    async (field, value, status) => {
      const shop = await seedCardShop(app);
      controls.holdEvents = true;
      const { body } = await placeByCard(api, shop);
      const intentId = body.clientSecret.split("_secret_")[0];
      await app.stripeEmulator?.fetch(`https://api.stripe.com/v1/payment_intents/${intentId}/confirm`, {
        method: "POST",
        body: new URLSearchParams({ payment_method: "pm_card_visa" }),
      });
      await app.db.pool.query(
        "UPDATE stripe_emulator_object SET body = jsonb_set(body, ARRAY[$2], $3::jsonb) WHERE id = $1",
        [intentId, field, JSON.stringify(value)],
      );
      // What goes back in another currency has to be there.
      await topUp(app, { amount: 10_000, currency: "usd" });
      if (status !== "pending") await driveOrders(app, api).patch(shop, body.id, { status });
      app.clock.advance({ minutes: 2 });
      await reconcilePayments(app);
      const ended = { status: "canceled", paymentStatus: "failed", escrowStatus: "void" };
      expect(await operatorView(api, shop, body.id)).toMatchObject(ended);
      app.clock.advance({ minutes: 31 });
      await app.jobs.addScheduled(app.clock.now());
      for (const run of ["reconcile-payments", "expire-unpaid-orders", "reconcile-payments"] as const) {
        await app.jobs.add(app.db.prisma, run, {});
        await app.jobs.drain(app);
      }
      const view = await operatorView(api, shop, body.id);
      expect(view).toMatchObject(ended);
      // What is refunded because the order has ended meanwhile has another reason.
      const reason = expect.stringMatching(/arrived instead of €17\.00 and is refunded$/);
      expect(view.refundHistory).toMatchObject([{ purse: "processor", status: "succeeded", reason }]);
      expect(view.timeline.at(-1)).toMatchObject({ status: "canceled", actor: "system", note: reason });
      const sent = { tenantId: shop.tenantId, template: "order-canceled" };
      expect(await app.db.prisma.email.count({ where: sent })).toBe(1);
      expect(await balances(app, shop)).toEqual({});
      app.clock.advance({ hours: 2 });
      await reportReconciliation(app);
      const { findings } = await app.db.prisma.reconciliationReport.findFirstOrThrow({
        orderBy: { createdAt: "desc" },
      });
      expect(JSON.stringify(findings)).not.toContain(intentId);
    },
  );
});

test("a signed event that says nothing but the intent's id is refused, and the next try with all of it counts", async () => {
  const shop = await seedCardShop(app);
  controls.holdEvents = true;
  const { body } = await placeByCard(api, shop);
  const id = body.clientSecret.split("_secret_")[0];
  const event = (object: object) => ({
    id: `evt_${id}`,
    object: "event",
    type: "payment_intent.succeeded",
    data: { object },
  });
  for (const object of [{ id }, { id, amount: 1700 }, { id, currency: "eur" }]) {
    const { status, body: refused } = await send(event(object));
    expect([status, refused.error]).toEqual([400, "VALIDATION_FAILED"]);
  }
  expect((await send(event({ id, amount: 1700, currency: "eur" }))).status).toBe(200);
  expect(await operatorView(api, shop, body.id)).toMatchObject({ paymentStatus: "paid" });
});
