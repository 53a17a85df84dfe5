import { expect } from "vitest";
import { newId } from "@/lib/core/ids/ids";
import { enrol } from "@/lib/testing/authenticator";
import { api, app, oneShopTest as it, shop } from "@/lib/testing/fixtures";
import { emailedTokens, PASSWORD, sessionOf } from "@/lib/testing/people";
import { seedShop, seedStaff } from "@/lib/testing/seed-shop";

const newEmail = () => `${newId("usr")}@team.example`;
const invite = (email: string, role = "staff", as = shop.owner as { cookie: string }) =>
  api("POST", `/api/tenant/${shop.slug}/invitations`, { as, body: { email, role } });
const accept = (token: string, changes: Record<string, unknown> = {}) =>
  api("POST", "/api/auth/accept-invitation", {
    body: { token, name: "Gina", password: PASSWORD, ...changes },
  });

const linkTo = async (email: string) => (await emailedTokens(app, email)).at(-1) ?? "";

async function join(role: string) {
  const email = newEmail();
  await invite(email, role);
  const joined = await accept(await linkTo(email));
  const { staff } = (await api("GET", `/api/tenant/${shop.slug}/staff`, { as: shop.owner })).body;
  const userId: string = staff.find((member: { email: string }) => member.email === email).userId;
  return { email, userId, joined, ...sessionOf(joined) };
}

it("brings somebody in by email, once among 20 rivals, with the invited role only", async () => {
  const email = newEmail();
  expect((await invite(email)).body).toMatchObject({ email, role: "staff" });
  const token = await linkTo(email);
  const rivals = await Promise.all(Array.from({ length: 20 }, () => accept(token)));
  const won = rivals.filter(({ status }) => status === 200);
  expect(won.map(({ body }) => body)).toEqual([{ ok: true, role: "staff", tenantId: shop.slug }]);
  const as = won[0] ? sessionOf(won[0]) : undefined;
  expect((await api("GET", `/api/tenant/${shop.slug}/orders`, { as })).status).toBe(200);
  expect((await api("GET", `/api/tenant/${shop.slug}/staff`, { as })).status).toBe(403);
  expect((await invite(email)).body.error).toBe("ALREADY_MEMBER");
});

it("shows who signs in with a second factor", async () => {
  const member = await join("staff");
  const isOn = async () => {
    const { staff } = (await api("GET", `/api/tenant/${shop.slug}/staff`, { as: shop.owner })).body;
    return staff.find(({ userId }: { userId: string }) => userId === member.userId).secondFactor;
  };
  expect(await isOn()).toBe(false);
  await enrol(api, { as: member, password: PASSWORD, clock: app.clock });
  expect(await isOn()).toBe(true);
});

it("lets only owners invite co-managers", async () => {
  const manager = await seedStaff(app, { tenantId: shop.tenantId, role: "co_manager" });
  expect((await invite(newEmail(), "co-manager", manager)).status).toBe(403);
  expect((await invite(newEmail(), "staff", manager)).status).toBe(200);
  expect((await invite(newEmail(), "tenant-owner")).status).toBe(400);
});

it("stops a link that was replaced, taken back or is a week old", async () => {
  const email = newEmail();
  await invite(email);
  const replaced = await linkTo(email);
  const { id } = (await invite(email)).body;
  const current = await linkTo(email);
  expect((await accept(replaced)).status).toBe(403);
  const path = `/api/tenant/${shop.slug}/invitations/${id}`;
  expect((await api("DELETE", path, { as: shop.owner })).status).toBe(204);
  expect((await api("DELETE", path, { as: shop.owner })).status).toBe(204);
  expect((await accept(current)).status).toBe(403);
  const late = newEmail();
  await invite(late);
  const { owner } = await seedShop(app);
  app.clock.advance({ days: 7 });
  expect((await accept(await linkTo(late))).status).toBe(403);
  app.clock.advance({ days: -7 });
  expect((await api("DELETE", path, { as: owner })).status).toBe(403);
});

it("says that an accepted invitation cannot be withdrawn while the person is on the team", async () => {
  const email = newEmail();
  const { id } = (await invite(email)).body;
  const joined = await accept(await linkTo(email));
  const withdraw = () => api("DELETE", `/api/tenant/${shop.slug}/invitations/${id}`, { as: shop.owner });
  const refused = await withdraw();
  expect([refused.status, refused.body.error]).toEqual([409, "ALREADY_MEMBER"]);
  expect((await api("GET", `/api/tenant/${shop.slug}/orders`, { as: sessionOf(joined) })).status).toBe(200);
  const { staff } = (await api("GET", `/api/tenant/${shop.slug}/staff`, { as: shop.owner })).body;
  const { userId } = staff.find((member: { email: string }) => member.email === email);
  await api("DELETE", `/api/tenant/${shop.slug}/staff/${userId}`, { as: shop.owner });
  expect((await withdraw()).status).toBe(204);
});

it("asks somebody who has an account for its password and keeps that", async () => {
  const { email } = await join("staff");
  const other = await seedShop(app);
  const body = { email, role: "co-manager" };
  await api("POST", `/api/tenant/${other.slug}/invitations`, { as: other.owner, body });
  const token = await linkTo(email);
  expect((await accept(token, { password: "somebody else's" })).body.error).toBe("INVALID_CREDENTIALS");
  expect((await accept(token, { name: undefined })).status).toBe(200);
});

it("ends the sessions of whoever is taken out, and never of an owner", async () => {
  const member = await join("co-manager");
  const manager = await seedStaff(app, { tenantId: shop.tenantId, role: "co_manager" });
  const path = (userId: string) => `/api/tenant/${shop.slug}/staff/${userId}`;
  expect((await api("DELETE", path(member.userId), { as: manager })).status).toBe(403);
  const demoted = await api("PATCH", path(member.userId), { as: shop.owner, body: { role: "staff" } });
  expect(demoted.body.role).toBe("staff");
  expect((await api("DELETE", path(member.userId), { as: manager })).status).toBe(204);
  expect((await api("GET", `/api/tenant/${shop.slug}/orders`, { as: member })).status).toBe(401);
  expect((await api("DELETE", path(shop.owner.userId), { as: shop.owner })).status).toBe(403);
  for (const userId of [member.userId, "usr_unknown"])
    expect((await api("DELETE", path(userId), { as: shop.owner })).status).toBe(204);
  const acts = await app.db.prisma.auditEntry.findMany({ where: { subjectId: member.userId } });
  expect(acts.map(({ action }) => action).sort()).toEqual([
    "auth.signed-in",
    "staff.joined",
    "staff.removed",
    "staff.role-changed",
  ]);
});

const restaurant = (changes: Record<string, unknown> = {}) => ({
  name: "Caffè Nuovo",
  phone: "+39 011 1",
  address: "Via Po 1",
  city: "Torino",
  country: "IT",
  latitude: 45.07,
  longitude: 7.69,
  timeZone: "Europe/Rome",
  currency: "EUR",
  locales: ["it", "en"],
  ...changes,
});
const open = (changes: Record<string, unknown> = {}, cookie?: string, email = newEmail()) =>
  api("POST", "/api/auth/register-restaurant", {
    body: {
      restaurant: restaurant(changes),
      owner: { name: "Nina", email, password: PASSWORD },
      termsAccepted: true,
    },
    as: cookie === undefined ? undefined : { cookie },
  });

it("opens a restaurant for whoever signs up, at an address of its own", async () => {
  const first = await open();
  expect(first.body).toEqual({ ok: true, role: "tenant-owner", tenantId: "caffe-nuovo" });
  const as = sessionOf(first);
  expect((await api("GET", "/api/tenant/caffe-nuovo/settings", { as })).body.name).toBe("Caffè Nuovo");
  expect((await open()).body.tenantId).toBe("caffe-nuovo-torino");
  expect((await open()).body.tenantId).toBe("caffe-nuovo-2");
  expect((await open({ slug: "caffe-nuovo" })).body.error).toBe("SLUG_TAKEN");
  for (const wrong of [
    { slug: "admin" },
    { timeZone: "Mars/Base" },
    { currency: "ABC" },
    { name: "寿司", city: "東京" },
  ])
    expect((await open(wrong)).status).toBe(400);
});

it("signs the new owner in although strangers failed ten times with the email", async () => {
  const email = newEmail();
  const login = (password: string) => api("POST", "/api/auth/login", { body: { email, password } });
  for (let count = 0; count < 10; count += 1) expect((await login("wrong")).status).toBe(401);
  const made = await open({}, undefined, email);
  expect([made.status, made.body.ok]).toEqual([200, true]);
  expect((await login(PASSWORD)).status).toBe(429);
});

it("gives a restaurant to the agent whose code it came with, for good and on the terms of then", async () => {
  const agentId = newId("usr");
  const code = `AG${agentId.slice(-8).toUpperCase()}`;
  await app.db.prisma.user.create({
    data: {
      id: agentId,
      email: newEmail(),
      name: "Agent",
      passwordHash: "not a hash",
      role: "sales_agent",
      agent: { create: { code, commissionBps: 1500 } },
    },
  });
  const { body } = await open({}, `ref_code=${code.toLowerCase()}`);
  await open({}, "ref_code=nobody");
  await app.db.prisma.salesAgent.update({ where: { userId: agentId }, data: { commissionBps: 100 } });
  const referrals = await app.db.prisma.referral.findMany({
    where: { agentId },
    include: { tenant: { select: { slug: true } } },
  });
  expect(referrals.map((row) => [row.tenant.slug, row.commissionBps])).toEqual([[body.tenantId, 1500]]);
});
