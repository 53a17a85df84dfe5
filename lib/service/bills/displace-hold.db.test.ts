import { describe, expect } from "vitest";
import type { CallResult } from "@/lib/testing/call";
import { cases } from "@/lib/testing/depth";
import { app, controls, processorTest as it } from "@/lib/testing/fixtures";
import { pay as confirm } from "@/lib/testing/online-payments";
import { talkToProcessor } from "@/lib/testing/processor-talk";
import { type BillDriver, driveBills } from "@/lib/testing/table-bills";
import { expireBillPayments } from "./expire-bill-payments";

let room: BillDriver;

it.beforeEach(async () => {
  room = await driveBills(app);
});

const { atProcessor } = talkToProcessor(() => ({ app, api: room.api }));
const outcome = ({ status, body }: CallResult) => (status === 200 ? 200 : body.error);
/** As a browser that nobody knows. */
const begin = (token: string, body: Record<string, unknown>) =>
  room.api("POST", `/api/public/${room.shop.slug}/bills/${token}/payments`, {
    body: { method: "stripe", ...body },
  });
const look = async (token: string) =>
  (await room.api("GET", `/api/public/${room.shop.slug}/bills/${token}`)).body;
const intentOf = ({ body }: CallResult): string => body.clientSecret.split("_secret_")[0];

describe("a payment that was begun and not sent", () => {
  it("gives way to a newcomer after 45 seconds, and nobody can make it", async () => {
    const { billId, token } = await room.openBill();
    const bare = await begin(token, { amount: 30 });
    app.clock.advance({ seconds: 44 });
    expect(await look(token)).toMatchObject({ pending: 30, replaceable: 0 });
    expect(outcome(await begin(token, { amount: 10 }))).toBe("PAYMENT_EXCEEDS_OPEN");
    app.clock.advance({ seconds: 1 });
    expect(await look(token)).toMatchObject({ pending: 30, replaceable: 30 });
    const newcomer = await begin(token, { amount: 10 });
    expect(newcomer.body.bill).toMatchObject({ pending: 10, replaceable: 0, open: 20 });
    expect((await confirm(room.api, bare.body.clientSecret)).body.error).toBe("PAYMENT_NOT_OPEN");
    expect((await confirm(room.api, newcomer.body.clientSecret)).status).toBe(200);
    const bill = await room.bill(billId);
    expect(bill).toMatchObject({ paid: 10, pending: 0 });
    expect(bill.history).toContainEqual(
      expect.objectContaining({ kind: "payment_canceled", subjectId: bare.body.paymentId, actorId: null }),
    );
  });

  it("gives up its share and its items to who wants the same, and leaves the others", async () => {
    const { billId, token, itemIds } = await room.openBill();
    const other = await begin(token, { amount: 1 });
    const share = { share: { part: 1, of: 2 } };
    await begin(token, share);
    await begin(token, { itemIds: itemIds.slice(0, 1) });
    app.clock.advance({ seconds: 45 });
    expect(outcome(await begin(token, share))).toBe(200);
    expect(outcome(await begin(token, { itemIds: itemIds.slice(0, 1) }))).toBe(200);
    const { payments } = await room.bill(billId);
    const pending = payments.filter(({ status }: { status: string }) => status === "pending");
    expect(pending).toHaveLength(3);
    expect(pending.map(({ id }: { id: string }) => id)).toContain(other.body.paymentId);
    expect(outcome(await begin(token, share))).toBe("BILL_SHARE_PAID");
    expect(outcome(await begin(token, { itemIds: itemIds.slice(0, 1) }))).toBe("BILL_ITEM_SETTLED");
  });

  it("gives way one after the other, only as far as needed, and not where that would not suffice", async () => {
    const { billId, token } = await room.openBill();
    const bare: string[] = [];
    for (const amount of [5, 10, 15]) bare.push((await begin(token, { amount })).body.paymentId);
    app.clock.advance({ seconds: 45 });
    expect(outcome(await begin(token, { amount: 30.01 }))).toBe("PAYMENT_EXCEEDS_OPEN");
    expect(await room.bill(billId)).toMatchObject({ pending: 30, open: 0 });
    await begin(token, { amount: 12 });
    expect(await room.bill(billId)).toMatchObject({ pending: 27, open: 3 });
    const { payments } = await room.bill(billId);
    expect(payments.find(({ id }: { id: string }) => id === bare[2])).toMatchObject({ status: "pending" });
  });

  it("gives way to cash at once, and what staff began does not give way", async () => {
    const { billId, token } = await room.openBill();
    await begin(token, { amount: 20 });
    const cash = await room.pay(billId, { method: "cash", amount: 30 });
    expect([outcome(cash), cash.body.paid, cash.body.pending]).toEqual([200, 30, 0]);
    const { body: corner } = await room.send("POST", "/bills", { tableId: room.tables.corner });
    const items = [{ productId: room.dish, quantity: 1 }];
    await room.send("POST", `/bills/${corner.id}/rounds`, { items });
    await room.pay(corner.id, { amount: 10 });
    app.clock.advance({ minutes: 2 });
    expect(outcome(await begin(corner.token, { amount: 10 }))).toBe("PAYMENT_EXCEEDS_OPEN");
    expect(outcome(await room.pay(corner.id, { method: "cash", amount: 10 }))).toBe("PAYMENT_EXCEEDS_OPEN");
  });
});

describe("a payment whose form was sent", () => {
  it("keeps its amount from newcomers and cash, for 30 minutes since it began", async () => {
    const { billId, token } = await room.openBill();
    const sent = await begin(token, { amount: 30 });
    await confirm(room.api, sent.body.clientSecret, "requires_action");
    app.clock.advance({ seconds: 45 });
    expect(outcome(await begin(token, { amount: 30 }))).toBe("PAYMENT_EXCEEDS_OPEN");
    expect(outcome(await room.pay(billId, { method: "cash", amount: 30 }))).toBe("PAYMENT_EXCEEDS_OPEN");
    // Known to be sent, it is neither offered nor asked about again.
    expect(await look(token)).toMatchObject({ pending: 30, replaceable: 0 });
    controls.faults = [{ operation: "payment_intents.retrieve", kind: "error", when: "before", times: 9 }];
    expect(outcome(await begin(token, { amount: 30 }))).toBe("PAYMENT_EXCEEDS_OPEN");
    controls.faults = [];
    app.clock.advance({ minutes: 28 });
    await expireBillPayments(app);
    expect(await room.bill(billId)).toMatchObject({ pending: 30 });
    await confirm(room.api, sent.body.clientSecret);
    expect(await room.bill(billId)).toMatchObject({ paid: 30, pending: 0 });
  });

  it("and of whose success nobody has heard is paid, and the newcomer refused", async () => {
    const { billId, token } = await room.openBill();
    const paid = await begin(token, { amount: 30 });
    controls.holdEvents = true;
    await atProcessor(`payment_intents/${intentOf(paid)}/confirm`, { payment_method: "pm_card_visa" });
    app.clock.advance({ seconds: 45 });
    expect(outcome(await begin(token, { amount: 10 }))).toBe("PAYMENT_EXCEEDS_OPEN");
    expect(await room.bill(billId)).toMatchObject({ paid: 30, pending: 0 });
  });

  it("cannot be told apart while the processor is away, so nothing changes", async () => {
    const { billId, token } = await room.openBill();
    const bare = await begin(token, { amount: 30 });
    app.clock.advance({ seconds: 45 });
    controls.faults = [{ operation: "payment_intents.retrieve", kind: "error", when: "before", times: 9 }];
    expect(outcome(await begin(token, { amount: 10 }))).toBe("PROCESSOR_UNAVAILABLE");
    controls.faults = [];
    expect(await room.bill(billId)).toMatchObject({ pending: 30, payments: [{ status: "pending" }] });
    expect((await confirm(room.api, bare.body.clientSecret)).status).toBe(200);
  });
});

describe("rivals", () => {
  it("12 newcomers, a cashier and the guests whose forms lie open never pay more than the bill", async () => {
    for (let attempt = 0; attempt < cases(4); attempt += 1) {
      const { billId, token } = await room.openBill();
      const bare = [await begin(token, { amount: 16 }), await begin(token, { amount: 14 })];
      app.clock.advance({ seconds: 45 });
      const rivals = Array.from({ length: 12 }, async () => {
        const begun = await begin(token, { amount: 7.5 });
        expect([200, "PAYMENT_EXCEEDS_OPEN", "PAYMENT_NOT_OPEN"]).toContain(outcome(begun));
        if (begun.status === 200) await confirm(room.api, begun.body.clientSecret);
        return begun;
      });
      const [newcomers, cash] = await Promise.all([
        Promise.all(rivals),
        room.pay(billId, { method: "cash", amount: 7.5 }),
        ...bare.map(({ body }) => confirm(room.api, body.clientSecret)),
      ]);
      // What the processor took, heard of or not, and what lies in the drawer.
      const charged = await Promise.all(
        [...bare, ...newcomers.filter(({ status }) => status === 200)].map(async (begun) => {
          const intent = await atProcessor(`payment_intents/${intentOf(begun)}`, {}, "GET");
          return intent.status === "succeeded" ? intent.amount_received : 0;
        }),
      );
      const takenMinor = charged.reduce((sum, amount) => sum + amount, 0) + (cash.status === 200 ? 750 : 0);
      expect(takenMinor).toBeLessThanOrEqual(3000);
      const { paid, pending, total } = await room.bill(billId);
      expect(paid + pending).toBeLessThanOrEqual(total);
      expect(Math.round(paid * 100)).toBe(takenMinor);
      expect(await app.db.prisma.refund.count({ where: { tenantId: room.shop.tenantId } })).toBe(0);
      room = await driveBills(app);
    }
  });
});
