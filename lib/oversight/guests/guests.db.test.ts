import { describe, expect } from "vitest";
import { anonymiseGuests } from "@/lib/oversight/privacy/anonymise-guests";
import { findText } from "@/lib/testing/find-text";
import { api, app, orders, shop, shopTest } from "@/lib/testing/fixtures";
import { seedRoom } from "@/lib/testing/seed-room";
import { cookieOf, seedShop, seedStaff } from "@/lib/testing/seed-shop";

const it = shopTest.extend("beginsAt", "2026-11-18T11:00:00Z");

let people = 0;

it.beforeEach(async () => {
  await seedRoom(app, shop, { window: 4, door: 4, corner: 4 });
});

const send = (method: string, path: string, body?: unknown) =>
  api(method, `/api/tenant/${shop.slug}/guests${path}`, {
    as: shop.owner,
    ...(body === undefined ? {} : { body }),
  });
const list = async (query = "") => (await send("GET", query)).body.guests;

function somebody(name: string) {
  people += 1;
  return { name: `${name} Quill${people}`, email: `${name.toLowerCase()}${people}@guest.example` };
}
type Somebody = ReturnType<typeof somebody>;
const contact = ({ name, email }: Somebody) => ({ customerName: name, customerEmail: email });

async function order(person: Somebody, to: "pending" | "delivered" | "canceled" = "delivered") {
  const placed = await orders.placed(shop, contact(person));
  app.clock.advance({ minutes: 1 });
  await orders.bring(shop, placed.id, to);
  return placed;
}

async function book(person: Somebody) {
  const table = { date: "2026-11-21", timeSlot: "19:00", guestCount: 2, customerPhone: "+39 333 7654321" };
  const body = { ...table, ...contact(person) };
  const { body: booked } = await api("POST", `/api/public/${shop.slug}/reservation`, { body });
  app.clock.advance({ minutes: 1 });
  return booked.id as string;
}

describe("the guests of a restaurant", () => {
  it("are those who ordered or booked, each address once, whoever was here last first", async () => {
    const [ada, ben, cleo] = [somebody("Ada"), somebody("Ben"), somebody("Cleo")];
    const placed = await order(ada);
    await book(ben);
    await order(cleo, "canceled");
    const bookingId = await book(ada);
    expect(await list()).toMatchObject([
      {
        id: bookingId,
        email: ada.email,
        name: ada.name,
        phone: "+39 333 7654321",
        orderCount: 1,
        totalSpent: placed.total,
        bookingCount: 1,
        noShowCount: 0,
        hasAccount: false,
        consentAt: null,
        notes: "",
        tags: [],
      },
      { email: cleo.email, orderCount: 0, totalSpent: 0, bookingCount: 0 },
      { email: ben.email, orderCount: 0, bookingCount: 1 },
    ]);
    const { body } = await send("GET", `/${placed.id}`);
    expect(body).toMatchObject({
      guest: { id: bookingId, email: ada.email },
      orders: [{ id: placed.id, status: "delivered", total: placed.total }],
      bookings: [{ id: bookingId, status: "booked", guestCount: 2 }],
    });
  });

  it("are found by a part of name, address or number, and by tag, page after page", async () => {
    const everybody = [somebody("Ada"), somebody("Ben"), somebody("Cleo")];
    for (const person of everybody) await book(person);
    const [ada, ben] = everybody as [Somebody, Somebody, Somebody];
    const found = async (query: string) => (await list(query)).map(({ email }: { email: string }) => email);
    expect(await found(`?search=${encodeURIComponent(ada.name.toUpperCase())}`)).toEqual([ada.email]);
    expect(await found(`?search=${ben.email.slice(0, 5)}`)).toEqual([ben.email]);
    expect(await found("?search=7654321")).toHaveLength(3);
    expect(await found("?search=100%25")).toEqual([]);
    const [{ id }] = await list(`?search=${ben.email}`);
    await send("PATCH", `/${id}`, { tags: ["Regular"] });
    expect(await found("?tag=Regular")).toEqual([ben.email]);
    const first = (await send("GET", "?limit=2")).body;
    const rest = (await send("GET", `?limit=2&cursor=${first.nextCursor}`)).body;
    expect([first.guests.length, rest.guests.length, rest.nextCursor]).toEqual([2, 1, null]);
  });

  it("are nobody else's, and for owners and co-managers", async () => {
    const { id } = await order(somebody("Ada"));
    const other = await seedShop(app);
    const at = (slug: string, as: { cookie: string }) =>
      api("GET", `/api/tenant/${slug}/guests/${id}`, { as });
    expect((await at(other.slug, other.owner)).body.error).toBe("GUEST_NOT_FOUND");
    expect((await at(shop.slug, other.owner)).status).toBe(403);
    const staff = await seedStaff(app, { tenantId: shop.tenantId, role: "staff" });
    expect((await at(shop.slug, staff)).status).toBe(403);
  });
});

describe("what is noted about a guest", () => {
  it("changes field by field, and stays with the address", async () => {
    const ada = somebody("Ada");
    const { id } = await order(ada);
    await send("PATCH", `/${id}`, { notes: "Window table", tags: ["Regular", "Regular", "Wine"] });
    const { body } = await send("PATCH", `/${id}`, { allergies: "Nuts" });
    const noted = { notes: "Window table", allergies: "Nuts", tags: ["Regular", "Wine"] };
    expect(body).toMatchObject(noted);
    await order(ada);
    expect(await list()).toMatchObject([noted]);
    expect((await send("PATCH", `/${id}`, { tags: [""] })).status).toBe(400);
  });

  it("goes after the restaurant's time, with the orders and bookings that it is about", async () => {
    const [ada, ben] = [somebody("Ada"), somebody("Ben")];
    for (const person of [ada, ben]) {
      const { id } = await order(person);
      await send("PATCH", `/${id}`, { notes: "Window table" });
    }
    app.clock.advance({ days: 4000 });
    await order(ben, "pending");
    await anonymiseGuests(app, { now: app.clock.now(), limit: 1000 });
    const kept = await app.db.prisma.guestNote.findMany({ where: { tenantId: shop.tenantId } });
    expect(kept.map(({ email }) => email)).toEqual([ben.email]);
  });
});

describe("a guest who asks for it", () => {
  it("gets everything that is kept, and the log says who exported it", async () => {
    const ada = somebody("Ada");
    const { id } = await order(ada);
    const bookingId = await book(ada);
    const { body } = await send("POST", `/${id}/export`);
    expect(body).toMatchObject({
      guest: { email: ada.email },
      orders: [{ id }],
      reservations: [{ id: bookingId }],
    });
    const entry = await app.db.prisma.auditEntry.findFirst({
      where: { tenantId: shop.tenantId, action: "exportGuest" },
    });
    expect(JSON.stringify(entry)).not.toContain(ada.email);
    expect(entry).toMatchObject({ subjectId: id });
  });

  it("is erased with notes and account, but not while something is open", async () => {
    const ada = somebody("Ada");
    const password = "a good long password";
    const account = { email: ada.email, password, name: ada.name, gdprConsent: true };
    const registered = await api("POST", `/api/public/${shop.slug}/auth/register`, { body: account });
    const diner = cookieOf(registered.headers.get("set-cookie") ?? "");
    const { id } = await order(ada);
    await send("PATCH", `/${id}`, { notes: `${ada.name} likes the window` });
    const bookingId = await book(ada);
    expect((await send("POST", `/${id}/erase`)).body.error).toBe("ERASURE_BLOCKED");
    expect((await list())[0]).toMatchObject({ hasAccount: true, consentAt: expect.any(String) });
    const canceled = { status: "canceled" };
    const path = `/api/tenant/${shop.slug}/reservations/${bookingId}`;
    expect((await api("PATCH", path, { as: shop.owner, body: canceled })).status).toBe(200);

    expect((await send("POST", `/${id}/erase`)).status).toBe(204);
    expect(await findText(app, ada.email, ada.name)).toEqual([]);
    expect(await list()).toEqual([]);
    expect((await send("POST", `/${id}/erase`)).body.error).toBe("GUEST_NOT_FOUND");
    expect((await api("GET", `/api/public/${shop.slug}/auth/me`, { as: diner })).status).toBe(401);
  });

  it("is erased once by rivals, and an order that comes in meanwhile is kept whole or erased whole", async () => {
    const ada = somebody("Ada");
    const { id } = await order(ada);
    const answers = await Promise.all([
      ...Array.from({ length: 5 }, () => send("POST", `/${id}/erase`)),
      orders.placed(shop, contact(ada)),
    ]);
    const refused = answers.slice(0, 5).filter((answer) => (answer as { status: number }).status >= 500);
    expect(refused).toEqual([]);
    const rows = await app.db.prisma.order.findMany({ where: { tenantId: shop.tenantId } });
    for (const row of rows) expect(row.customerEmail === ada.email).toBe(row.customerName === ada.name);
  });
});
