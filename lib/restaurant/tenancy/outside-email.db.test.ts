import { expect } from "vitest";
import { newId } from "@/lib/core/ids/ids";
import { DAILY_QUOTAS } from "@/lib/restaurant/tenancy/quotas";
import { api, app, appTest as it } from "@/lib/testing/fixtures";
import { seedRoom } from "@/lib/testing/seed-room";
import { type SeededShop, seedShop, seedStaff } from "@/lib/testing/seed-shop";

const newEmail = () => `${newId("usr")}@stranger.example`;
const invite = (shop: SeededShop, email: string) =>
  api("POST", `/api/tenant/${shop.slug}/invitations`, { as: shop.owner, body: { email, role: "staff" } });
const book = (shop: SeededShop, customerEmail: string | null, changes = {}) =>
  api("POST", `/api/tenant/${shop.slug}/reservations`, {
    as: shop.owner,
    body: {
      customerName: "Ada",
      customerEmail,
      guestCount: 2,
      date: "2026-11-20",
      timeSlot: "19:00",
      lengthMinutes: 15,
      ...changes,
    },
  });
const emailsTo = (to: string) => app.db.prisma.email.count({ where: { to } });

it("invites one mailbox a few times a day, also among rivals, and again a day later", async () => {
  const shop = await seedShop(app);
  const email = newEmail();
  const answers = await Promise.all(Array.from({ length: 12 }, () => invite(shop, email)));
  const { most } = DAILY_QUOTAS.invitationsPerMailbox;
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(most);
  const refused = answers.filter(({ body }) => body.error === "RATE_LIMITED");
  expect(refused).toHaveLength(12 - most);
  for (const { headers } of refused) expect(headers.get("retry-after")).toBe(String(24 * 3600));
  expect(await emailsTo(email)).toBe(most);
  expect((await invite(shop, email.toUpperCase())).status).toBe(429);
  expect((await invite(await seedShop(app), email)).status).toBe(200);
  app.clock.advance({ hours: 24 });
  const owner = await seedStaff(app, { tenantId: shop.tenantId, role: "owner" });
  expect((await invite({ ...shop, owner }, email)).status).toBe(200);
  app.clock.advance({ hours: -24 });
});

it("invites so many people a day as the restaurant may", async () => {
  const shop = await seedShop(app, { quotas: { invitations: 3 } });
  const answers = await Promise.all(Array.from({ length: 30 }, () => invite(shop, newEmail())));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(27);
});

it("counts every email that staff causes to a guest, and lets bookings without one and cancellations be", async () => {
  const shop = await seedShop(app, { quotas: { guestEmailsPerMailbox: 2 } });
  await seedRoom(app, shop, { T1: 2, T2: 2, T3: 2, T4: 2 });
  const guest = newEmail();
  const { id } = (await book(shop, guest)).body;
  const path = `/api/tenant/${shop.slug}/reservations/${id}`;
  const change = (body: unknown) => api("PATCH", path, { as: shop.owner, body });
  expect((await change({ timeSlot: "19:30" })).status).toBe(200);
  expect((await change({ timeSlot: "20:00" })).status).toBe(429);
  expect((await book(shop, guest)).status).toBe(429);
  expect((await change({ note: "By the window" })).status).toBe(200);
  expect((await book(shop, null)).status).toBe(200);
  expect((await book(shop, guest, { source: "walk_in", date: undefined, timeSlot: undefined })).status).toBe(
    200,
  );
  expect((await change({ status: "canceled" })).status).toBe(200);
  expect(await emailsTo(guest)).toBe(3);
});

it("counts a new address of a booking by that address", async () => {
  const shop = await seedShop(app, { quotas: { guestEmailsPerMailbox: 1 } });
  await seedRoom(app, shop, { T1: 2, T2: 2 });
  const [first, second] = [newEmail(), newEmail()];
  const { id } = (await book(shop, first)).body;
  const path = `/api/tenant/${shop.slug}/reservations/${id}`;
  const change = (body: unknown) => api("PATCH", path, { as: shop.owner, body });
  expect((await change({ customerEmail: second })).status).toBe(200);
  expect((await change({ customerEmail: first })).status).toBe(429);
});

it("gives out a restaurant's emails to guests exactly", async () => {
  const shop = await seedShop(app, { quotas: { guestEmails: 2 } });
  await seedRoom(app, shop, { T1: 2, T2: 2, T3: 2, T4: 2, T5: 2, T6: 2 });
  const answers = await Promise.all(Array.from({ length: 6 }, () => book(shop, newEmail())));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
  expect(answers.filter(({ body }) => body.error === "RATE_LIMITED")).toHaveLength(4);
});

it("sends gift cards that others receive, and copies of them, within the same limits", async () => {
  const shop = await seedShop(app, { quotas: { guestEmailsPerMailbox: 2 } });
  const [buyer, friend] = [newEmail(), newEmail()];
  const purchase = async (recipientEmail?: string) => {
    const body = { amount: 20, purchaserEmail: buyer, recipientEmail };
    return (await api("POST", `/api/public/${shop.slug}/gift-cards/purchase`, { body })).body.pendingId;
  };
  const act = (path: string) =>
    api("POST", `/api/tenant/${shop.slug}/gift-cards/${path}`, { as: shop.owner });
  const pendingId = await purchase(friend);
  const { id } = (await act(`pending/${pendingId}/confirm`)).body;
  expect((await act(`pending/${pendingId}/confirm`)).body.id).toBe(id);
  expect((await act(`${id}/resend`)).status).toBe(204);
  expect((await act(`${id}/resend`)).status).toBe(429);
  expect((await act(`pending/${await purchase(friend)}/confirm`)).status).toBe(429);
  for (let n = 0; n < 3; n += 1)
    expect((await act(`pending/${await purchase()}/confirm`)).status, "for its buyer").toBe(200);
});

it("keeps no address for its count", async () => {
  const shop = await seedShop(app);
  const email = newEmail();
  await invite(shop, email);
  const kept = await app.db.prisma.rateLimit.findMany({ where: { key: { contains: shop.tenantId } } });
  expect(kept.length).toBeGreaterThan(0);
  expect(kept.filter(({ key }) => key.includes(email))).toEqual([]);
});
