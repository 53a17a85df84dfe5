import { describe, expect } from "vitest";
import { bookCaller, bookOnline, desk, emailsOf, deskTest as it } from "@/lib/testing/desk-bookings";
import { api, app, shop } from "@/lib/testing/fixtures";
import { cancelTokenOf, seedRoom } from "@/lib/testing/seed-room";
import { seedShop } from "@/lib/testing/seed-shop";

const test = it;

describe("the status", () => {
  it("goes from booked over seated to finished, which frees the table", async () => {
    await seedRoom(app, shop, { a: 2 });
    const { id } = await bookOnline();
    expect((await desk("PATCH", `/${id}`, { status: "seated" })).body.seatedAt).toBe(
      "2026-11-18T11:00:30.000Z",
    );
    expect((await bookCaller()).status).toBe(409);
    const { body } = await desk("PATCH", `/${id}`, { status: "finished" });
    expect(body).toMatchObject({
      status: "finished",
      nextStatuses: [],
      finishedAt: "2026-11-18T11:00:30.000Z",
    });
    expect((await bookCaller()).status).toBe(200);
    for (const patch of [{ status: "seated" }, { status: "finished" }, { timeSlot: "20:00" }]) {
      const refused = await desk("PATCH", `/${id}`, patch);
      expect([refused.status, refused.body.error]).toEqual([422, "INVALID_TRANSITION"]);
    }
  });

  it("frees the table of a no-show, and seats a late guest just if it is still free", async () => {
    await seedRoom(app, shop, { a: 2 });
    const { id } = await bookOnline();
    await desk("PATCH", `/${id}`, { status: "no_show" });
    const rival = (await bookCaller()).body;
    const late = await desk("PATCH", `/${id}`, { status: "seated" });
    expect([late.status, late.body.error]).toEqual([409, "TABLE_TAKEN"]);
    await desk("PATCH", `/${rival.id}`, { status: "canceled" });
    expect((await desk("PATCH", `/${id}`, { status: "seated" })).body).toMatchObject({
      status: "seated",
      noShowAt: null,
    });
  });

  it("tells guest and systems of a cancellation by the restaurant", async () => {
    await seedRoom(app, shop, { a: 2 });
    const { id } = await bookOnline();
    expect((await desk("PATCH", `/${id}`, { status: "canceled" })).body).toMatchObject({
      status: "canceled",
      canceledBy: "restaurant",
      canceledAt: "2026-11-18T11:00:30.000Z",
    });
    await app.jobs.drain(app);
    expect((await emailsOf("reservation-canceled"))[0]?.text).toContain("had to cancel");
    const event = await app.db.prisma.event.findFirstOrThrow({
      where: { tenantId: shop.tenantId, type: "reservation.canceled" },
    });
    expect(event.data).toMatchObject({ reservationId: id, actor: "restaurant", status: "canceled" });
    const token = await cancelTokenOf(app, id);
    expect(
      (await api("POST", `/api/public/${shop.slug}/reservation/${id}/cancel`, { body: { token } })).status,
    ).toBe(200);
  });
});

describe("the list", () => {
  it("pages through days of the restaurant's zone without gap or repeat", async () => {
    await seedRoom(app, shop, { a: 2, b: 2, c: 2 });
    const times = [
      "2026-11-18 23:30",
      "2026-11-19 00:00",
      "2026-11-19 19:30",
      "2026-11-19 19:30",
      "2026-11-20 00:00",
    ];
    const ids: string[] = [];
    for (const time of times) {
      const [date, timeSlot] = time.split(" ");
      ids.push((await bookCaller({ date, timeSlot })).body.id);
    }
    const seen: string[] = [];
    let cursor: string | null = "";
    while (cursor !== null) {
      const query: Record<string, string> = { from: "2026-11-19", to: "2026-11-19", limit: "1" };
      const { body } = await desk("GET", "", undefined, cursor ? { ...query, cursor } : query);
      seen.push(...body.reservations.map(({ id }: { id: string }) => id));
      cursor = body.nextCursor;
    }
    expect(seen).toEqual(ids.slice(1, 4));
    expect((await desk("GET", "")).body.reservations).toHaveLength(5);
    app.clock.set("2026-11-18T23:30:00Z");
    expect((await desk("GET", "")).body.reservations.map(({ id }: { id: string }) => id)).toEqual(
      ids.slice(1),
    );
  });

  it("finds by status, name, phone and email", async () => {
    await seedRoom(app, shop, { a: 2, b: 2 });
    const { id } = await bookOnline();
    const other = (await bookCaller({ customerName: "Zoë 100%", customerPhone: "0170 555" })).body.id;
    await desk("PATCH", `/${other}`, { status: "seated" });
    const found = async (query: Record<string, string>) =>
      (await desk("GET", "", undefined, query)).body.reservations.map((row: { id: string }) => row.id);
    expect(await found({ status: "seated" })).toEqual([other]);
    expect(await found({ search: "zoë" })).toEqual([other]);
    expect(await found({ search: "ADA@" })).toEqual([id]);
    expect(await found({ search: "555" })).toEqual([other]);
    expect(await found({ search: "%" })).toEqual([other]);
    expect(await found({ to: "2026-11-18" })).toEqual([]);
  });

  test.each<Record<string, string>>([
    { from: "2026-02-30" },
    { to: "yesterday" },
    { status: "gone" },
    { limit: "0" },
    { limit: "101" },
    { cursor: "bm9uc2Vuc2U" },
  ])("refuses %j", async (query) => {
    expect((await desk("GET", "", undefined, query)).status).toBe(400);
  });
});

describe("who may", () => {
  it("hides another restaurant's booking", async () => {
    await seedRoom(app, shop, { a: 2 });
    const { id } = await bookOnline();
    const rival = await seedShop(app);
    const path = `/api/tenant/${rival.slug}/reservations/${id}`;
    const unknown = `/api/tenant/${rival.slug}/reservations/rsv_00000000000000000000000000`;
    const got = await api("GET", path, { as: rival.owner });
    expect([got.status, got.text]).toEqual([404, (await api("GET", unknown, { as: rival.owner })).text]);
    expect((await api("PATCH", path, { as: rival.owner, body: { status: "canceled" } })).status).toBe(404);
    expect(
      (await api("GET", `/api/tenant/${shop.slug}/reservations/${id}`, { as: rival.owner })).status,
    ).toBe(403);
    expect((await api("GET", `/api/tenant/${shop.slug}/reservations/${id}`)).status).toBe(401);
    expect((await desk("GET", `/${id}`)).body.status).toBe("booked");
  });
});
