import { describe, expect } from "vitest";
import { api, app, appTest as it } from "@/lib/testing/fixtures";
import { orderBody, type SeededShop, seedShop } from "@/lib/testing/seed-shop";

let shop: SeededShop;
const at = (path: string) => `/api/tenant/${shop.slug}/${path}`;
const ask = async (path: string, query: Record<string, string>) => {
  const { status, body } = await api("GET", at(path), { as: shop.owner, query });
  return status === 200 ? body : [status, body.issues?.[0]?.path];
};
const idsOf = (list: { id: string }[]) => list.map(({ id }) => id);

const orders: Record<"ada" | "grace" | "counter", { id: string; number: string }> = {} as never;

it.beforeAll(async () => {
  shop = await seedShop(app);
  const place = async (changes: Record<string, unknown>) => {
    const { body } = await api("POST", `/api/public/${shop.slug}/orders`, { body: orderBody(shop, changes) });
    return { id: body.id, number: String(body.orderNumber).replace("#", "") };
  };
  orders.ada = await place({ customerEmail: "Ada@Lookup.example", customerPhone: "+39 333 123 4567" });
  orders.grace = await place({ customerEmail: "grace@lookup.example", customerPhone: "0511 99 88 77" });
  const { body } = await api("POST", at("orders"), {
    as: shop.owner,
    body: orderBody(shop, { channel: "counter", customerEmail: undefined, customerPhone: undefined }),
  });
  orders.counter = { id: body.order.id, number: body.order.orderNumber };
});

describe("a program looks up orders", () => {
  it.each<[string, () => Record<string, string>, (keyof typeof orders)[]]>([
    ["number", () => ({ number: orders.grace.number }), ["grace"]],
    ["email, however it is written", () => ({ email: "ADA@lookup.EXAMPLE" }), ["ada"]],
    ["phone with its country's code", () => ({ phone: "+393331234567" }), ["ada"]],
    ["phone without it", () => ({ phone: "0333 1234567" }), ["ada"]],
    ["channel", () => ({ channel: "counter" }), ["counter"]],
    ["the channel of most orders", () => ({ channel: "online" }), ["grace", "ada"]],
    ["two of them", () => ({ channel: "online", email: "grace@lookup.example" }), ["grace"]],
    ["nobody's", () => ({ email: "nobody@lookup.example" }), []],
  ])("by %s", async (_, query, found) => {
    expect(idsOf((await ask("orders", query())).orders)).toEqual(found.map((name) => orders[name].id));
  });

  it.each([
    [{ number: "0" }, "number"],
    [{ number: "99999999999" }, "number"],
    [{ email: "nobody" }, "email"],
    [{ phone: "123" }, "phone"],
    [{ channel: "pigeon" }, "channel"],
  ])("and is told what cannot be one: %o", async (query, path) => {
    expect(await ask("orders", query)).toEqual([400, path]);
  });
});

describe("a program looks up", () => {
  it("guests and customers by email and phone", async () => {
    const emails = (list: { email: string }[]) => list.map(({ email }) => email);
    expect(emails((await ask("guests", { email: "ada@lookup.example" })).guests)).toEqual([
      "ada@lookup.example",
    ]);
    expect(emails((await ask("guests", { phone: "3331234567" })).guests)).toEqual(["ada@lookup.example"]);
    await api("PATCH", at(`orders/${orders.grace.id}`), { as: shop.owner, body: { status: "accepted" } });
    expect(emails((await ask("customers", { email: "grace@lookup.example" })).customers)).toEqual([
      "grace@lookup.example",
    ]);
  });

  it("bookings by email and phone", async () => {
    await api("POST", at("tables"), { as: shop.owner, body: { name: "One", seats: 4 } });
    const guest = {
      customerName: "Edsger",
      customerEmail: "edsger@lookup.example",
      customerPhone: "0611 555 44",
    };
    const booked = await api("POST", at("reservations"), {
      as: shop.owner,
      body: { source: "walk_in", guestCount: 2, ...guest },
    });
    expect(booked.status).toBe(200);
    for (const query of [
      ["email", "edsger@lookup.example"],
      ["phone", "61155544"],
    ])
      expect(idsOf((await ask("reservations", Object.fromEntries([query]))).reservations)).toEqual([
        booked.body.id,
      ]);
    expect((await ask("reservations", { phone: "61155545" })).reservations).toEqual([]);
  });

  it("gift cards by the email of who bought them or was sent them", async () => {
    const emails = { purchaserEmail: "Ken@Lookup.example", recipientEmail: "Barbara@Lookup.example" };
    const bought = await api("POST", `/api/public/${shop.slug}/gift-cards/purchase`, {
      body: { amount: 25, ...emails },
    });
    const confirm = at(`gift-cards/pending/${bought.body.pendingId}/confirm`);
    const card = await api("POST", confirm, { as: shop.owner });
    expect(card.status).toBe(200);
    expect(idsOf((await ask("gift-cards", { email: "ken@lookup.example" })).giftCards)).toEqual([
      card.body.id,
    ]);
    expect(idsOf((await ask("gift-cards", { email: "barbara@lookup.example" })).giftCards)).toEqual([
      card.body.id,
    ]);
    expect((await ask("gift-cards", { email: "other@lookup.example" })).giftCards).toEqual([]);
  });

  it("receipts by their number", async () => {
    await api("POST", at(`orders/${orders.counter.id}/payments`), {
      as: shop.owner,
      body: { method: "cash" },
    });
    const [receipt] = (await ask("receipts", {})).receipts;
    expect(idsOf((await ask("receipts", { number: receipt.number })).receipts)).toEqual([receipt.id]);
    expect((await ask("receipts", { number: "R-99999" })).receipts).toEqual([]);
    expect(await ask("receipts", { number: "12" })).toEqual([400, "number"]);
  });
});
