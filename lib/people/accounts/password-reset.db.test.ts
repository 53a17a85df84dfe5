import { describe, expect } from "vitest";
import { newId } from "@/lib/core/ids/ids";
import { api, app, oneShopTest as it, shop } from "@/lib/testing/fixtures";
import { emailedTokens, registerDiner, seedSignIn, sessionOf } from "@/lib/testing/people";
import { seedShop } from "@/lib/testing/seed-shop";

const OLD = "the old password";
const NEW = "the new password";

const kinds = [
  { who: "a marketplace user", base: () => "/api/bazar/auth" },
  { who: "a storefront customer", base: () => `/api/public/${shop.slug}/auth` },
  { who: "a member of staff", base: () => "/api/auth" },
];

async function makeAccount(who: string, base: string): Promise<string> {
  const isStaff = who === "a member of staff";
  const made = isStaff
    ? seedSignIn(app, { password: OLD, memberOf: shop })
    : registerDiner(api, base, { password: OLD });
  return (await made).email;
}

async function linksTo(email: string, template = "password-reset"): Promise<string[]> {
  await app.jobs.drain(app);
  return emailedTokens(app, email, template);
}

describe.each(kinds)("the password of $who", ({ who, base }) => {
  const forget = (email: string) => api("POST", `${base()}/forgot-password`, { body: { email } });
  const reset = (token: string, password = NEW) =>
    api("POST", `${base()}/reset-password`, { body: { token, password } });
  const login = (email: string, password: string) =>
    api("POST", `${base()}/login`, { body: { email, password } });

  it("is changed once by an emailed link, among 20 rivals, and every session ends", async () => {
    const email = await makeAccount(who, base());
    const session = sessionOf(await login(email, OLD));
    expect((await forget(email)).body).toEqual({ ok: true });
    const [token = ""] = await linksTo(email);
    const rivals = await Promise.all(Array.from({ length: 20 }, (_, i) => reset(token, `${NEW} ${i}`)));
    const winner = rivals.findIndex(({ status }) => status === 200);
    expect(rivals.filter(({ status }) => status === 403)).toHaveLength(19);
    expect((await login(email, OLD)).status).toBe(401);
    expect((await login(email, `${NEW} ${winner}`)).status).toBe(200);
    const me = who === "a member of staff" ? `/api/tenant/${shop.slug}/categories` : `${base()}/me`;
    expect((await api("GET", me, { as: session })).status).toBe(401);
    expect((await reset(token)).body.error).toBe("INVALID_TOKEN");
  });

  it("is asked for with the same answer for an unknown email, and no email leaves", async () => {
    const known = await forget(await makeAccount(who, base()));
    const stranger = `${newId("usr")}@reset.example`;
    const unknown = await forget(stranger);
    expect([unknown.status, unknown.text]).toEqual([known.status, known.text]);
    expect(await linksTo(stranger)).toEqual([]);
  });

  it("has a link that ends after an hour, and when a newer one is used", async () => {
    const email = await makeAccount(who, base());
    await forget(email);
    await forget(email);
    const [older = "", newer = ""] = await linksTo(email);
    app.clock.advance({ minutes: 59, seconds: 59 });
    expect((await reset(newer)).status).toBe(200);
    expect((await reset(older)).status).toBe(403);
    await forget(email);
    const latest = (await linksTo(email)).at(-1) ?? "";
    app.clock.advance({ hours: 1 });
    expect((await reset(latest)).status).toBe(403);
  });

  it("is asked for 5 times an hour at most for one mailbox", async () => {
    const email = `${newId("usr")}@reset.example`;
    for (let count = 0; count < 5; count += 1) expect((await forget(email)).status).toBe(200);
    expect((await forget(email)).status).toBe(429);
  });

  it("keeps its link out of the database", async () => {
    const email = await makeAccount(who, base());
    await forget(email);
    const [token = ""] = await linksTo(email);
    const { rows } = await app.db.pool.query("SELECT FROM account_token WHERE token_hash = $1", [token]);
    expect(rows).toEqual([]);
  });
});

describe("a link for one kind of account", () => {
  it("changes no password of another kind or place", async () => {
    const stranger = await seedShop(app);
    const email = await makeAccount("a storefront customer", `/api/public/${shop.slug}/auth`);
    await api("POST", `/api/public/${shop.slug}/auth/forgot-password`, { body: { email } });
    const [token = ""] = await linksTo(email);
    for (const base of ["/api/auth", "/api/bazar/auth", `/api/public/${stranger.slug}/auth`]) {
      const { status } = await api("POST", `${base}/reset-password`, { body: { token, password: NEW } });
      expect(status).toBe(403);
    }
    const body = { token, password: NEW };
    expect((await api("POST", `/api/public/${shop.slug}/auth/reset-password`, { body })).status).toBe(200);
  });

  it("that confirms the email resets no password by itself", async () => {
    const email = await makeAccount("a marketplace user", "/api/bazar/auth");
    const [token = ""] = await linksTo(email, "prove-email");
    const body = { token, password: NEW };
    expect((await api("POST", "/api/bazar/auth/reset-password", { body })).status).toBe(403);
  });
});
