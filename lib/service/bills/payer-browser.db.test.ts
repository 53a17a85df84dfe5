import { describe, expect } from "vitest";
import type { CallResult } from "@/lib/testing/call";
import { billTest as it, room } from "@/lib/testing/fixtures";
import { pay as confirm } from "@/lib/testing/online-payments";

const outcome = ({ status, body }: CallResult) => (status === 200 ? 200 : body.error);
const begin = (token: string, body: Record<string, unknown>, headers: Record<string, string> = {}) =>
  room.api("POST", `/api/public/${room.shop.slug}/bills/${token}/payments`, {
    body: { method: "stripe", ...body },
    headers,
  });
/** The cookie that an answer leaves in the browser. */
const cookieOf = ({ headers }: CallResult) => headers.getSetCookie().join().split(";", 1)[0] ?? "";
const statuses = async (billId: string) =>
  (await room.bill(billId)).payments.map(({ status }: { status: string }) => status).sort();

describe("a browser at a table", () => {
  it("has one pending payment: a new one cancels it at the processor and frees its amount", async () => {
    const { billId, token } = await room.openBill();
    const first = await begin(token, { share: { part: 1, of: 2 } });
    expect(first.headers.getSetCookie().join()).toMatch(
      /^bill_browser=brw_[0-9a-z]{26}; Max-Age=86400; Path=\/; HttpOnly; SameSite=Lax/,
    );
    const cookie = cookieOf(first);
    const second = await begin(token, { share: { part: 1, of: 2 } }, { cookie });
    expect([outcome(second), cookieOf(second)]).toEqual([200, cookie]);
    const third = await begin(token, { amount: 30 }, { cookie });
    expect(await room.bill(billId)).toMatchObject({ pending: 30, open: 0 });
    expect(await statuses(billId)).toEqual(["canceled", "canceled", "pending"]);
    for (const { body } of [first, second]) {
      expect((await confirm(room.api, body.clientSecret)).body.error).toBe("PAYMENT_NOT_OPEN");
    }
    await confirm(room.api, third.body.clientSecret);
    expect(await room.bill(billId)).toMatchObject({ paid: 30, pending: 0 });
  });

  it("leaves what another browser, staff, and the same one on another table have pending", async () => {
    const { billId, token } = await room.openBill();
    const cookie = cookieOf(await begin(token, { amount: 5 }));
    await begin(token, { amount: 5 });
    await begin(token, { amount: 5 }, { cookie: "bill_browser=nonsense" });
    await room.pay(billId, { amount: 5 });
    expect(await room.bill(billId)).toMatchObject({ pending: 20 });
    const { body: corner } = await room.send("POST", "/bills", { tableId: room.tables.corner });
    const items = [{ productId: room.dish, quantity: 1 }];
    await room.send("POST", `/bills/${corner.id}/rounds`, { items });
    expect(outcome(await begin(corner.token, { amount: 10 }, { cookie }))).toBe(200);
    expect(await room.bill(billId)).toMatchObject({ pending: 20 });
  });

  it("keeps what it has paid, and gets the answer to a repeated request again", async () => {
    const { billId, token } = await room.openBill();
    const first = await begin(token, { amount: 10 });
    const cookie = cookieOf(first);
    await confirm(room.api, first.body.clientSecret);
    const once = { cookie, "idempotency-key": "again" };
    const second = await begin(token, { amount: 10 }, once);
    expect((await begin(token, { amount: 10 }, once)).body.paymentId).toBe(second.body.paymentId);
    expect(await room.bill(billId)).toMatchObject({ paid: 10, pending: 10, open: 10 });
  });

  it("that begins 6 at once has one at the end, and the others are refused or canceled", async () => {
    const { billId, token } = await room.openBill();
    const cookie = cookieOf(await begin(token, { amount: 1 }));
    const begun = await Promise.all(Array.from({ length: 6 }, () => begin(token, { amount: 5 }, { cookie })));
    for (const answer of begun) {
      expect([200, "PAYMENT_NOT_OPEN"]).toContain(outcome(answer));
    }
    const { pending, payments } = await room.bill(billId);
    const left = payments.filter(({ status }: { status: string }) => status === "pending");
    expect([pending, left.length]).toEqual([5, 1]);
    const ids = begun.filter(({ status }) => status === 200).map(({ body }) => body.paymentId);
    expect(ids).toContain(left[0].id);
  });
});
