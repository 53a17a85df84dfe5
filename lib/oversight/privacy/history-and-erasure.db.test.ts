import { describe, expect } from "vitest";
import { newId } from "@/lib/core/ids/ids";
import { api, app, appTest as it } from "@/lib/testing/fixtures";
import { emailedTokens, PASSWORD, registerDiner } from "@/lib/testing/people";
import { seedRoom } from "@/lib/testing/seed-room";
import { orderBody, type SeededShop, seedShop } from "@/lib/testing/seed-shop";

let shop: SeededShop;
let other: SeededShop;

it.beforeAll(async () => {
  shop = await seedShop(app);
  other = await seedShop(app);
});

const kinds = [
  { where: "on the marketplace", auth: () => "/api/bazar/auth", me: () => "/api/bazar/me", across: true },
  {
    where: "at a storefront",
    auth: () => `/api/public/${shop.slug}/auth`,
    me: () => `/api/public/${shop.slug}/me`,
    across: false,
  },
];

async function register(auth: string) {
  const { email, session } = await registerDiner(api, auth);
  return { email, ...session };
}

async function place(at: SeededShop, email: string, as?: { cookie: string }): Promise<string> {
  const notes = `for ${email}`;
  const body = orderBody(at, { customerEmail: email, notes });
  const headers = { "idempotency-key": newId("req") };
  return (await api("POST", `/api/public/${at.slug}/orders`, { body, as, headers })).body.id;
}

async function proveMailbox(auth: string, { email, cookie }: { email: string; cookie: string }) {
  const [token] = await emailedTokens(app, email, "prove-email");
  const as = { cookie };
  expect((await api("POST", `${auth}/prove-email`, { as, body: { token } })).status).toBe(200);
}

async function finish(at: SeededShop, orderId: string) {
  for (const status of ["accepted", "preparing", "ready", "delivered"]) {
    app.clock.advance({ minutes: 2 });
    const path = `/api/tenant/${at.slug}/orders/${orderId}`;
    expect((await api("PATCH", path, { as: at.owner, body: { status } })).status).toBe(200);
  }
}

/** Every place in the database where a text is kept. */
async function tablesWith(text: string): Promise<string[]> {
  const { rows } = await app.db.pool.query<{ name: string }>(
    `SELECT table_schema || '.' || quote_ident(table_name) AS name FROM information_schema.tables
      WHERE table_schema = 'public' AND table_type = 'BASE TABLE'`,
  );
  const found: string[] = [];
  for (const { name } of rows) {
    const hit = await app.db.pool.query(`SELECT FROM ${name} t WHERE t::text LIKE '%' || $1 || '%' LIMIT 1`, [
      text,
    ]);
    if (hit.rowCount) found.push(name);
  }
  return found;
}

describe.each(kinds)("an account $where", ({ auth, me, across }) => {
  const listed = async (as: { cookie: string }, query = {}) =>
    (await api("GET", `${me()}/orders`, { as, query })).body;
  const idsOf = (page: { orders: { id: string }[] }) => page.orders.map(({ id }) => id).sort();

  it("lists what was ordered while signed in, and what the guest ordered once the mailbox is proven", async () => {
    const diner = await register(auth());
    const own = await place(shop, "another@mail.example", diner);
    const asGuest = await place(shop, diner.email);
    const elsewhere = await place(other, diner.email);
    await place(shop, "stranger@history.example");
    expect(idsOf(await listed(diner))).toEqual([own]);
    await proveMailbox(auth(), diner);
    const all = [own, asGuest, ...(across ? [elsewhere] : [])].sort();
    expect(idsOf(await listed(diner))).toEqual(all);
    const first = await listed(diner, { limit: "1" });
    const rest = await listed(diner, { cursor: first.nextCursor });
    expect([...idsOf(first), ...idsOf(rest)].sort()).toEqual(all);
    expect(rest.nextCursor).toBeNull();
    const { body } = await api("GET", `${me()}/export`, { as: diner });
    expect(body.profile.email).toBe(diner.email);
    expect(idsOf(body)).toEqual(all);
  });

  it("is erased with its person everywhere, and the restaurant's books keep every amount", async () => {
    const diner = await register(auth());
    const id = await place(shop, diner.email, diner);
    await proveMailbox(auth(), diner);
    const erase = (password: string) => api("DELETE", me(), { as: diner, body: { password } });
    expect((await erase("not the password")).body.error).toBe("INVALID_CREDENTIALS");
    expect((await erase(PASSWORD)).body.error).toBe("ERASURE_BLOCKED");
    await finish(shop, id);
    const path = `/api/tenant/${shop.slug}/orders/${id}`;
    const before = (await api("GET", path, { as: shop.owner })).body;
    expect(await tablesWith(diner.email)).not.toEqual([]);
    const erased = await erase(PASSWORD);
    expect([erased.status, erased.headers.get("set-cookie")?.includes("Max-Age=0")]).toEqual([204, true]);
    const after = (await api("GET", path, { as: shop.owner })).body;
    expect(after).toEqual({
      ...before,
      customerName: "",
      customerPhone: "",
      notes: null,
      customerEmail: after.customerEmail,
    });
    expect(after.customerEmail).toMatch(/@erased\.invalid$/);
    expect(await tablesWith(diner.email)).toEqual([]);
    expect((await api("GET", `${auth()}/me`, { as: diner })).status).toBe(401);
    const login = { email: diner.email, password: PASSWORD };
    expect((await api("POST", `${auth()}/login`, { body: login })).status).toBe(401);
  });
});

it("lists bookings made while signed in, waits for them to end, and then takes the guest out", async () => {
  const room = await seedShop(app);
  await seedRoom(app, room, { one: 4 });
  const diner = await register("/api/bazar/auth");
  const guest = { customerName: "Ada Diner", customerEmail: diner.email, customerPhone: "+39 333 1" };
  const body = { ...guest, date: "2026-11-20", timeSlot: "19:00", guestCount: 2 };
  const booked = await api("POST", `/api/public/${room.slug}/reservation`, { as: diner, body });
  expect(booked.status).toBe(200);
  const { reservations } = (await api("GET", "/api/bazar/me/reservations", { as: diner })).body;
  expect(reservations).toMatchObject([
    { id: booked.body.id, date: "2026-11-20", timeSlot: "19:00", restaurant: { slug: room.slug } },
  ]);
  const stranger = await register("/api/bazar/auth");
  expect((await api("GET", "/api/bazar/me/reservations", { as: stranger })).body.reservations).toEqual([]);
  const erase = () => api("DELETE", "/api/bazar/me", { as: diner, body: { password: PASSWORD } });
  expect((await erase()).body.error).toBe("ERASURE_BLOCKED");
  const path = `/api/tenant/${room.slug}/reservations/${booked.body.id}`;
  expect((await api("PATCH", path, { as: room.owner, body: { status: "canceled" } })).status).toBe(200);
  expect((await erase()).status).toBe(204);
  expect(await tablesWith(diner.email)).toEqual([]);
});

it("gives an order to no account of another restaurant", async () => {
  const diner = await register(`/api/public/${other.slug}/auth`);
  const id = await place(shop, "someone@history.example", diner);
  const order = await app.db.prisma.order.findFirstOrThrow({ where: { id } });
  expect([order.customerId, order.bazarUserId]).toEqual([null, null]);
});

it("erases a guest from one finished order by its link", async () => {
  const email = "guest@history.example";
  const id = await place(shop, email);
  const erase = (body: unknown) => api("POST", `/api/public/${shop.slug}/orders/${id}/erase`, { body });
  expect((await erase({ email })).body.error).toBe("ERASURE_BLOCKED");
  await finish(shop, id);
  expect((await erase({ email: "wrong@history.example" })).status).toBe(404);
  expect((await erase({ email })).status).toBe(204);
  expect((await erase({ email })).status).toBe(404);
  expect(await tablesWith(email)).toEqual([]);
});

it("still refuses every other change of an event", async () => {
  await expect(app.db.pool.query("UPDATE event SET data = '{}'")).rejects.toThrow("immutable");
});
