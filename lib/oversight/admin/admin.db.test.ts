import { expect } from "vitest";
import { newId } from "@/lib/core/ids/ids";
import { api, app, appTest as it } from "@/lib/testing/fixtures";
import { RESTAURANT } from "@/lib/testing/fuzz/keyed-bodies";
import { emailedTokens } from "@/lib/testing/people";
import { orderBody, type SeededShop, seedAdmin, seedShop, seedStaff } from "@/lib/testing/seed-shop";
import { asTableOwner } from "@/lib/testing/test-database";

let shop: SeededShop;
let admin: { cookie: string; userId: string };

it.beforeAll(async () => {
  shop = await seedShop(app);
  admin = await seedAdmin(app);
});

const act = (method: string, path: string, body?: unknown, query = {}) =>
  api(method, `/api/admin/${path}`, { as: admin, body, query });

it("suspends a restaurant for the public at once, reopens it, and writes both down", async () => {
  const isOpen = async () => (await api("GET", `/api/public/${shop.slug}/menu`)).status;
  expect(await isOpen()).toBe(200);
  expect((await act("PATCH", `tenants/${shop.slug}`, { status: "suspended" })).body.status).toBe("suspended");
  expect(await isOpen()).toBe(404);
  expect((await act("PATCH", `tenants/${shop.tenantId}`, { status: "active" })).status).toBe(200);
  expect(await isOpen()).toBe(200);
  const fee = await act("PATCH", `tenants/${shop.slug}`, { platformFeePercent: 7.25 });
  expect(fee.body.platformFeePercent).toBe(7.25);
  expect((await act("PATCH", "tenants/no-such-restaurant", { status: "active" })).status).toBe(404);
  const { entries } = (await act("GET", "audit-log", undefined, { tenantId: shop.tenantId })).body;
  expect(entries.map(({ data }: { data: unknown }) => data)).toEqual(
    expect.arrayContaining([{ status: "suspended" }, { status: "active" }, { platformFeePercent: 7.25 }]),
  );
  expect(entries[0].actor).toMatchObject({ userId: admin.userId, role: "superadmin" });
});

it("tells the owner why a restaurant is suspended, and forgets it when it is reopened", async () => {
  const { slug, tenantId, owner } = await seedShop(app);
  const reason = "Two invoices are unpaid.";
  expect((await act("PATCH", `tenants/${slug}`, { reason })).status).toBe(400);
  const closed = await act("PATCH", `tenants/${slug}`, { status: "suspended", reason });
  expect(closed.body.suspendedReason).toBe(reason);
  const emails = await app.db.prisma.email.findMany({ where: { template: "restaurant-suspended" } });
  const { email } = await app.db.prisma.user.findUniqueOrThrow({ where: { id: owner.userId } });
  expect(emails).toMatchObject([{ to: email, props: { reason } }]);
  const { entries } = (await act("GET", "audit-log", undefined, { tenantId })).body;
  expect(entries[0].data).toEqual({ status: "suspended", reason });
  const open = await act("PATCH", `tenants/${slug}`, { status: "active" });
  expect(open.body.suspendedReason).toBeNull();
  const opened = () => app.db.prisma.email.findMany({ where: { template: "restaurant-opened", to: email } });
  expect(await opened()).toMatchObject([{ props: { again: true } }]);
  await act("PATCH", `tenants/${slug}`, { status: "active" });
  expect(await opened()).toHaveLength(1);
});

it("shows a restaurant with its team, its quotas and what they leave", async () => {
  const { slug, owner } = await seedShop(app);
  await act("PATCH", `tenants/${slug}`, { quotas: { tables: 7 } });
  const { body } = await act("GET", `tenants/${slug}`);
  expect(body.team).toMatchObject([{ userId: owner.userId, role: "tenant-owner", secondFactor: false }]);
  const use = new Map(body.quotaUse.map((quota: { name: string }) => [quota.name, quota]));
  expect(use.get("tables")).toEqual({ name: "tables", used: 0, perDay: false, most: 7, platformMost: 300 });
  expect(use.get("staffMembers")).toMatchObject({ used: 1 });
  expect(use.get("guestEmails")).toMatchObject({ used: null, perDay: true });
});

it("opens a restaurant for an owner, who chooses the password by email", async () => {
  const email = `${newId("usr")}@owner.example`;
  const restaurant = { ...RESTAURANT, name: "Opened by us" };
  const made = await act("POST", "tenants", { restaurant, owner: { name: "Olga", email } });
  expect([made.status, made.body.slug]).toEqual([200, "opened-by-us"]);
  await app.jobs.drain(app);
  const [token] = await emailedTokens(app, email);
  const password = "the owner's own password";
  await api("POST", "/api/auth/reset-password", { body: { token, password } });
  const login = await api("POST", "/api/auth/login", { body: { email, password } });
  expect(login.body).toEqual({ ok: true, role: "tenant-owner", tenantId: "opened-by-us" });
  const found = (await act("GET", "tenants", undefined, { search: "OPENED BY" })).body.tenants;
  expect(found.map(({ slug }: { slug: string }) => slug)).toEqual(["opened-by-us"]);
});

it("gives a user a role with its code and places, and ends the old sessions", async () => {
  const user = await seedStaff(app, { tenantId: shop.tenantId, role: "staff" });
  const refCode = `c-${user.userId.slice(-8)}`;
  const changes = { role: "sales-agent", refCode, commissionPercent: 12.5, designs: [shop.slug] };
  const { body } = await act("PATCH", `users/${user.userId}`, changes);
  expect(body).toMatchObject({ ...changes, refCode: refCode.toUpperCase() });
  expect((await api("GET", `/api/tenant/${shop.slug}/orders`, { as: user })).status).toBe(401);
  const second = await seedStaff(app, { tenantId: shop.tenantId, role: "staff" });
  expect((await act("PATCH", `users/${second.userId}`, { refCode })).body.error).toBe("REFERRAL_CODE_TAKEN");
  const wrong = { role: "web-designer", designs: ["no-such-restaurant"] };
  expect((await act("PATCH", `users/${second.userId}`, wrong)).status).toBe(400);
  const { users } = (await act("GET", "users", undefined, { search: second.userId })).body;
  expect(users.map(({ role, designs }: { role: string; designs: string[] }) => [role, designs])).toEqual([
    ["member", []],
  ]);
  expect((await act("PATCH", `users/${admin.userId}`, { role: "member" })).status).toBe(403);
  expect((await act("PATCH", "users/usr_unknown", { role: "member" })).body.error).toBe("USER_NOT_FOUND");
});

it("leaves one of two super-admins who take each other's role at the same moment", async () => {
  const pair = [await seedAdmin(app), await seedAdmin(app)] as const;
  const demote = (as: { cookie: string }, { userId }: { userId: string }) =>
    api("PATCH", `/api/admin/users/${userId}`, { as, body: { role: "member" } });
  const answers = await Promise.all([demote(pair[0], pair[1]), demote(pair[1], pair[0])]);
  const statuses = answers.map(({ status }) => status).sort();
  expect([
    [200, 401],
    [200, 403],
  ]).toContainEqual(statuses);
  const ids = pair.map(({ userId }) => userId);
  expect(await app.db.prisma.user.count({ where: { id: { in: ids }, role: "superadmin" } })).toBe(1);
});

it("sends a user a link for a new password", async () => {
  const user = await seedStaff(app, { tenantId: shop.tenantId, role: "staff" });
  const { email } = (await act("GET", `users/${user.userId}`)).body;
  expect((await act("POST", `users/${user.userId}/password-reset`)).status).toBe(204);
  await app.jobs.drain(app);
  expect(await emailedTokens(app, email)).toHaveLength(1);
  expect((await act("POST", "users/usr_nobody/password-reset")).body.error).toBe("USER_NOT_FOUND");
});

it("finds the orders of all restaurants page by page, each once", async () => {
  const other = await seedShop(app);
  const placed: string[] = [];
  for (const at of [shop, other, shop, other]) {
    const body = orderBody(at);
    placed.push((await api("POST", `/api/public/${at.slug}/orders`, { body })).body.id);
  }
  const seen: string[] = [];
  let cursor: string | null = null;
  do {
    const query: Record<string, string> = { limit: "3", ...(cursor ? { cursor } : {}) };
    const { body } = await act("GET", "orders", undefined, query);
    seen.push(...body.orders.map(({ id }: { id: string }) => id));
    cursor = body.nextCursor;
  } while (cursor);
  expect(seen.sort()).toEqual(placed.sort());
  const here = (await act("GET", "orders", undefined, { tenantId: other.slug })).body.orders;
  expect(here.map(({ restaurant }: { restaurant: { slug: string } }) => restaurant.slug)).toEqual([
    other.slug,
    other.slug,
  ]);
  expect((await act("GET", "orders", undefined, { flagged: "true" })).body.orders).toEqual([]);
});

it("keeps the audit log as it was written, page by page", async () => {
  for (const sql of ["UPDATE audit_entry SET action = 'nothing'", "DELETE FROM audit_entry"])
    await expect(asTableOwner(sql)).rejects.toThrow("immutable");
  const whole = (await act("GET", "audit-log")).body.entries;
  const first = (await act("GET", "audit-log", undefined, { limit: "2" })).body;
  const rest = (await act("GET", "audit-log", undefined, { cursor: first.nextCursor })).body;
  expect([...first.entries, ...rest.entries]).toEqual(whole);
  const [entry] = whole;
  const one = (await act("GET", "audit-log", undefined, { subjectId: entry.subjectId })).body.entries;
  expect(one).toEqual(whole.filter(({ subjectId }: { subjectId: string }) => subjectId === entry.subjectId));
  expect((await act("GET", "audit-log", undefined, { actorId: admin.userId })).body.entries).toEqual(
    whole.filter(({ actor }: { actor: { userId: string } }) => actor.userId === admin.userId),
  );
  expect((await act("GET", "audit-log", undefined, { actorId: "usr_nobody" })).body.entries).toEqual([]);
});

it("lists restaurants by status, owner and name, each once, with their trade", async () => {
  const busy = await seedShop(app);
  await api("POST", `/api/public/${busy.slug}/orders`, { body: orderBody(busy) });
  await act("PATCH", `tenants/${busy.slug}`, { status: "suspended" });
  const suspended = (await act("GET", "tenants", undefined, { status: "suspended" })).body.tenants;
  expect(suspended).toMatchObject([
    { slug: busy.slug, ordersLast7Days: 1, owner: { userId: busy.owner.userId } },
  ]);
  const search = suspended[0].owner.email;
  expect((await act("GET", "tenants", undefined, { search })).body.tenants).toHaveLength(1);
  const names: string[] = [];
  let cursor: string | null = null;
  do {
    const query: Record<string, string> = { sort: "name", limit: "2", ...(cursor ? { cursor } : {}) };
    const { body } = await act("GET", "tenants", undefined, query);
    names.push(...body.tenants.map(({ slug }: { slug: string }) => slug));
    cursor = body.nextCursor;
  } while (cursor);
  const all = (await act("GET", "tenants")).body.tenants.map(({ slug }: { slug: string }) => slug);
  expect(names.toSorted()).toEqual(all.toSorted());
});

it("lists restaurants by their last order, each once over the pages", async () => {
  const shops = [await seedShop(app), await seedShop(app), await seedShop(app)];
  const [first, second] = shops;
  for (const shop of [second, first]) {
    await api("POST", `/api/public/${shop?.slug}/orders`, { body: orderBody(shop as SeededShop) });
    app.clock.advance({ minutes: 1 });
  }
  const slugs: string[] = [];
  let cursor: string | undefined;
  do {
    const query = { sort: "lastOrder", limit: "2", ...(cursor === undefined ? {} : { cursor }) };
    const { body } = await act("GET", "tenants", undefined, query);
    slugs.push(...body.tenants.map(({ slug }: { slug: string }) => slug));
    cursor = body.nextCursor ?? undefined;
  } while (cursor !== undefined);
  expect(new Set(slugs).size).toBe(slugs.length);
  const places = shops.map(({ slug }) => slugs.indexOf(slug));
  expect(places).not.toContain(-1);
  expect(places.toSorted((one, other) => one - other)).toEqual(places);
});
