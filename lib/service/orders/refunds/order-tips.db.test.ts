import { describe, expect } from "vitest";
import { releaseDueEscrow } from "@/lib/payments/payments/release-escrow";
import { api, app, processorTest } from "@/lib/testing/fixtures";
import {
  balances,
  deliver,
  operatorView,
  placeByCard,
  seedCardShop,
  seedPaidOrder,
} from "@/lib/testing/online-payments";
import { linesOf, previewRefundOf, refundOrderOf } from "@/lib/testing/refunds";
import { seedGiftCard } from "@/lib/testing/seed-codes";
import type { SeededShop } from "@/lib/testing/seed-shop";
import { seedTax } from "@/lib/testing/seed-tax";

const it = processorTest.extend("settings", { scope: "file" }, { DATABASE_POOL_SIZE: "30" });

const tipped = (data: Parameters<typeof seedCardShop>[1] = {}) =>
  seedCardShop(app, { tipsOnOrders: true, escrowDelayHours: 1, platformFeeBps: 1000, ...data });
const receiptsOf = async (shop: SeededShop) =>
  (await api("GET", `/api/tenant/${shop.slug}/receipts`, { as: shop.owner })).body.receipts.toReversed();
const figures = (issued: { number: string; gross: number; tax: number; tip: number; total: number }[]) =>
  issued.map(({ number, gross, tax, tip, total }) => [number, gross, tax, tip, total]);
const report = async (shop: SeededShop) => {
  const day = app.clock.now().toISOString().slice(0, 10);
  const query = { from: day, to: day };
  return (await api("GET", `/api/tenant/${shop.slug}/reports/overview`, { as: shop.owner, query })).body;
};

describe("an order with a tip and a service charge", () => {
  it("adds up, is taxed but for the tip, and pays the platform nothing for the tip", async () => {
    const shop = await tipped({ orderServiceBps: 1000 });
    await seedTax(app, shop);
    const { orderId } = await seedPaidOrder(api, shop, { tip: 3 });
    const order = await operatorView(api, shop, orderId);
    expect(order).toMatchObject({ subtotal: 17, serviceCharge: 1.7, tip: 3, total: 21.7 });
    expect(order.taxLines).toEqual([{ name: "Food", rate: 10, net: 17, tax: 1.7, gross: 18.7 }]);
    const issued = await receiptsOf(shop);
    expect(figures(issued)).toEqual([["R-00001", 18.7, 1.7, 3, 21.7]]);
    expect(issued[0].sale).toMatchObject({
      serviceCharge: 1.7,
      payments: [{ method: "stripe", amount: 21.7 }],
    });
    await deliver(app, api, shop, orderId);
    app.clock.advance({ hours: 2 });
    await releaseDueEscrow(app);
    await app.jobs.drain(app);
    // 10 % of 18.70.
    expect(await balances(app, shop)).toEqual({ processor: 187, platform_fees: -187 });
    expect(await report(shop)).toMatchObject({
      totals: { items: 17, serviceCharges: 1.7, sales: 18.7, net: 18.7, tips: 3 },
      payments: [{ method: "stripe", taken: 18.7, net: 18.7 }],
    });
  });

  it("is as ever without either", async () => {
    const shop = await seedCardShop(app);
    const { body } = await placeByCard(api, shop, { tip: 0 });
    expect(body).toMatchObject({ subtotal: 17, serviceCharge: 0, tip: 0, total: 17 });
    expect((await placeByCard(api, shop, { tip: 1 })).body.error).toBe("INVALID_TIP");
  });

  it("takes a tip of the price at most, and only an amount of the currency", async () => {
    const shop = await tipped();
    expect((await placeByCard(api, shop, { tip: 17 })).body.total).toBe(34);
    for (const tip of [17.01, 0.005]) {
      const { status, body } = await placeByCard(api, shop, { tip });
      expect([status, body.error]).toEqual([400, "INVALID_TIP"]);
    }
    expect((await placeByCard(api, shop, { tip: -1 })).body.error).toBe("VALIDATION_FAILED");
  });

  it("is charged with tax on top of the service charge where tax is added, by a class of its own", async () => {
    const shop = await tipped({ orderServiceBps: 1000 });
    const { goods } = await seedTax(app, shop, { mode: "added" });
    const path = `/api/tenant/${shop.slug}/tax`;
    await api("PATCH", path, { as: shop.owner, body: { serviceClassId: goods } });
    const { body } = await placeByCard(api, shop, { tip: 2 });
    // 17.00 + 1.70 tax at 10 %, 1.70 service + 0.37 at 22 %, 2.00 tip.
    expect(body).toMatchObject({ serviceCharge: 1.7, taxAdded: 2.07, total: 22.77 });
    const used = await api("DELETE", `${path}/classes/${goods}`, { as: shop.owner });
    expect(used.body.error).toBe("TAX_CLASS_IN_USE");
  });

  it("has the gift card pay for what was sold before the tip", async () => {
    const shop = await tipped();
    const giftCardCode = await seedGiftCard(app, shop, 1500);
    const { orderId } = await seedPaidOrder(api, shop, { tip: 3, giftCardCode });
    expect(await operatorView(api, shop, orderId)).toMatchObject({ giftCardAmount: 15, total: 5 });
    await deliver(app, api, shop, orderId);
    app.clock.advance({ hours: 2 });
    await releaseDueEscrow(app);
    // Of the 5.00 by card 3.00 are the tip.
    expect((await balances(app, shop)).platform_fees).toBe(-20);
    expect((await report(shop)).payments).toMatchObject([
      { method: "stripe", net: 2 },
      { method: "gift_card", net: 15 },
    ]);
  });
});

describe("what goes back of an order with a tip", () => {
  it("is the tip with the whole, not with a line, and with an amount when nothing else is left", async () => {
    const shop = await tipped();
    await seedTax(app, shop);
    const { orderId } = await seedPaidOrder(api, shop, { tip: 3 });
    const refund = async (body: Record<string, unknown>) => {
      const preview = await previewRefundOf(api, shop, orderId, body);
      const { status, body: answer } = await refundOrderOf(api, shop, orderId, body);
      await app.jobs.drain(app);
      expect(preview.body.tip).toBe(status === 200 ? answer.refunds[0].tip : undefined);
      return status === 200 ? [answer.amount, answer.refunds[0].tip] : answer.error;
    };
    expect(await refund(linesOf([0, 1]))).toEqual([8.5, 0]);
    expect(await refund({ scope: "amount", amount: 1 })).toEqual([1, 0]);
    expect(await refund({ scope: "amount", amount: 1, tip: 1 })).toEqual([1, 1]);
    expect(await refund({ scope: "amount", amount: 3, tip: 3 })).toBe("REFUND_EXCEEDS_CAPTURED");
    expect(await refund({ scope: "amount", amount: 1, tip: 2 })).toBe("VALIDATION_FAILED");
    expect(await refund(linesOf([0, 1]))).toBe("REFUND_EXCEEDS_CAPTURED");
    expect(await refund({ scope: "amount", amount: 8 })).toEqual([8, 0.5]);
    expect(await refund({ scope: "whole" })).toEqual([1.5, 1.5]);
    expect(figures(await receiptsOf(shop))).toEqual([
      ["R-00001", 17, 1.55, 3, 20],
      ["C-00001", -8.5, -0.78, 0, -8.5],
      ["C-00002", -1, -0.09, 0, -1],
      ["C-00003", 0, 0, -1, -1],
      ["C-00004", -7.5, -0.68, -0.5, -8],
      ["C-00005", 0, 0, -1.5, -1.5],
    ]);
    expect(await operatorView(api, shop, orderId)).toMatchObject({ paymentStatus: "refunded", refunded: 20 });
    expect(await balances(app, shop)).toEqual({});
    expect((await report(shop)).totals).toMatchObject({ sales: 17, refunds: 17, net: 0, tips: 0 });
  });

  it("is all of it when the order is canceled", async () => {
    const shop = await tipped();
    const giftCardCode = await seedGiftCard(app, shop, 1800);
    const { orderId } = await seedPaidOrder(api, shop, { tip: 3, giftCardCode });
    const path = `/api/tenant/${shop.slug}/orders/${orderId}`;
    await api("PATCH", path, { as: shop.owner, body: { status: "rejected" } });
    await app.jobs.drain(app);
    const { refundHistory } = await operatorView(api, shop, orderId);
    expect(refundHistory).toMatchObject([
      { purse: "gift_card", amount: 18, tip: 1 },
      { purse: "processor", amount: 2, tip: 2 },
    ]);
    expect(figures(await receiptsOf(shop)).map(([, gross, , tip]) => [gross, tip])).toEqual([
      [17, 3],
      [-17, -1],
      [0, -2],
    ]);
  });

  it("is the tip once, however many ask for it at the same time", async () => {
    const shop = await tipped();
    const { orderId } = await seedPaidOrder(api, shop, { tip: 3 });
    const all = await Promise.all(
      Array.from({ length: 8 }, () =>
        refundOrderOf(api, shop, orderId, { scope: "amount", amount: 2, tip: 2 }),
      ),
    );
    expect(all.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(new Set(all.filter(({ status }) => status !== 200).map(({ body }) => body.error))).toEqual(
      new Set(["REFUND_EXCEEDS_CAPTURED"]),
    );
  });

  it("changes what the restaurant is paid by just the tip", async () => {
    const shop = await tipped();
    const { orderId } = await seedPaidOrder(api, shop, { tip: 3 });
    const { body } = await previewRefundOf(api, shop, orderId, { scope: "amount", amount: 3, tip: 3 });
    expect(body.payout).toEqual({ before: 18.3, after: 15.3, feeKept: false });
  });
});
