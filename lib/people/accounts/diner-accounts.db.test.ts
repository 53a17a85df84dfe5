import { describe, expect } from "vitest";
import { api, app, oneShopTest as it, shop } from "@/lib/testing/fixtures";
import { PASSWORD, sessionOf } from "@/lib/testing/people";
import { type SeededShop, seedShop } from "@/lib/testing/seed-shop";

let stranger: SeededShop;

it.beforeAll(async () => {
  stranger = await seedShop(app);
});

let people = 0;

function person(changes: Record<string, unknown> = {}) {
  people += 1;
  const email = `diner${people}@accounts.example`;
  return { email, password: PASSWORD, name: "Ada Diner", gdprConsent: true, ...changes };
}

const places = [
  { place: "the marketplace", cookie: "bazar_user_session", base: () => "/api/bazar/auth" },
  { place: "a storefront", cookie: "customer_session", base: () => `/api/public/${shop.slug}/auth` },
];

describe.each(places)("an account of $place", ({ base, cookie }) => {
  const register = (body: unknown) => api("POST", `${base()}/register`, { body });
  const login = (body: unknown, from?: string) => api("POST", `${base()}/login`, { body, from });
  const me = (as?: { cookie: string }) => api("GET", `${base()}/me`, { as });

  it("is made, signed in by a 30-day cookie and shown without its secrets", async () => {
    const body = person();
    const made = await register(body);
    expect(made.status).toBe(200);
    expect(Object.keys(made.body).sort()).toEqual(["createdAt", "email", "id", "name"]);
    expect(made.body).toMatchObject({ email: body.email, name: "Ada Diner" });
    const [line = ""] = made.headers.getSetCookie();
    expect(line.startsWith(`${cookie}=ey`)).toBe(true);
    expect(line.split("; ").slice(1).sort()).toEqual([
      "HttpOnly",
      "Max-Age=2592000",
      "Path=/",
      "SameSite=Lax",
    ]);
    const { body: profile, headers } = await me(sessionOf(made));
    expect(profile).toMatchObject(made.body);
    expect(headers.get("cache-control")).toBe("no-store");
  });

  it.each([
    ["no consent", { gdprConsent: false }],
    ["consent left out", { gdprConsent: undefined }],
    ["consent as text", { gdprConsent: "true" }],
    ["a password of 7", { password: "1234567" }],
    ["no email address", { email: "nobody" }],
    ["a blank name", { name: "  " }],
  ])("is refused with %s", async (_, changes) => {
    const { status, body } = await register(person(changes));
    expect([status, body.error]).toEqual([400, "VALIDATION_FAILED"]);
  });

  it("takes an email once, without regard to case, also among rivals", async () => {
    const body = person();
    const rivals = await Promise.all([1, 2, 3, 4, 5].map(() => register(body)));
    expect(rivals.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409]);
    const again = await register({ ...body, email: ` ${body.email.toUpperCase()} ` });
    expect([again.status, again.body.error]).toEqual([409, "EMAIL_TAKEN"]);
    expect(again.headers.get("set-cookie")).toBeNull();
  });

  it("opens with its password only, and says the same for a wrong one and an unknown email", async () => {
    const body = person();
    await register(body);
    const good = await login({ email: body.email.toUpperCase(), password: PASSWORD });
    expect([good.status, good.body.email]).toEqual([200, body.email]);
    expect(good.headers.get("set-cookie")).toMatch(new RegExp(`^${cookie}=ey.*; Max-Age=2592000;`));
    expect((await me(sessionOf(good))).body.email).toBe(body.email);
    const wrong = await login({ email: body.email, password: "another password" });
    const unknown = await login({ email: "nobody@accounts.example", password: PASSWORD });
    expect([wrong.status, wrong.text]).toEqual([401, unknown.text]);
    expect(wrong.body.error).toBe("INVALID_CREDENTIALS");
    expect(wrong.headers.get("set-cookie")).toBeNull();
  });

  it.each<[string, Record<string, unknown>]>([
    ["no email address", { email: "nobody" }],
    ["no email", { email: undefined }],
    ["no password", { password: undefined }],
    ["a number for a password", { password: 12345678 }],
  ])("does not open with %s", async (_, changes) => {
    const { email, password } = person();
    const { status, body } = await login({ email, password, ...changes });
    expect([status, body.error]).toEqual([400, "VALIDATION_FAILED"]);
  });

  it("reads a password beyond bcrypt's 72 bytes to its end", async () => {
    const { email } = (await register(person({ password: `${"p".repeat(100)}1` }))).body;
    expect((await login({ email, password: `${"p".repeat(100)}2` })).status).toBe(401);
    expect((await login({ email, password: `${"p".repeat(100)}1` })).status).toBe(200);
  });

  it("closes on the server too when it signs out, and signing out again is harmless", async () => {
    const as = sessionOf(await register(person()));
    const out = await api("POST", `${base()}/logout`, { as });
    expect([out.status, out.headers.get("set-cookie")]).toEqual([
      200,
      `${cookie}=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax`,
    ]);
    expect((await me(as)).status).toBe(401);
    expect((await api("POST", `${base()}/logout`, { as })).status).toBe(200);
    expect((await api("POST", `${base()}/logout`)).status).toBe(200);
  });

  it("expires after 30 days", async () => {
    const as = sessionOf(await register(person()));
    app.clock.advance({ days: 29 });
    expect((await me(as)).status).toBe(200);
    app.clock.advance({ days: 1, seconds: 1 });
    expect((await me(as)).status).toBe(401);
  });
});

describe("a storefront's account", () => {
  it("is another one at every restaurant, and its session opens no other", async () => {
    const body = person();
    const here = await api("POST", `/api/public/${shop.slug}/auth/register`, { body });
    const as = sessionOf(here);
    const elsewhere = await api("GET", `/api/public/${stranger.slug}/auth/me`, { as });
    expect([elsewhere.status, elsewhere.body.error]).toEqual([403, "FORBIDDEN"]);
    const there = await api("POST", `/api/public/${stranger.slug}/auth/register`, { body });
    expect(there.status).toBe(200);
    expect(there.body.id).not.toBe(here.body.id);
    expect((await api("GET", `/api/public/${shop.tenantId}/auth/me`, { as })).body).toMatchObject(here.body);
  });
});

describe("marketplace login", () => {
  const login = (body: unknown, from: string) => api("POST", "/api/bazar/auth/login", { body, from });

  it("lets exactly 8 of 20 simultaneous attempts of one address through, and counts no malformed one", async () => {
    const from = "192.0.2.8";
    await login({ email: "nobody" }, from);
    const body = { email: "nobody@accounts.example", password: PASSWORD };
    const rivals = await Promise.all(Array.from({ length: 20 }, () => login(body, from)));
    expect(rivals.filter(({ status }) => status === 401)).toHaveLength(8);
    const refused = rivals.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(12);
    expect(refused.map(({ headers }) => headers.get("retry-after"))).toEqual(Array(12).fill("900"));
    app.clock.advance({ seconds: 899 });
    expect((await login(body, from)).headers.get("retry-after")).toBe("1");
    app.clock.advance({ seconds: 1 });
    expect((await login(body, from)).status).toBe(401);
  });

  it("counts a success as well", async () => {
    const from = "192.0.2.9";
    const body = person();
    await api("POST", "/api/bazar/auth/register", { body });
    for (let attempt = 0; attempt < 8; attempt += 1) expect((await login(body, from)).status).toBe(200);
    expect((await login(body, from)).status).toBe(429);
  });

  it("admits 300 attempts of all addresses in 15 minutes; a refused one costs its address nothing", async () => {
    app.clock.advance({ hours: 1 });
    const now = app.clock.now().getTime();
    await app.db.pool.query(
      `INSERT INTO rate_limit (key, hits, admitted, touched_at)
       VALUES ('bazar-login-all', (SELECT array_agg($1::bigint) FROM generate_series(1, 298)), true, now())
       ON CONFLICT (key) DO UPDATE SET hits = EXCLUDED.hits`,
      [now],
    );
    const body = { email: "nobody@accounts.example", password: PASSWORD };
    const rivals = await Promise.all(
      Array.from({ length: 9 }, (_, index) => login(body, `198.51.100.${index}`)),
    );
    expect(rivals.map(({ status }) => status).sort()).toEqual([401, 401, ...Array(7).fill(429)]);
    const late = "203.0.113.7";
    for (let attempt = 0; attempt < 9; attempt += 1) expect((await login(body, late)).status).toBe(429);
    app.clock.advance({ minutes: 15 });
    for (let attempt = 0; attempt < 8; attempt += 1) expect((await login(body, late)).status).toBe(401);
    expect((await login(body, late)).headers.get("retry-after")).toBe("900");
  });
});
