import { describe, expect } from "vitest";
import { newId } from "@/lib/core/ids/ids";
import { cases } from "@/lib/testing/depth";
import { findText } from "@/lib/testing/find-text";
import { api, app, processorTest } from "@/lib/testing/fixtures";
import { holdLock } from "@/lib/testing/hold-lock";
import { pay, seedCardShop } from "@/lib/testing/online-payments";
import { seedPrinter } from "@/lib/testing/printers/seed-printers";
import { seedCoupon } from "@/lib/testing/seed-codes";
import { seedRoom } from "@/lib/testing/seed-room";
import { cookieOf, orderBody, type SeededShop, seedShop } from "@/lib/testing/seed-shop";
import { startReceiver } from "@/lib/testing/webhook-receiver";

const it = processorTest.extend("settings", { scope: "file" }, { WEBHOOK_ALLOW_LOOPBACK: "1" });

let shop: SeededShop;
let people = 0;

it.beforeEach(async () => {
  shop = await seedCardShop(app);
  await seedRoom(app, shop, { window: 4 });
  await seedPrinter(app, shop, { kind: "escpos_bridge", ticketKinds: ["kitchen", "guest_slip"] });
});

const PASSWORD = "a good long password";
const TODAY = "2026-11-18T11:00:00Z";

/** Somebody whom no other text in the database resembles. */
function somebody() {
  people += 1;
  const digits = `${5_550_000 + people}`;
  return {
    email: `zoe_q+${people}@erase.example`,
    name: `Zoë Quillfeather${people}`,
    phone: `+44 1632 ${digits.slice(0, 3)} ${digits.slice(3)}`,
    digits,
  };
}
type Somebody = ReturnType<typeof somebody>;

const traces = ({ email, name, phone, digits }: Somebody) => findText(app, email, name, phone, digits);

const at = (path: string) => `/api/public/${shop.slug}${path}`;
const ours = (path: string) => `/api/tenant/${shop.slug}${path}`;
const contactOf = ({ email, name, phone }: Somebody) => ({
  customerEmail: email,
  customerName: name,
  customerPhone: phone,
});
let keys = 0;

async function place(person: Somebody, changes = {}, as?: { cookie: string }) {
  const body = orderBody(shop, { ...contactOf(person), ...changes });
  const headers = { "idempotency-key": `erasure-${keys++}` };
  return (await api("POST", at("/orders"), { body, as, headers, from: `198.51.100.${keys}` })).body;
}

async function move(orderId: string, change: { status: string; reason?: string; note?: string }) {
  app.clock.advance({ minutes: 2 });
  return api("PATCH", ours(`/orders/${orderId}`), { as: shop.owner, body: change });
}

async function finish(orderId: string, note?: string) {
  for (const status of ["accepted", "preparing", "ready", "delivered"])
    expect((await move(orderId, { status, note })).status).toBe(200);
}

async function linkIn(template: string, to: string): Promise<string> {
  const sent = await app.db.prisma.email.findFirstOrThrow({
    where: { to, template },
    orderBy: { createdAt: "desc" },
  });
  return /[?&]token=([^"&\s]+)/.exec(JSON.stringify(sent.props))?.[1] ?? "";
}

const accounts = [
  { where: "on the marketplace", auth: () => "/api/bazar/auth", me: () => "/api/bazar/me" },
  { where: "at a storefront", auth: () => at("/auth"), me: () => at("/me") },
];

describe.each(accounts)("an account $where that is erased", ({ auth, me }) => {
  it("leaves its person's address, name and number in no column of the whole database", async () => {
    const person = somebody();
    const receiver = await startReceiver();
    receiver.answerWith((response) =>
      response.writeHead(500).end(`No, ${person.name} <${receiver.received.at(-1)?.body.slice(0, 700)}>`),
    );
    const endpoint = await api("POST", ours("/webhook-endpoints"), {
      as: shop.owner,
      body: { url: receiver.url },
    });
    expect(endpoint.status).toBe(200);

    const account = { email: person.email, password: PASSWORD, name: person.name, gdprConsent: true };
    const registered = await api("POST", `${auth()}/register`, { body: account });
    const diner = cookieOf(registered.headers.get("set-cookie") ?? "");
    await api("POST", `${auth()}/forgot-password`, { body: { email: person.email } });
    await app.jobs.drain(app);
    const token = await linkIn("prove-email", person.email);
    expect((await api("POST", `${auth()}/prove-email`, { as: diner, body: { token } })).status).toBe(200);

    const couponCode = await seedCoupon(app, shop);
    const notes = `Ring ${person.phone}, ask for ${person.name}`;
    const where = { type: "delivery", deliveryAddress: `At ${person.name}'s, Via Roma 2` };
    const kept = await place(person, { couponCode, notes, ...where }, diner);
    await finish(kept.id, `${person.name.toUpperCase()} rang`);
    const paid = await place(person, { paymentMethod: "stripe" });
    await pay(api, paid.clientSecret);
    const reason = `${person.name} (${person.phone.replaceAll(" ", "")}) changed their mind`;
    const body = { email: person.email, reason };
    expect((await api("POST", at(`/orders/${paid.id}/cancel`), { body })).status).toBe(200);

    const table = { ...contactOf(person), date: "2026-11-20", timeSlot: "19:00", guestCount: 2 };
    const booked = await api("POST", at("/reservation"), {
      headers: { "idempotency-key": `erasure-${keys++}` },
      as: diner,
      body: { ...table, specialRequests: notes },
    });
    const cancelToken = await linkIn("reservation-confirmed", person.email);
    const cancel = at(`/reservation/${booked.body.id}/cancel`);
    expect((await api("POST", cancel, { body: { token: cancelToken } })).status).toBe(200);

    const gift = { amount: 25, recipientEmail: person.email, recipientName: person.name };
    const people = [
      { ...gift, purchaserEmail: person.email.toUpperCase(), message: `From ${person.name}` },
      { ...gift, purchaserEmail: "friend@erase.example", message: `Dear ${person.name}` },
      { amount: 30, purchaserEmail: person.email, recipientEmail: "friend@erase.example" },
    ];
    for (const body of people) {
      const headers = { "idempotency-key": `erasure-${keys++}` };
      const bought = await api("POST", at("/gift-cards/purchase"), { body, headers });
      await pay(api, bought.body.clientSecret);
    }
    await app.jobs.drain(app);
    await api("POST", `${auth()}/forgot-password`, { body: { email: person.email } });
    await receiver.arrival(5);
    await receiver.close();

    const before = await traces(person);
    expect(before).toEqual(
      expect.arrayContaining([
        "public.coupon_redemption.customer_email",
        "public.email.props",
        "public.event.data",
        "public.gift_card.recipient_name",
        "public.gift_card_purchase.purchaser_email",
        "public.idempotency_key.response",
        "public.order_timeline_event.note",
        "public.orders.end_reason",
        "public.refund.reason",
        "public.reservation.special_requests",
        "public.webhook_attempt.response_body",
      ]),
    );
    const erased = await api("DELETE", me(), { as: diner, body: { password: PASSWORD } });
    expect([erased.status, erased.text]).toEqual([204, ""]);
    expect(await traces(person)).toEqual([]);
    const list = (await api("GET", ours("/gift-cards"), { as: shop.owner })).body.giftCards;
    expect(list.map(({ balance }: { balance: number }) => balance)).toEqual([30, 25, 25]);
  });
});

describe("a guest without an account", () => {
  it("is taken out of a booking that has ended, by the token of its email", async () => {
    const person = somebody();
    const table = { ...contactOf(person), date: "2026-11-21", timeSlot: "19:00", guestCount: 2 };
    const { body: booked } = await api("POST", at("/reservation"), { body: table });
    const token = await linkIn("reservation-confirmed", person.email);
    const erase = (id: string, given: string) =>
      api("POST", at(`/reservation/${id}/erase`), { body: { token: given } });
    const wrong = await erase(booked.id, "wrong");
    expect([wrong.status, wrong.text]).toEqual([403, (await erase(newId("rsv"), token)).text]);
    expect((await erase(booked.id, token)).body.error).toBe("ERASURE_BLOCKED");
    await api("POST", at(`/reservation/${booked.id}/cancel`), { body: { token } });
    expect((await erase(booked.id, token)).status).toBe(204);
    expect((await erase(booked.id, token)).status).toBe(204);
    expect(await traces(person)).toEqual([]);
  });

  it("is taken out of a booking that is over, though nobody noted how it ended", async () => {
    const person = somebody();
    const table = { ...contactOf(person), date: "2026-11-21", timeSlot: "19:00", guestCount: 2 };
    const { body: booked } = await api("POST", at("/reservation"), { body: table });
    const token = await linkIn("reservation-confirmed", person.email);
    const erase = () => api("POST", at(`/reservation/${booked.id}/erase`), { body: { token } });
    app.clock.set("2026-11-21T18:30:00Z");
    expect((await erase()).body.error).toBe("ERASURE_BLOCKED");
    app.clock.set("2026-11-21T22:00:00Z");
    expect((await erase()).status).toBe(204);
    expect(await traces(person)).toEqual([]);
    app.clock.set(TODAY);
  });

  it("is taken out of a gift card, as its buyer or as who it was for; the code still opens it", async () => {
    const [buyer, friend, stranger] = [somebody(), somebody(), somebody()];
    const purchase = {
      amount: 25,
      purchaserEmail: buyer.email,
      recipientEmail: friend.email,
      recipientName: friend.name,
      message: `Love, ${buyer.name}`,
    };
    shop = await seedShop(app);
    const { body } = await api("POST", at("/gift-cards/purchase"), { body: purchase });
    const { pendingId } = body;
    const confirm = ours(`/gift-cards/pending/${pendingId}/confirm`);
    const { code } = (await api("POST", confirm, { as: shop.owner })).body;
    const erase = (card: string, email: string) =>
      api("POST", at("/gift-cards/erase"), { body: { card, email } });
    expect((await erase(pendingId, buyer.email)).body.error).toBe("ERASURE_BLOCKED");
    await app.jobs.drain(app);
    const refused = await erase(code, stranger.email);
    expect([refused.status, refused.text]).toEqual([404, (await erase("AAAA-AAAA", friend.email)).text]);
    expect((await erase(pendingId, ` ${buyer.email.toUpperCase()}`)).status).toBe(204);
    expect(await traces(buyer)).toEqual([]);
    expect(await traces(friend)).not.toEqual([]);
    expect((await erase(code, friend.email)).status).toBe(204);
    expect(await traces(friend)).toEqual([]);
    const seen = await api("POST", at("/gift-cards/lookup"), { body: { code } });
    expect(seen.body.balance).toBe(25);
  });

  it("is not written back by the restaurant that cancels the order at the same moment", async () => {
    for (let round = 0; round < cases(4); round += 1) {
      const person = somebody();
      const { id } = await place(person);
      await finish(id);
      const erase = () => api("POST", at(`/orders/${id}/erase`), { body: { email: person.email } });
      const cancel = () => move(id, { status: "canceled", reason: "Nobody came" });
      const [first, second] = await Promise.all(round % 2 ? [erase(), cancel()] : [cancel(), erase()]);
      expect([200, 204, 422, 404]).toContain(first.status);
      expect([200, 204, 422, 404]).toContain(second.status);
      expect(await traces(person)).toEqual([]);
    }
  });

  it("waits for whoever changes the order, and takes away what they wrote as well", async () => {
    const person = somebody();
    const { id } = await place(person);
    await finish(id);
    const rival = await holdLock({
      statement: "UPDATE orders SET end_reason = $2 WHERE id = $1",
      values: [id, `${person.name} was rude`],
    });
    const erased = api("POST", at(`/orders/${id}/erase`), { body: { email: person.email } });
    await rival.untilWaiting();
    await rival.release();
    expect((await erased).status).toBe(204);
    expect(await traces(person)).toEqual([]);
  });
});
