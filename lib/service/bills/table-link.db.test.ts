import { describe, expect } from "vitest";
import type { CallResult } from "@/lib/testing/call";
import { app, billTest as it, room } from "@/lib/testing/fixtures";
import { pay as confirm } from "@/lib/testing/online-payments";
import { seedShop } from "@/lib/testing/seed-shop";

const outcome = ({ status, body }: CallResult) => (status === 200 ? 200 : body.error);
const linkOf = async (tableId: string) => {
  const { body } = await room.send("GET", `/tables/${tableId}`);
  return body.linkToken as string;
};
const scan = (linkToken: string, slug = room.shop.slug) =>
  room.api("GET", `/api/public/${slug}/tables/${linkToken}`);

describe("the printed code of a table", () => {
  it("leads to the open bill of the table, and to none in between", async () => {
    const link = await linkOf(room.tables.window);
    expect(link).toMatch(/^[0-9a-f]{32}$/);
    expect((await scan(link)).body).toEqual({ tableName: "window", billToken: null });
    const { billId, token } = await room.openBill();
    expect((await scan(link)).body.billToken).toBe(token);
    expect((await scan(await linkOf(room.tables.corner))).body.billToken).toBeNull();
    await room.pay(billId, { method: "cash", amount: 30 });
    await room.send("POST", `/bills/${billId}/close`);
    expect((await scan(link)).body.billToken).toBeNull();
  });

  it("leads nowhere at another restaurant, when it is guessed, and when the table is gone", async () => {
    const link = await linkOf(room.tables.corner);
    const other = await seedShop(app);
    const answers = [await scan(link, other.slug), await scan("0".repeat(32))];
    await room.asOwner("DELETE", `/tables/${room.tables.corner}`);
    answers.push(await scan(link));
    expect(answers.map(outcome)).toEqual(Array(3).fill("TABLE_NOT_FOUND"));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
  });

  it("is replaced by staff, once per Idempotency-Key, while the bill stays open to its guests", async () => {
    const { token } = await room.openBill();
    const old = await linkOf(room.tables.window);
    const headers = { "idempotency-key": "once" };
    const renew = () => room.send("POST", `/tables/${room.tables.window}/link`, undefined, headers);
    const [first, again] = [await renew(), await renew()];
    expect(first.body.linkToken).not.toBe(old);
    expect(again.body.linkToken).toBe(first.body.linkToken);
    expect(outcome(await scan(old))).toBe("TABLE_NOT_FOUND");
    expect((await scan(first.body.linkToken)).body.billToken).toBe(token);
    expect(outcome(await room.api("GET", `/api/public/${room.shop.slug}/bills/${token}`))).toBe(200);
    expect(outcome(await room.send("POST", "/tables/tbl_unknown/link"))).toBe("TABLE_NOT_FOUND");
  });

  it("is printed for all tables or for one, in any script", async () => {
    await room.asOwner("POST", "/tables", { name: "窓際の席", seats: 2 });
    await room.asOwner("POST", "/tables", { name: "Überlanger Name am großen Kachelofen", seats: 2 });
    const all = await room.send("GET", "/table-cards");
    expect([all.status, all.headers.get("content-type")]).toEqual([200, "application/pdf"]);
    expect(all.text.startsWith("%PDF-1.")).toBe(true);
    const one = await room.send("GET", `/table-cards?tableId=${room.tables.window}`);
    expect(one.text.length).toBeLessThan(all.text.length);
    expect(outcome(await room.send("GET", "/table-cards?tableId=tbl_unknown"))).toBe("TABLE_NOT_FOUND");
  });
});

describe("the floor", () => {
  it("shows each table with what its bill comes to", async () => {
    const { billId } = await room.openBill(2);
    await room.pay(billId, { method: "cash", amount: 5 });
    await room.pay(billId, { amount: 10 });
    const { body } = await room.send("GET", "/floor");
    expect(body.tables).toMatchObject([
      { name: "window", bill: { id: billId, total: 20, paid: 5, pending: 10, open: 5, rounds: 1 } },
      { name: "corner", bill: null, seated: null, next: null },
    ]);
  });

  it("lists the bills that were closed since an instant", async () => {
    const { billId } = await room.openBill(1);
    await room.pay(billId, { method: "cash", amount: 10 });
    await room.send("POST", `/bills/${billId}/close`);
    const since = async (instant: Date) => {
      const { body } = await room.send("GET", `/bills?status=closed&closedFrom=${instant.toISOString()}`);
      return body.bills.length;
    };
    const now = app.clock.now();
    expect([await since(now), await since(new Date(now.getTime() + 1))]).toEqual([1, 0]);
  });
});

describe("a guest's own payment", () => {
  const bills = (token: string) => `/api/public/${room.shop.slug}/bills/${token}`;
  const begin = (token: string, amount: number) =>
    room.api("POST", `${bills(token)}/payments`, { body: { method: "stripe", amount } });
  const giveUp = (token: string, paymentId: string, clientSecret: string) =>
    room.api("POST", `${bills(token)}/payments/${paymentId}/cancel`, { body: { clientSecret } });

  it("is given up by who began it, and by nobody else at the table", async () => {
    const { token } = await room.openBill();
    const mine = (await begin(token, 10)).body;
    const theirs = (await begin(token, 20)).body;
    expect(mine.payBefore).not.toBeNull();
    expect(outcome(await giveUp(token, theirs.paymentId, mine.clientSecret))).toBe("BILL_PAYMENT_NOT_FOUND");
    const answers = await Promise.all([1, 2].map(() => giveUp(token, mine.paymentId, mine.clientSecret)));
    expect(answers.map(outcome)).toEqual([200, 200]);
    expect((await room.api("GET", bills(token))).body).toMatchObject({
      pending: 20,
      open: 10,
      payments: [{ id: theirs.paymentId, status: "pending", amount: 20 }],
    });
  });

  it("that was made stays made", async () => {
    const { token } = await room.openBill();
    const { paymentId, clientSecret } = (await begin(token, 10)).body;
    await confirm(room.api, clientSecret);
    expect(outcome(await giveUp(token, paymentId, clientSecret))).toBe("BILL_PAYMENT_SETTLED");
    expect((await room.api("GET", bills(token))).body.payments).toMatchObject([
      { status: "paid", amount: 10 },
    ]);
  });
});

describe("a bill on several screens", () => {
  it("tells its own guests of every change, and guests of other tables of none", async () => {
    const heard: { bill: number[]; other: number[] } = { bill: [], other: [] };
    const { billId } = await room.openBill();
    const { body: other } = await room.send("POST", "/bills", { tableId: room.tables.corner });
    const after = Number(
      (await app.db.prisma.tenantCounter.findFirstOrThrow({ where: { tenantId: room.shop.tenantId } }))
        .eventSequence,
    );
    const { tenantId } = room.shop;
    const stops = [
      app.live.subscribe({ tenantId, subjectId: billId, after }, () => void heard.bill.push(1)),
      app.live.subscribe({ tenantId, subjectId: other.id, after }, () => void heard.other.push(1)),
    ];
    await room.send("POST", `/bills/${billId}/rounds`, { items: [{ productId: room.dish, quantity: 1 }] });
    await expect.poll(() => heard.bill.length, { timeout: 5_000 }).toBeGreaterThan(0);
    expect(heard.other).toEqual([]);
    for (const stop of stops) stop();
    const { body } = await room.asOwner("GET", "/events");
    expect(body.events.at(-1)).toMatchObject({ type: "bill.updated", data: { billId, change: "round" } });
  });
});
