import { expect } from "vitest";
import { newId } from "@/lib/core/ids/ids";
import { searchRestaurants } from "@/lib/restaurant/marketplace/search-restaurants";
import { findSignInPlace } from "@/lib/restaurant/tenancy/find-sign-in-place";
import { api, app, appTest as it } from "@/lib/testing/fixtures";
import { GUIDE } from "@/lib/testing/guide";
import { emailedTokens, PASSWORD, sessionOf } from "@/lib/testing/people";
import { seedAdmin, seedShop } from "@/lib/testing/seed-shop";

let email: string;
let slug: string;
let owner: { cookie: string };

const newEmail = () => `${newId("usr")}@owner.example`;

async function register(ownerEmail: string) {
  const registered = await api("POST", "/api/auth/register-restaurant", {
    body: {
      restaurant: {
        name: "Caffè Nuovo",
        slug: `caffe-${ownerEmail.slice(4, 30).replaceAll(/[^a-z0-9]/g, "")}`,
        phone: "+39 011 1",
        address: "Via Po 1",
        city: "Torino",
        country: "IT",
        latitude: 45.07,
        longitude: 7.69,
        timeZone: "Europe/Rome",
        currency: "EUR",
        locales: ["it", "en"],
      },
      owner: { name: "Nina", email: ownerEmail, password: PASSWORD },
      termsAccepted: true,
    },
  });
  return { slug: registered.body.tenantId as string, as: sessionOf(registered) };
}

it.beforeEach(async () => {
  email = newEmail();
  const { as, ...registered } = await register(email);
  slug = registered.slug;
  owner = as;
});

const linksTo = (mailbox: string, template = "prove-owner-email") => emailedTokens(app, mailbox, template);
const prove = (token: string | undefined, as?: { cookie: string }) =>
  api("POST", "/api/auth/prove-email", { as, body: { token } });
const isListed = async () => {
  const { restaurants } = await searchRestaurants(app, GUIDE);
  return restaurants.some((listed) => listed.slug === slug);
};
const isPublic = async () => {
  const { status, body } = await api("GET", `/api/public/${slug}/menu`);
  if (status === 200) return true;
  expect([status, body.error]).toEqual([404, "TENANT_NOT_FOUND"]);
  expect(await isListed()).toBe(false);
  return false;
};

it("keeps a new restaurant to its owner, who works on it, until the owner's email is proven", async () => {
  const settings = await api("GET", `/api/tenant/${slug}/settings`, { as: owner });
  expect(settings.status).toBe(200);
  const category = { name: { en: "Coffee" } };
  const made = await api("POST", `/api/tenant/${slug}/categories`, { as: owner, body: category });
  expect(made.status).toBe(200);
  expect(await isPublic()).toBe(false);
  const [token] = await linksTo(email);
  expect((await prove(token, owner)).body).toEqual({ ok: true, restaurants: [slug] });
  expect(await isPublic()).toBe(true);
  // The marketplace names no restaurant that nothing can be ordered from.
  expect(await isListed()).toBe(false);
  const dish = { categoryId: made.body.id, name: { en: "Espresso" }, basePrice: 2, status: "draft" };
  const product = await api("POST", `/api/tenant/${slug}/products`, { as: owner, body: dish });
  expect(await isListed()).toBe(false);
  const path = `/api/tenant/${slug}/products/${product.body.id}`;
  await api("PATCH", path, { as: owner, body: { status: "active" } });
  expect(await isListed()).toBe(true);
  expect((await prove(token, owner)).body.error).toBe("INVALID_TOKEN");
  const acts = await app.db.prisma.auditEntry.findMany({ where: { action: "tenant.opened" } });
  expect(acts.map(({ data, actorRole }) => [data, actorRole])).toContainEqual([{}, "owner"]);
});

it("lets its people sign in at its own address, where strangers read no name until it is open", async () => {
  expect(await findSignInPlace(app, slug)).toEqual({ name: null, twin: null });
  const [token] = await linksTo(email);
  await prove(token, owner);
  expect(await findSignInPlace(app, slug)).toEqual({ name: expect.stringMatching(/\w/), twin: null });
  expect(await findSignInPlace(app, "nobody-is-here")).toBeNull();
});

it("is not opened by somebody who follows the link without the owner's session", async () => {
  const [token] = await linksTo(email);
  expect((await prove(token)).status).toBe(401);
  const stranger = await seedShop(app);
  expect((await prove(token, stranger.owner)).body.error).toBe("INVALID_TOKEN");
  expect(await isPublic()).toBe(false);
  expect((await prove(token, owner)).status).toBe(200);
});

it("is opened by a new password chosen by email, which ends the sessions of whoever registered it", async () => {
  await api("POST", "/api/auth/forgot-password", { body: { email } });
  await app.jobs.drain(app);
  const [token] = await linksTo(email, "password-reset");
  const changed = await api("POST", "/api/auth/reset-password", {
    body: { token, password: "my own password" },
  });
  expect(changed.status).toBe(200);
  expect(await isPublic()).toBe(true);
  expect((await api("GET", `/api/tenant/${slug}/settings`, { as: owner })).status).toBe(401);
});

it("gets a fresh link when its owner asks, a few times an hour and while it is a draft", async () => {
  const again = () => api("POST", "/api/auth/send-proof", { as: owner });
  const answers = [];
  for (let n = 0; n < 6; n += 1) answers.push(await again());
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 429]);
  expect(Number(answers.at(-1)?.headers.get("retry-after"))).toBeGreaterThan(0);
  const links = await linksTo(email);
  expect(new Set(links).size).toBe(6);
  expect((await prove(links.at(-1), owner)).status).toBe(200);
  expect((await prove(links[0], owner)).body.error).toBe("INVALID_TOKEN");
  expect((await again()).status).toBe(200);
  expect(await linksTo(email)).toHaveLength(6);
});

it("is published or kept closed by a super-admin, which its owner's proof does not undo", async () => {
  const admin = await seedAdmin(app);
  const set = (status: string) => api("PATCH", `/api/admin/tenants/${slug}`, { as: admin, body: { status } });
  const { body } = await api("GET", "/api/admin/tenants", { as: admin, query: { search: slug } });
  expect(body.tenants.map(({ status }: { status: string }) => status)).toEqual(["draft"]);
  expect((await set("draft")).status).toBe(400);
  expect((await set("suspended")).body.status).toBe("suspended");
  const [token] = await linksTo(email);
  expect((await prove(token, owner)).body).toEqual({ ok: true, restaurants: [] });
  expect(await isPublic()).toBe(false);
  expect((await set("active")).body.status).toBe("active");
  expect(await isPublic()).toBe(true);
});

it("emails nobody but its owner while it is a draft", async () => {
  const path = `/api/tenant/${slug}`;
  const guest = newEmail();
  const invited = await api("POST", `${path}/invitations`, {
    as: owner,
    body: { email: guest, role: "staff" },
  });
  expect([invited.status, invited.body.error]).toEqual([409, "RESTAURANT_DRAFT"]);
  const booking = {
    customerName: "Ada",
    customerEmail: guest,
    guestCount: 2,
    date: "2026-11-20",
    timeSlot: "19:00",
  };
  const booked = await api("POST", `${path}/reservations`, { as: owner, body: booking });
  expect(booked.body.error).toBe("RESTAURANT_DRAFT");
  expect(await app.db.prisma.email.count({ where: { to: guest } })).toBe(0);
});

it("has no account at the payment processor while it is a draft", async () => {
  const open = () => api("POST", `/api/tenant/${slug}/payout-account`, { as: owner, body: {} });
  const refused = await open();
  expect([refused.status, refused.body.error]).toEqual([409, "RESTAURANT_DRAFT"]);
  expect(await app.db.prisma.payoutAccount.count({ where: { tenant: { slug } } })).toBe(0);
  const accounts = () => app.db.prisma.stripeEmulatorObject.count({ where: { kind: "account" } });
  expect(await accounts()).toBe(0);
  const [token] = await linksTo(email);
  await prove(token, owner);
  expect((await open()).status).toBe(200);
  expect(await accounts()).toBe(1);
});

it("needs no proof when a super-admin opens it", async () => {
  const admin = await seedAdmin(app);
  const restaurant = (await api("GET", `/api/tenant/${slug}/settings`, { as: owner })).body;
  const { status, body } = await api("POST", "/api/admin/tenants", {
    as: admin,
    body: { restaurant: { ...restaurant, slug: undefined }, owner: { name: "Olga", email: newEmail() } },
  });
  expect([status, body.status]).toEqual([200, "active"]);
});
