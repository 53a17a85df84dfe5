import { describe, expect } from "vitest";
import { guestPaymentLimit } from "@/lib/platform/rate-limit/limits";
import type { CallResult } from "@/lib/testing/call";
import { app, billTest as it, room } from "@/lib/testing/fixtures";
import { takeTimes } from "@/lib/testing/limits";
import { pay as confirm } from "@/lib/testing/online-payments";
import { seedProduct, seedShop } from "@/lib/testing/seed-shop";

const outcome = ({ status, body }: CallResult) => (status === 200 ? 200 : body.error);
const path = (token: string, slug = room.shop.slug) => `/api/public/${slug}/bills/${token}`;
const look = (token: string) => room.api("GET", path(token));
const payAsGuest = (token: string, body: Record<string, unknown>, options: Record<string, unknown> = {}) =>
  room.api("POST", `${path(token)}/payments`, { body: { method: "stripe", ...body }, ...options });

describe("the link at a table", () => {
  it("shows guests their bill, without who served them", async () => {
    const { billId, itemIds, token } = await room.openBill();
    await room.send("POST", `/bills/${billId}/items/${itemIds[2]}/void`, { reason: "Fly in the soup" });
    const { body, text } = await look(token);
    expect(body).toMatchObject({ restaurant: "Test Trattoria", tableName: "window", total: 20, open: 20 });
    expect(body.items).toHaveLength(2);
    expect(text).not.toMatch(/usr_|Fly|token|history/);
  });

  it("names dishes and options in the language of each guest, for staff in the restaurant's", async () => {
    const options = [{ label: "Olives (+1.00)", name: "Olives", deltaMinor: 100, names: { it: "Olive" } }];
    const productId = await seedProduct(app, room.shop, {
      name: { en: "Soup of the day", it: "Zuppa del giorno" },
      optionGroups: [{ name: "Extras", required: false, min: 0, max: 1, options }],
    });
    const { billId, token } = await room.openBill(1);
    const items = [{ productId, quantity: 1, selectedOptions: { Extras: ["Olives (+1.00)"] } }];
    const { body: bill } = await room.send("POST", `/bills/${billId}/rounds`, { items });
    expect(bill.items.at(-1)).toMatchObject({ productName: "Soup of the day" });
    const italian = { headers: { "accept-language": "it" } };
    const soup = { name: "Zuppa del giorno", optionNames: ["Olive"] };
    expect((await look(token)).body.items.at(-1)).toMatchObject({
      name: "Soup of the day",
      optionNames: ["Olives"],
    });
    const read = await room.api("GET", path(token), italian);
    expect(read.body.items.at(-1)).toMatchObject(soup);
    const begun = await payAsGuest(token, { amount: 1 }, italian);
    expect(begun.body.bill.items.at(-1)).toMatchObject(soup);
    const cancel = `${path(token)}/payments/${begun.body.paymentId}/cancel`;
    const body = { clientSecret: begun.body.clientSecret };
    expect((await room.api("POST", cancel, { body, ...italian })).body.items.at(-1)).toMatchObject(soup);
  });

  it("lets them split and pay it, and tells the others at once", async () => {
    const { billId, token, itemIds } = await room.openBill();
    const first = await payAsGuest(token, { itemIds: itemIds.slice(0, 1) });
    expect((await look(token)).body).toMatchObject({
      pending: 10,
      open: 20,
      items: [{ settled: true }, {}, {}],
    });
    expect(outcome(await payAsGuest(token, { amount: 20.01 }))).toBe("PAYMENT_EXCEEDS_OPEN");
    const second = await payAsGuest(token, { amount: 20 });
    for (const { body } of [first, second]) await confirm(room.api, body.clientSecret);
    expect((await look(token)).body).toMatchObject({ paid: 30, pending: 0, open: 0 });
    expect((await room.bill(billId)).history.at(-1)).toMatchObject({ kind: "payment_taken", actorId: null });
    await room.send("POST", `/bills/${billId}/close`);
    expect(outcome(await payAsGuest(token, { amount: 1 }))).toBe("BILL_CLOSED");
    expect((await look(token)).body.status).toBe("closed");
    app.clock.advance({ hours: 25 });
    expect(outcome(await look(token))).toBe("BILL_NOT_FOUND");
  });

  it("leads to the receipt once the bill is closed, as long as it opens the bill, and no other link does", async () => {
    const { billId, token } = await room.openBill(1);
    const { body } = await payAsGuest(token, { amount: 10 });
    await confirm(room.api, body.clientSecret);
    const receipt = (of = token, slug = room.shop.slug) => room.api("GET", `${path(of, slug)}/receipt`);
    expect(outcome(await receipt())).toBe("RECEIPT_NOT_FOUND");
    await room.send("POST", `/bills/${billId}/close`);
    expect((await receipt()).body).toMatchObject({
      receipt: { number: "R-00001", billId, gross: 10, sale: { reference: "window" } },
      corrections: [],
    });
    const pdf = await room.api("GET", `${path(token)}/receipt/pdf`);
    expect([pdf.headers.get("content-type"), pdf.text.slice(0, 5)]).toEqual(["application/pdf", "%PDF-"]);
    const other = await seedShop(app);
    for (const answer of [await receipt("x".repeat(32)), await receipt(token, other.slug)])
      expect(outcome(answer)).toBe("BILL_NOT_FOUND");
    app.clock.advance({ hours: 25 });
    for (const way of ["", "/pdf"])
      expect(outcome(await room.api("GET", `${path(token)}/receipt${way}`))).toBe("BILL_NOT_FOUND");
  });

  it("is found by nobody who tries, and takes no cash", async () => {
    const { token } = await room.openBill();
    expect(token).toMatch(/^[\w-]{32}$/);
    const other = await seedShop(app);
    const unknown = await look("x".repeat(32));
    const foreign = await room.api("GET", path(token, other.slug));
    expect([unknown.text, outcome(foreign)]).toEqual([foreign.text, "BILL_NOT_FOUND"]);
    expect(outcome(await look("short"))).toBe("BILL_NOT_FOUND");
    expect(outcome(await payAsGuest(token, { method: "cash", amount: 1 }))).toBe("VALIDATION_FAILED");
    expect(outcome(await payAsGuest("y".repeat(32), { amount: 1 }))).toBe("BILL_NOT_FOUND");
  });

  it("begins one payment per Idempotency-Key, and 60 in ten minutes from one address", async () => {
    const { billId, token } = await room.openBill();
    const options = { headers: { "idempotency-key": "phone" }, from: "198.51.100.7" };
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => payAsGuest(token, { amount: 10 }, options)),
    );
    expect(new Set(answers.map(({ body }) => body.clientSecret)).size).toBe(1);
    expect(await room.bill(billId)).toMatchObject({ pending: 10, payments: [{}] });
    await takeTimes(app, guestPaymentLimit, [room.shop.tenantId, "198.51.100.7"], 56);
    const more = await Promise.all(
      Array.from({ length: 4 }, () => payAsGuest(token, { amount: 99 }, { from: "198.51.100.7" })),
    );
    expect(more.map(outcome).filter((code) => code === "RATE_LIMITED")).toHaveLength(1);
  });
});
