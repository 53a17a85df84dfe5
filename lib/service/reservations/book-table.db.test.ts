import { describe, expect } from "vitest";
import { api, app, shop } from "@/lib/testing/fixtures";
import { book, bookingPath, noonTest as it, setPolicy, slots } from "@/lib/testing/online-bookings";
import { bookingBody, cancelTokenOf, seedRoom } from "@/lib/testing/seed-room";
import { seedShop } from "@/lib/testing/seed-shop";
import { asTableOwner } from "@/lib/testing/test-database";

const test = it;

describe("booking", () => {
  it("answers what was booked, without the token", async () => {
    await seedRoom(app, shop, { one: 2 });
    const { status, body, text } = await book({ specialRequests: "  By the window ", unknown: "x" });
    expect(status).toBe(200);
    expect(body).toEqual({
      id: expect.stringMatching(/^rsv_/),
      status: "booked",
      date: "2026-11-19",
      timeSlot: "19:30",
      guestCount: 2,
      customerName: "Ada Diner",
      deposit: null,
    });
    expect(text).not.toContain(await cancelTokenOf(app, body.id));
  });

  it("emails the token once, keeps only its hash, and tells the restaurant's systems", async () => {
    await seedRoom(app, shop, { one: 2 });
    const { body } = await book({ customerEmail: " Ada@Diner.example ", specialRequests: "By the window" });
    await app.jobs.drain(app);
    const email = await app.db.prisma.email.findFirstOrThrow({ where: { uniqueKey: { contains: body.id } } });
    const token = await cancelTokenOf(app, body.id);
    expect([email.to, email.status]).toEqual(["ada@diner.example", "kept"]);
    expect(email.text).toContain(
      `${app.env.publicUrl}/s/${shop.slug}/reservations/${body.id}/cancel?token=${token}`,
    );
    expect(email.text).toContain("By the window");
    const row = await app.db.prisma.reservation.findFirstOrThrow({
      where: { id: body.id },
      include: { tables: true },
    });
    expect(JSON.stringify(row)).not.toContain(token);
    expect(row.startsAt).toEqual(new Date("2026-11-19T18:30:00Z"));
    expect(row.endsAt).toEqual(new Date("2026-11-19T20:00:00Z"));
    expect(row.tables).toHaveLength(1);
    const event = await app.db.prisma.event.findFirstOrThrow({ where: { tenantId: shop.tenantId } });
    expect(event.type).toBe("reservation.created");
    expect(event.data).toMatchObject({
      reservationId: body.id,
      status: "booked",
      date: "2026-11-19",
      timeSlot: "19:30",
      guestCount: 2,
      customerEmail: "ada@diner.example",
    });
    expect(JSON.stringify(event.data)).not.toContain(token);
  });

  it("answers the emails' language from the diner", async () => {
    await seedRoom(app, shop, { one: 2 });
    await api("POST", bookingPath(), {
      body: bookingBody(),
      headers: { "accept-language": "it-IT,it;q=0.9" },
    });
    await app.jobs.drain(app);
    const email = await app.db.prisma.email.findFirstOrThrow({ where: { tenantId: shop.tenantId } });
    expect([email.locale, email.subject]).toEqual(["it", expect.stringContaining("Il tuo tavolo")]);
  });

  test.each([
    ["no name", { customerName: " " }],
    ["a long name", { customerName: "x".repeat(101) }],
    ["no email", { customerEmail: undefined }],
    ["half an email", { customerEmail: "ada@" }],
    ["no phone", { customerPhone: undefined }],
    ["a long phone", { customerPhone: "1".repeat(41) }],
    ["nobody", { guestCount: 0 }],
    ["21 guests", { guestCount: 21 }],
    ["half a guest", { guestCount: 1.5 }],
    ["guests as text", { guestCount: "2" }],
    ["a short date", { date: "2026-2-3" }],
    ["a German date", { date: "19.11.2026" }],
    ["a short time", { timeSlot: "9:30" }],
    ["25 o'clock", { timeSlot: "25:00" }],
    ["midnight as 24:00", { timeSlot: "24:00" }],
    ["a time with seconds", { timeSlot: "19:30:00" }],
    ["long wishes", { specialRequests: "x".repeat(501) }],
    ["a NUL in the name", { customerName: "a\0b" }],
  ])("refuses %s", async (_name, changes) => {
    await seedRoom(app, shop, { one: 2 });
    const { status, body } = await book(changes);
    expect([status, body.error]).toEqual([400, "VALIDATION_FAILED"]);
    expect(await app.db.prisma.reservation.count({ where: { tenantId: shop.tenantId } })).toBe(0);
  });

  it("takes the longest wishes and the largest number that the contract allows", async () => {
    await seedRoom(app, shop, { hall: 20 });
    await setPolicy({ partySize: { min: 1, max: 20 } });
    expect((await book({ guestCount: 20, specialRequests: "x".repeat(500) })).status).toBe(200);
  });

  test.each([
    ["a time off the grid", { timeSlot: "19:07" }],
    ["a date in the past", { date: "2026-11-17" }],
    ["a blocked date", { date: "2026-11-21" }],
    ["a date too far ahead", { date: "2027-11-19" }],
    ["a party above the restaurant's own", { guestCount: 9 }],
    ["a party without a table", { guestCount: 5 }],
  ])("has no table for %s", async (_name, changes) => {
    await seedRoom(app, shop, { one: 4 });
    await setPolicy({ blockedDates: ["2026-11-21"] });
    const { status, body } = await book(changes);
    expect([status, body.error]).toEqual([409, "SLOT_UNAVAILABLE"]);
  });

  it("gives the next larger table, then pushes two together, and lets stays touch", async () => {
    const ids = await seedRoom(app, shop, { two: 2, four: 4, alsoFour: 4 }, [["four", "alsoFour"]]);
    const tablesOf = async (id: string) =>
      (await app.db.prisma.reservationTable.findMany({ where: { reservationId: id } })).map(
        ({ tableId }) => tableId,
      );
    expect(await tablesOf((await book({ guestCount: 7 })).body.id)).toHaveLength(2);
    expect((await book({ guestCount: 3 })).body.error).toBe("SLOT_UNAVAILABLE");
    expect(await tablesOf((await book()).body.id)).toEqual([ids.two]);
    expect(await slots("2026-11-19")).not.toContain("19:30");
    expect(await slots("2026-11-19")).toEqual(expect.arrayContaining(["18:00", "21:00"]));
    expect(await tablesOf((await book({ timeSlot: "21:00" })).body.id)).toEqual([ids.two]);
    expect(await tablesOf((await book({ timeSlot: "21:00" })).body.id)).toEqual(
      expect.arrayContaining([expect.stringMatching(new RegExp(`${ids.four}|${ids.alsoFour}`))]),
    );
    expect((await book({ timeSlot: "21:00", guestCount: 8 })).body.error).toBe("SLOT_UNAVAILABLE");
  });

  it("admits five in ten minutes for one address, by slug and id together", async () => {
    await seedRoom(app, shop, { one: 2 });
    const from = "203.0.113.7";
    expect((await book({ guestCount: 0 }, from)).status).toBe(400);
    const statuses: number[] = [];
    for (let count = 0; count < 5; count += 1) {
      const tenant = count % 2 === 0 ? shop.slug : shop.tenantId;
      const url = `/api/public/${tenant}/reservation`;
      const timeSlot = ["12:00", "14:00", "16:00", "18:00", "18:07"][count];
      statuses.push((await api("POST", url, { body: bookingBody({ timeSlot }), from })).status);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 409]);
    app.clock.advance({ minutes: 4 });
    const refused = await book({ timeSlot: "20:00" }, from);
    expect([refused.status, refused.headers.get("retry-after")]).toEqual([429, "360"]);
    expect((await book({ timeSlot: "20:00" })).status).toBe(200);
    app.clock.advance({ minutes: 6 });
    expect((await book({ timeSlot: "21:30" }, from)).status).toBe(200);
  });

  it("writes nothing of a booking that fails halfway", async () => {
    await seedRoom(app, shop, { one: 2 });
    await asTableOwner(
      "ALTER TABLE event ADD CONSTRAINT no_events CHECK (type <> 'reservation.created') NOT VALID",
    );
    try {
      await expect(book()).rejects.toThrow("500 with INTERNAL");
    } finally {
      await asTableOwner("ALTER TABLE event DROP CONSTRAINT no_events");
    }
    const where = { where: { tenantId: shop.tenantId } };
    expect(await app.db.prisma.reservation.count(where)).toBe(0);
    expect(await app.db.prisma.email.count(where)).toBe(0);
    expect((await book()).status).toBe(200);
  });
});

describe("canceling with the token", () => {
  const cancel = (id: string, token: unknown, tenant = shop.slug) =>
    api("POST", `/api/public/${tenant}/reservation/${id}/cancel`, { body: { token } });

  it("frees the table, once, however often it is sent", async () => {
    await seedRoom(app, shop, { one: 2 });
    const { id } = (await book()).body;
    const token = await cancelTokenOf(app, id);
    expect((await book()).status).toBe(409);
    const answers = await Promise.all([1, 2, 3].map(() => cancel(id, token)));
    for (const { status, body } of answers)
      expect([status, body]).toEqual([200, { id, status: "canceled", deposit: null }]);
    expect((await cancel(id, token)).status).toBe(200);
    expect(await slots("2026-11-19")).toContain("19:30");
    expect((await book()).status).toBe(200);

    const events = await app.db.prisma.event.findMany({
      where: { tenantId: shop.tenantId, type: "reservation.canceled" },
    });
    expect(events).toHaveLength(1);
    expect(events[0]?.data).toMatchObject({ reservationId: id, actor: "customer", previousStatus: "booked" });
    await app.jobs.drain(app);
    const emails = await app.db.prisma.email.findMany({
      where: { tenantId: shop.tenantId, template: "reservation-canceled" },
    });
    expect(emails.map(({ status, to }) => [status, to])).toEqual([["kept", "ada@diner.example"]]);
  });

  it("tells a wrong token and an unknown booking apart for nobody", async () => {
    await seedRoom(app, shop, { one: 2, other: 2 });
    const { id } = (await book()).body;
    const token = await cancelTokenOf(app, id);
    const second = (await book()).body.id;
    const elsewhere = await seedShop(app);
    const answers = [
      await cancel(id, `${token}x`),
      await cancel(id, token.toUpperCase()),
      await cancel(second, token),
      await cancel("rsv_00000000000000000000000000", token),
      await cancel(id, token, elsewhere.slug),
    ];
    for (const { status, body } of answers) {
      expect([status, body]).toEqual([403, answers[0]?.body]);
      expect(body.error).toBe("INVALID_TOKEN");
    }
    expect((await cancel(id, token, "nobody")).status).toBe(404);
    expect(
      await app.db.prisma.reservation.count({ where: { tenantId: shop.tenantId, status: "booked" } }),
    ).toBe(2);
  });

  test.each([undefined, null, "", 5, "x".repeat(201)])("refuses the token %j", async (token) => {
    await seedRoom(app, shop, { one: 2 });
    const { id } = (await book()).body;
    expect((await cancel(id, token)).status).toBe(400);
  });

  it("ends at the start of the booking, except for what was canceled before", async () => {
    await seedRoom(app, shop, { one: 2, other: 2 });
    const { id } = (await book()).body;
    const canceled = (await book()).body.id;
    const tokens = { id: await cancelTokenOf(app, id), canceled: await cancelTokenOf(app, canceled) };
    expect((await cancel(canceled, tokens.canceled)).status).toBe(200);
    const { startsAt } = await app.db.prisma.reservation.findFirstOrThrow({ where: { id } });
    const today = app.clock.now();
    for (const laterMinutes of [0, 10, 24 * 60]) {
      app.clock.set(new Date(startsAt.getTime() + laterMinutes * 60_000));
      const { status, body } = await cancel(id, tokens.id);
      expect([status, body.error]).toEqual([409, "NOT_CANCELLABLE"]);
      expect((await cancel(id, `${tokens.id}x`)).body.error).toBe("INVALID_TOKEN");
      expect((await cancel(canceled, tokens.canceled)).status).toBe(200);
    }
    app.clock.set(new Date(startsAt.getTime() - 1));
    expect((await cancel(id, tokens.id)).status).toBe(200);
    app.clock.set(today);
  });

  it("is refused once the guests sit", async () => {
    await seedRoom(app, shop, { one: 2 });
    const { id } = (await book()).body;
    const desk = `/api/tenant/${shop.slug}/reservations/${id}`;
    expect((await api("PATCH", desk, { as: shop.owner, body: { status: "seated" } })).status).toBe(200);
    const { status, body } = await cancel(id, await cancelTokenOf(app, id));
    expect([status, body.error]).toEqual([409, "NOT_CANCELLABLE"]);
  });
});
