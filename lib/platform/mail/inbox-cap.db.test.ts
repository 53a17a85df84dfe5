import { describe, expect } from "vitest";
import { inboxOf } from "@/lib/core/contact/inbox";
import { newId } from "@/lib/core/ids/ids";
import { inboxGuestEmailLimit, inboxProofLimit } from "@/lib/platform/rate-limit/limits";
import { takeForEmail } from "@/lib/platform/rate-limit/take-for-email";
import { api, app, processorTest as it } from "@/lib/testing/fixtures";
import { pay, placeByCard, seedCardShop } from "@/lib/testing/online-payments";
import { registerDiner } from "@/lib/testing/people";
import { bookingBody, seedRoom } from "@/lib/testing/seed-room";
import { orderBody, type SeededShop, seedAdmin, seedShop } from "@/lib/testing/seed-shop";
import type { OutgoingEmail } from "./mail-gateway";

let to: string;
let delivered: OutgoingEmail[];
it.beforeEach(() => {
  to = `${newId("cus")}@mailbox.example`;
  delivered = [];
});

/** Sends what is queued through a provider that takes everything, unless told otherwise. */
const drain = (deliver = async (email: OutgoingEmail) => void delivered.push(email)) =>
  app.jobs.drain({ ...app, mailer: { isLocal: false, deliver } });
async function fill(policy: typeof inboxGuestEmailLimit, left: number) {
  for (let taken = left; taken < policy.limit; taken += 1)
    await takeForEmail(app, policy, { within: [], email: inboxOf(to) });
}
const tagged = (tag: string) => to.replace("@", `+${tag}@`);
const statuses = async () =>
  (
    await app.db.prisma.email.findMany({
      where: { to: { startsWith: to.slice(0, -"@mailbox.example".length) } },
      orderBy: { id: "asc" },
    })
  ).map(({ template, status }) => `${template} ${status}`);
async function book(shop: SeededShop, customerEmail: string) {
  const body = bookingBody({ customerEmail, customerName: "click http://evil.example" });
  return (await api("POST", `/api/public/${shop.slug}/reservation`, { body })).status;
}
async function room(): Promise<SeededShop> {
  const shop = await seedShop(app);
  await seedRoom(app, shop, { one: 2, two: 2, three: 2 });
  return shop;
}

describe("a inbox that a stranger names", () => {
  it("is sent no more than its day's share, over all restaurants and whatever the tag; the rest is held", async () => {
    await fill(inboxGuestEmailLimit, 2);
    const shops = [await room(), await room()];
    for (const [index, shop] of shops.entries()) {
      expect(await book(shop, to)).toBe(200);
      expect(await book(shop, tagged(String(index)))).toBe(200);
    }
    await drain();
    expect(delivered).toHaveLength(2);
    expect((await statuses()).sort()).toEqual([
      ...Array(2).fill("reservation-confirmed held"),
      ...Array(2).fill("reservation-confirmed sent"),
    ]);
    const log = await api("GET", "/api/admin/emails", {
      as: await seedAdmin(app),
      query: { status: "held" },
    });
    expect(log.body.emails).toMatchObject([{ error: "More than 60 emails in a day to this inbox" }, {}]);
    const held = await app.db.prisma.email.findMany({
      where: { status: "held", to: { startsWith: to.slice(0, 30) } },
    });
    expect(held.map(({ props }) => props)).toEqual([{}, {}]);
  });

  it("is sent again a day later, and others are all the time", async () => {
    await fill(inboxGuestEmailLimit, 0);
    const shop = await room();
    await book(shop, to);
    await book(shop, `${newId("cus")}@mailbox.example`);
    await drain();
    expect(delivered.map((email) => email.to === to)).toEqual([false]);
    app.clock.advance({ days: 1 });
    await api("POST", `/api/public/${shop.slug}/orders`, { body: orderBody(shop, { customerEmail: to }) });
    await drain();
    expect(delivered.at(-1)?.to).toBe(to);
  });

  it("gets what somebody has paid for, cancellations of bookings and links for passwords all the same", async () => {
    const shop = await seedCardShop(app);
    await seedRoom(app, shop, { one: 2 });
    await fill(inboxGuestEmailLimit, 1);
    expect(await book(shop, to)).toBe(200);
    await drain();
    const [booking] = await app.db.prisma.reservation.findMany({ where: { tenantId: shop.tenantId } });
    await api("PATCH", `/api/tenant/${shop.slug}/reservations/${booking?.id}`, {
      as: shop.owner,
      body: { status: "canceled" },
    });
    const placed = await placeByCard(api, shop, { customerEmail: to });
    await pay(api, placed.body.clientSecret);
    await app.jobs.drain({
      ...app,
      mailer: { isLocal: false, deliver: async (email) => void delivered.push(email) },
    });
    await api("POST", `/api/public/${shop.slug}/orders`, { body: orderBody(shop, { customerEmail: to }) });
    await drain();
    expect(await statuses()).toEqual([
      "reservation-confirmed sent",
      "reservation-canceled sent",
      "order-received sent",
      "order-received held",
    ]);
  });

  it("is asked to confirm no more than 20 accounts a day, over all restaurants", async () => {
    await fill(inboxProofLimit, 1);
    for (const shop of [await seedShop(app), await seedShop(app)])
      await registerDiner(api, `/api/public/${shop.slug}/auth`, { email: to });
    await drain();
    expect((await statuses()).sort()).toEqual(["prove-email held", "prove-email sent"]);
  });

  it("is not charged for what the provider did not take", async () => {
    await fill(inboxGuestEmailLimit, 1);
    const shop = await room();
    await book(shop, to);
    await drain(() => Promise.reject(new Error("away")));
    expect(await statuses()).toEqual(["reservation-confirmed queued"]);
    await app.db.pool.query("UPDATE graphile_worker._private_jobs SET run_at = now()");
    await drain();
    expect(await statuses()).toEqual(["reservation-confirmed sent"]);
  });

  it("is sent exactly its share by rivals", async () => {
    await fill(inboxGuestEmailLimit, 3);
    const shops = await Promise.all(Array.from({ length: 4 }, room));
    await Promise.all(shops.flatMap((shop) => [1, 2].map((tag) => book(shop, tagged(String(tag))))));
    await Promise.all([drain(), drain()]);
    expect(delivered).toHaveLength(3);
    expect((await statuses()).filter((each) => each.endsWith("held"))).toHaveLength(5);
  });
});
