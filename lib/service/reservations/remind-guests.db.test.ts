import { describe, expect } from "vitest";
import { api, app, appTest as it } from "@/lib/testing/fixtures";
import { bookingBody, cancelTokenOf, seedRoom } from "@/lib/testing/seed-room";
import { type SeededShop, seedShop } from "@/lib/testing/seed-shop";
import { remindGuests } from "./remind-guests";

let shop: SeededShop;
it.beforeEach(async () => {
  // The booking of bookingBody is on the next day at 19:30 in Rome: 18:30 in UTC.
  app.clock.set("2026-11-18T11:00:00.000Z");
  await app.db.prisma.reservation.updateMany({ data: { remindedAt: app.clock.now() } });
  shop = await seedShop(app);
  await seedRoom(app, shop, { one: 2, two: 2 });
});

const book = async (changes: Record<string, unknown> = {}): Promise<string> =>
  (await api("POST", `/api/public/${shop.slug}/reservation`, { body: bookingBody(changes) })).body.id;
const change = (id: string, body: unknown) =>
  api("PATCH", `/api/tenant/${shop.slug}/reservations/${id}`, { as: shop.owner, body });
const setHours = (reminderHours: number) =>
  api("PATCH", `/api/tenant/${shop.slug}/reservation-policy`, { as: shop.owner, body: { reminderHours } });
const reminders = () =>
  app.db.prisma.email.findMany({ where: { tenantId: shop.tenantId, template: "reservation-reminder" } });

describe("the reminder of a booking", () => {
  it("is written once, when the restaurant's hours before the start have begun, whoever looks", async () => {
    const id = await book();
    app.clock.set("2026-11-18T18:29:00.000Z");
    expect(await remindGuests(app)).toBe(0);
    app.clock.set("2026-11-18T18:30:00.000Z");
    const runs = await Promise.all(Array.from({ length: 8 }, () => remindGuests(app)));
    expect(runs.reduce((sum, count) => sum + count, 0)).toBe(1);
    expect(await remindGuests(app)).toBe(0);
    expect(await reminders()).toMatchObject([{ to: "ada@diner.example", locale: "en" }]);
    const { body } = await api("GET", `/api/tenant/${shop.slug}/reservations/${id}`, { as: shop.owner });
    expect(body.remindedAt).toBe("2026-11-18T18:30:00.000Z");
  });

  it("has a calendar file and a link that cancels, beside the one of the confirmation", async () => {
    const customerEmail = "calendar@diner.example";
    const id = await book({ customerEmail });
    const first = await cancelTokenOf(app, id);
    app.clock.set("2026-11-18T19:00:00.000Z");
    await remindGuests(app);
    await app.jobs.drain(app);
    const { body } = await api("GET", "/api/dev/mail", { query: { to: customerEmail } });
    const [reminder, confirmation] = body.emails;
    expect(reminder.text).toContain("19:30");
    for (const email of [reminder, confirmation]) {
      expect(email.attachments).toMatchObject([{ filename: "booking.ics" }]);
      expect(email.attachments[0].content).toContain("DTSTART:20261119T183000Z");
      expect(email.attachments[0].content).toContain(`UID:${id}@`);
    }
    const second = /token=([\w-]+)/.exec(reminder.text)?.[1];
    expect(second).not.toBe(first);
    const cancel = (token: unknown) =>
      api("POST", `/api/public/${shop.slug}/reservation/${id}/cancel`, { body: { token } });
    expect((await cancel("wrong")).body.error).toBe("INVALID_TOKEN");
    expect((await cancel(second)).body.status).toBe("canceled");
    expect((await cancel(first)).body.status).toBe("canceled");
  });

  it("is not written after a cancellation, to nobody, or where the restaurant wants none", async () => {
    const canceled = await book();
    await change(canceled, { status: "canceled" });
    await book({ customerEmail: "other@diner.example" });
    await setHours(0);
    app.clock.set("2026-11-19T10:00:00.000Z");
    expect(await remindGuests(app)).toBe(0);
    await setHours(12);
    expect(await remindGuests(app)).toBe(1);
    expect(await reminders()).toMatchObject([{ to: "other@diner.example" }]);
  });

  it("is left out for a booking made within those hours: its confirmation has just come", async () => {
    await setHours(48);
    await book();
    app.clock.set("2026-11-19T10:00:00.000Z");
    expect(await remindGuests(app)).toBe(0);
  });

  it("follows a booking that is moved: again for a later day, not for one whose change was just emailed", async () => {
    const id = await book();
    app.clock.set("2026-11-18T19:00:00.000Z");
    expect(await remindGuests(app)).toBe(1);
    await change(id, { timeSlot: "20:00" });
    expect(await remindGuests(app)).toBe(0);
    await change(id, { date: "2026-11-25" });
    expect(await remindGuests(app)).toBe(0);
    app.clock.set("2026-11-25T10:00:00.000Z");
    expect(await remindGuests(app)).toBe(1);
    expect(await reminders()).toHaveLength(2);
  });
});
