import { describe, expect } from "vitest";
import { api, app, oneShopTest as it, shop } from "@/lib/testing/fixtures";
import { emailedTokens, PASSWORD, registerDiner } from "@/lib/testing/people";
import { type SeededShop, seedShop } from "@/lib/testing/seed-shop";

let other: SeededShop;

it.beforeAll(async () => {
  other = await seedShop(app);
});

const platformHost = () => new URL(app.env.publicUrl).host;
const hostOf = ({ slug }: SeededShop) => `${slug}.${platformHost()}`;
const cookiesOf = (headers: Headers) =>
  headers
    .getSetCookie()
    .map((line) => line.split(";")[0])
    .join("; ");

/** A browser that begins at a restaurant's own host. */
async function begin(at: SeededShop, next?: string) {
  const { status, headers } = await api("GET", `/api/public/${at.slug}/auth/marketplace`, {
    query: next === undefined ? {} : { next },
    headers: { host: hostOf(at) },
  });
  expect(status).toBe(303);
  const location = new URL(headers.get("location") ?? "");
  return { location, challenge: location.searchParams.get("challenge") ?? "", cookie: cookiesOf(headers) };
}

const offer = (as: { cookie: string }, body: { restaurant: string; challenge: string }) =>
  api("POST", "/api/bazar/auth/hand-over", { as, body });

/** The code for a browser that has begun. */
async function codeFor(as: { cookie: string }, at: SeededShop, challenge: string): Promise<string> {
  const { status, body, text } = await offer(as, { restaurant: at.slug, challenge });
  expect(status, text).toBe(200);
  const location = new URL(body.location);
  expect(location.host).toBe(hostOf(at));
  return location.searchParams.get("code") ?? "";
}

const take = (at: SeededShop, code: string, cookie: string, host = hostOf(at)) =>
  api("GET", `/api/public/${at.slug}/auth/continue`, { query: { code }, headers: { cookie, host } });

const diner = () => registerDiner(api, "/api/bazar/auth");
const EXPIRED = "/account/login?asked=expired";

function expectRefused({ status, headers }: Awaited<ReturnType<typeof take>>): void {
  expect(status).toBe(303);
  expect(headers.get("location")).toBe(EXPIRED);
  expect(headers.getSetCookie().join()).not.toContain("bazar_user_session");
}

describe("a session at a restaurant's own host", () => {
  it("is opened by a code, leads where the sign-in began and ends by itself", async () => {
    const { email, session } = await diner();
    const { location, challenge, cookie } = await begin(shop, "/checkout?x=1");
    expect(`${location.origin}${location.pathname}`).toBe(`${app.env.publicUrl}/account/continue`);
    expect(location.searchParams.get("restaurant")).toBe(shop.slug);
    const code = await codeFor(session, shop, challenge);
    const taken = await take(shop, code, cookie);
    expect([taken.status, taken.headers.get("location")]).toEqual([303, "/checkout?x=1"]);
    const own = { cookie: cookiesOf(taken.headers) };
    const me = await api("GET", "/api/bazar/auth/me", { as: own });
    expect(me.body.email).toBe(email);

    await api("POST", "/api/bazar/auth/logout", { as: own });
    expect((await api("GET", "/api/bazar/auth/me", { as: own })).status).toBe(401);
    expect((await api("GET", "/api/bazar/auth/me", { as: session })).status).toBe(200);
  });

  it("is opened by one of many rivals", async () => {
    const { session } = await diner();
    const { challenge, cookie } = await begin(shop);
    const code = await codeFor(session, shop, challenge);
    const tries = await Promise.all(Array.from({ length: 8 }, () => take(shop, code, cookie)));
    const places = tries.map(({ headers }) => headers.get("location"));
    expect(places.filter((place) => place === "/account")).toHaveLength(1);
    expect(places.filter((place) => place === EXPIRED)).toHaveLength(7);
  });

  it("is opened within a minute", async () => {
    const { session } = await diner();
    const { challenge, cookie } = await begin(shop);
    const code = await codeFor(session, shop, challenge);
    app.clock.advance({ seconds: 61 });
    expectRefused(await take(shop, code, cookie));
  });

  it("is not opened by another restaurant's code, nor on another host", async () => {
    const { session } = await diner();
    const { challenge, cookie } = await begin(shop);
    expectRefused(await take(other, await codeFor(session, shop, challenge), cookie));
    const code = await codeFor(session, shop, challenge);
    const elsewhere = await take(shop, code, cookie, platformHost());
    expect(elsewhere.headers.get("location")).toBe(`/s/${shop.slug}${EXPIRED}`);
    expect(elsewhere.headers.getSetCookie()).toEqual([]);
    expect((await take(shop, code, cookie)).headers.get("location")).toBe("/account");
  });

  it("is not opened in a browser that did not ask, so nobody can sign another person in", async () => {
    const { session } = await diner();
    const attackers = await begin(shop);
    const victims = await begin(shop);
    const code = await codeFor(session, shop, attackers.challenge);
    expectRefused(await take(shop, code, victims.cookie));
    expectRefused(await take(shop, code, ""));
    expectRefused(await take(shop, "x".repeat(43), attackers.cookie));
  });

  it("is not opened after the marketplace's session has ended, everywhere or by a new password", async () => {
    const { session, email } = await diner();
    const first = await begin(shop);
    const code = await codeFor(session, shop, first.challenge);
    expect((await api("POST", "/api/bazar/auth/logout-everywhere", { as: session })).status).toBe(200);
    expectRefused(await take(shop, code, first.cookie));

    const body = { email, password: PASSWORD };
    const again = { cookie: cookiesOf((await api("POST", "/api/bazar/auth/login", { body })).headers) };
    const second = await begin(shop);
    const later = await codeFor(again, shop, second.challenge);
    await api("POST", "/api/bazar/auth/forgot-password", { body: { email } });
    await app.jobs.drain(app);
    const token = (await emailedTokens(app, email, "password-reset")).at(-1);
    const reset = await api("POST", "/api/bazar/auth/reset-password", {
      body: { token, password: PASSWORD },
    });
    expect(reset.status, reset.text).toBe(200);
    expectRefused(await take(shop, later, second.cookie));
  });

  it("ends with all others, those at restaurants included", async () => {
    const { session } = await diner();
    const { challenge, cookie } = await begin(shop);
    const code = await codeFor(session, shop, challenge);
    const [taken] = await Promise.all([
      take(shop, code, cookie),
      api("POST", "/api/bazar/auth/logout-everywhere", { as: session }),
    ]);
    const own = { cookie: cookiesOf(taken.headers) };
    expect((await api("GET", "/api/bazar/auth/me", { as: own })).status).toBe(401);
  });
});

it("gives a code to nobody without a session, and none for a restaurant that does not exist", async () => {
  const { challenge } = await begin(shop);
  const nobody = await api("POST", "/api/bazar/auth/hand-over", {
    body: { restaurant: shop.slug, challenge },
  });
  expect(nobody.status).toBe(401);
  const { session } = await diner();
  expect((await offer(session, { restaurant: "nobody", challenge })).status).toBe(404);
});

it.each(["https://evil.example", "//evil.example", "/\\evil.example", "/api/bazar/auth/me"])(
  "never leads to %s",
  async (next) => {
    const { session } = await diner();
    const { challenge, cookie } = await begin(shop, next);
    const taken = await take(shop, await codeFor(session, shop, challenge), cookie);
    expect(taken.headers.get("location")).toBe("/account");
  },
);

it("asks nobody on the platform's host, where the session is", async () => {
  const { status, headers } = await api("GET", `/api/public/${shop.slug}/auth/marketplace`, {
    query: { next: "/checkout" },
    headers: { host: platformHost() },
  });
  expect([status, headers.get("location")]).toEqual([303, `/s/${shop.slug}/checkout`]);
  expect(headers.getSetCookie()).toEqual([]);
});
