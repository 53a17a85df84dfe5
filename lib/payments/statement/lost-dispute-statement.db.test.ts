import { expect } from "vitest";
import { releaseDueEscrow } from "@/lib/payments/payments/release-escrow";
import { app, billTest, room } from "@/lib/testing/fixtures";
import { deliver, pay, seedPaidOrder } from "@/lib/testing/online-payments";
import { decideDispute, readStatement, type StatementRow } from "@/lib/testing/random-days";

const test = billTest.extend("terms", { escrowDelayHours: 1, platformFeeBps: 250 });

const reader = () => readStatement(app, room.api, room.shop);
const release = async () => {
  app.clock.advance({ hours: 1 });
  await releaseDueEscrow(app);
  await app.jobs.drain(app);
};
const intentOf = (clientSecret: string) => clientSecret.split("_secret_")[0] ?? "";

/** What is disputed: its payment, and how a statement names it. */
type Sold = { intentId: string; named: Record<string, unknown> };

async function sellOrder(): Promise<Sold> {
  const { orderId, intentId } = await seedPaidOrder(room.api, room.shop);
  await deliver(app, room.api, room.shop, orderId);
  return { intentId, named: { orderId, billId: null, reference: "1001" } };
}

async function sellAtTable(): Promise<Sold> {
  const { billId } = await room.openBill();
  const { body } = await room.pay(billId, { amount: 30 });
  await pay(room.api, body.clientSecret);
  return { intentId: intentOf(body.clientSecret), named: { orderId: null, billId } };
}

async function sellGiftCard(): Promise<Sold> {
  const purchase = { amount: 50, purchaserEmail: "buyer@diner.example" };
  const path = `/api/public/${room.shop.slug}/gift-cards/purchase`;
  const { clientSecret } = (await room.api("POST", path, { body: purchase })).body;
  await pay(room.api, clientSecret);
  return { intentId: intentOf(clientSecret), named: { orderId: null, billId: null, reference: null } };
}

/** Of an order of 17.00, after the platform's fee. */
const RELEASED = 16.57;

test.each([
  { of: "an order", sell: sellOrder, kind: "order", amount: 17, orders: 2 },
  { of: "a bill", sell: sellAtTable, kind: "bill_share", amount: 30, orders: 2 },
  { of: "a gift card", sell: sellGiftCard, kind: "gift_card_purchase", amount: 50, orders: 4 },
])(
  "the statement says a lost dispute of $of that was paid out, and which payout paid for it",
  async ({ sell, kind, amount, orders }) => {
    const sold = await sell();
    const named = { ...sold.named, subject: expect.objectContaining({ kind }) };
    await app.jobs.drain(app);
    await release();
    app.clock.advance({ minutes: 1 });
    const disputeId = (await app.stripeEmulator?.openDispute(sold.intentId)) ?? "";
    await app.jobs.drain(app);
    const waiting = (await (await reader()).read("disputes?state=open")).disputes;
    expect(waiting).toMatchObject([{ state: "open", reason: "fraudulent", amount, taken: true, ...named }]);
    const deadline = Date.parse(waiting[0].evidenceDueAt);
    expect(deadline).toBeGreaterThan(app.clock.now().getTime() + 20 * 86_400_000);
    await decideDispute(app, disputeId, "losing_evidence");
    await app.jobs.drain(app);
    const { read, readAll } = await reader();
    expect((await read("balance")).balances[0]).toMatchObject({ available: 0, debt: amount });
    expect((await read("disputes?state=open")).disputes).toEqual([]);
    const closed = { state: "lost", closedAt: expect.any(String), ...named };
    expect((await read("disputes?state=lost")).disputes).toMatchObject([closed]);
    const { orderId } = sold.named;
    if (orderId) expect((await read(`disputes?orderId=${orderId}`)).disputes).toMatchObject([closed]);
    expect(await readAll("balance-transactions?type=dispute", "transactions")).toMatchObject([
      { net: 0 - amount, available: 0 - amount, sourceId: expect.any(String), ...named },
    ]);

    for (let count = 0; count < orders; count += 1) {
      const { orderId: id } = await seedPaidOrder(room.api, room.shop);
      await deliver(app, room.api, room.shop, id);
    }
    await release();
    const later = await reader();
    const [newest] = await later.readAll("payouts", "payouts");
    const { items } = await later.read(`payouts/${newest?.id}/items`);
    expect(items.map(({ type, net }: StatementRow) => [type, net])).toEqual([
      ["dispute", 0 - amount],
      ...Array(orders).fill(["release", RELEASED]),
    ]);
    expect(newest?.amount).toBeCloseTo(orders * RELEASED - amount, 2);
  },
);
