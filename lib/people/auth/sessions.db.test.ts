import { SignJWT, UnsecuredJWT } from "jose";
import { describe, expect } from "vitest";
import { newId } from "@/lib/core/ids/ids";
import type { KeyRing } from "@/lib/platform/keys/key-ring";
import { hostKind } from "@/lib/testing/api-host";
import { createApi } from "@/lib/testing/call";
import { api, app, oneShopTest as it, shop } from "@/lib/testing/fixtures";
import { PASSWORD, seedSignIn, sessionOf } from "@/lib/testing/people";
import { cookieOf } from "@/lib/testing/seed-shop";
import { openSession } from "./open-session";
import { readSessionToken, SESSION_COOKIES, type SessionKind, signSessionToken } from "./session-token";

const seedAccount = (role: "member" | "superadmin" = "member", password = PASSWORD) =>
  seedSignIn(app, { role, password, ...(role === "member" ? { memberOf: shop } : {}) });

const login = (email: string, password: string, headers: Record<string, string> = {}) =>
  api("POST", "/api/auth/login", { body: { email, password }, headers });

/** What a session opens, asked at an endpoint that needs one. */
async function opens(cookie: string): Promise<number> {
  return (await api("GET", `/api/tenant/${shop.slug}/categories`, { as: { cookie } })).status;
}

describe("signing in", () => {
  it("sets a host-only, HttpOnly, lax cookie for 24 hours and keeps the token out of the body", async () => {
    const { email } = await seedAccount();
    const { status, body, headers } = await login(email, PASSWORD);
    expect([status, body]).toEqual([200, { ok: true, role: "tenant-owner", tenantId: shop.slug }]);
    const [line = ""] = headers.getSetCookie();
    expect(line).toMatch(/^platform_session=ey/);
    const attributes = line.split("; ").slice(1).sort();
    expect(attributes).toEqual(["HttpOnly", "Max-Age=86400", "Path=/", "SameSite=Lax"]);
    expect(headers.get("cache-control")).toBe("no-store");
    expect(await opens(cookieOf(line).cookie)).toBe(200);
  });

  it("gives a super-admin the other cookie", async () => {
    const { email } = await seedAccount("superadmin");
    const { body, headers } = await login(email, PASSWORD);
    expect(body).toEqual({ ok: true, role: "superadmin" });
    const [line = ""] = headers.getSetCookie();
    expect(line).toMatch(/^admin_session=ey/);
    const attributes = line.split("; ").slice(1).sort();
    expect(attributes).toEqual(["HttpOnly", "Max-Age=86400", "Path=/", "SameSite=Lax"]);
  });

  it.runIf(hostKind === "direct")(
    "marks the cookie Secure when a trusted proxy was reached over https, and only then",
    async () => {
      const { email } = await seedAccount();
      const secureBy = async (from: string) => {
        const options = {
          body: { email, password: PASSWORD },
          headers: { "x-forwarded-proto": "https" },
          from,
        };
        return (await api("POST", "/api/auth/login", options)).headers.get("set-cookie")?.includes("Secure");
      };
      expect(await secureBy("127.0.0.1")).toBe(true);
      expect(await secureBy("203.0.113.9")).toBe(false);
    },
  );

  it("marks the cookie Secure wherever the public address is https", async () => {
    const { email } = await seedAccount();
    const env = { ...app.env, publicUrl: "https://bazar.example" };
    const behindHttps = createApi({ ...app, env });
    const diner = {
      email: `${newId("usr")}@diner.example`,
      name: "Ada",
      password: PASSWORD,
      gdprConsent: true,
    };
    for (const [path, body] of [
      ["/api/auth/login", { email, password: PASSWORD }],
      ["/api/auth/login", { email: (await seedAccount("superadmin")).email, password: PASSWORD }],
      ["/api/bazar/auth/register", diner],
      [`/api/public/${shop.slug}/auth/register`, diner],
    ] as const) {
      const { status, headers } = await behindHttps("POST", path, { body });
      expect([status, path]).toEqual([200, path]);
      const lines = headers.getSetCookie();
      expect(lines.map((line) => [/; Secure(;|$)/.test(line), line.includes("Domain")])).toEqual([
        [true, false],
        [true, false],
      ]);
    }
  });

  it("does not care about the email's case", async () => {
    const { email } = await seedAccount();
    expect((await login(email.toUpperCase(), PASSWORD)).status).toBe(200);
  });

  it("reads passwords beyond bcrypt's 72 bytes to their end", async () => {
    const long = "p".repeat(100);
    const { email } = await seedAccount("member", `${long}1`);
    expect((await login(email, `${long}2`)).status).toBe(401);
    expect((await login(email, `${long}1`)).status).toBe(200);
  });

  it.each([
    ["no password", { email: "owner@staff.example" }],
    ["no email", { password: PASSWORD }],
    ["an object for an email", { email: { contains: "@" }, password: PASSWORD }],
  ])("is refused with %s", async (_, body) => {
    const answer = await api("POST", "/api/auth/login", { body });
    expect([answer.status, answer.body.error]).toEqual([400, "VALIDATION_FAILED"]);
  });

  it("answers alike for an unknown email and a wrong password", async () => {
    const { email } = await seedAccount();
    const wrong = await login(email, "not the password");
    const unknown = await login("nobody@staff.example", "not the password");
    expect([wrong.status, wrong.body.error]).toEqual([401, "INVALID_CREDENTIALS"]);
    expect([unknown.status, unknown.text]).toEqual([401, wrong.text]);
    expect(wrong.headers.get("set-cookie")).toBeNull();
  });

  it.each([true, false])("waits after ten failures for one email (account exists: %s)", async (exists) => {
    const email = exists ? (await seedAccount()).email : `${newId("usr")}@unknown.example`;
    for (let attempt = 0; attempt < 10; attempt += 1) expect((await login(email, "wrong")).status).toBe(401);
    const limited = await login(email.toUpperCase(), PASSWORD);
    expect([limited.status, limited.body.error]).toEqual([429, "RATE_LIMITED"]);
    const waitSeconds = Number(limited.headers.get("retry-after"));
    expect(Number.isInteger(waitSeconds) && waitSeconds > 0 && waitSeconds <= 900).toBe(true);
    app.clock.advance({ seconds: waitSeconds });
    expect((await login(email, PASSWORD)).status).toBe(exists ? 200 : 401);
  });
});

describe("signing out", () => {
  it("ends that one session on the server as well", async () => {
    const { email } = await seedAccount();
    const one = sessionOf(await login(email, PASSWORD)).cookie;
    const two = sessionOf(await login(email, PASSWORD)).cookie;
    const { status, headers } = await api("POST", "/api/auth/logout", { as: { cookie: one } });
    expect(status).toBe(200);
    expect(headers.get("set-cookie")).toMatch(/^platform_session=; Max-Age=0/);
    expect([await opens(one), await opens(two)]).toEqual([401, 200]);
  });

  it("is harmless without a session, twice, and with nonsense", async () => {
    for (const cookie of [
      "",
      "platform_session=",
      "platform_session=nonsense",
      "platform_session=%E0%A4%A",
    ]) {
      expect((await api("POST", "/api/auth/logout", { as: { cookie } })).status).toBe(200);
    }
  });

  it("ends the admin session only when asked for it", async () => {
    const { email } = await seedAccount("superadmin");
    const { cookie } = sessionOf(await login(email, PASSWORD));
    await api("POST", "/api/auth/logout", { as: { cookie } });
    expect(await opens(cookie)).toBe(200);
    const { headers } = await api("POST", "/api/auth/logout", { as: { cookie }, query: { scope: "admin" } });
    expect(headers.get("set-cookie")).toMatch(/^admin_session=;/);
    expect(await opens(cookie)).toBe(401);
  });
});

describe("a token", () => {
  const KEYS: KeyRing = ["a-secret-for-tests-only-0123456789abcdef"];
  const key = new TextEncoder().encode(KEYS[0]);
  const now = new Date("2026-11-18T11:00:00Z");
  const session = { id: "ses_1", subjectId: "usr_1", issuedAt: now };
  const kinds = Object.keys(SESSION_COOKIES) as SessionKind[];

  it.each(kinds.flatMap((made) => kinds.map((asked) => [made, asked] as const)))(
    "made for %s and shown as %s is accepted only when they are the same",
    async (made, asked) => {
      const token = await signSessionToken(KEYS, { ...session, kind: made });
      expect(await readSessionToken(KEYS, asked, token, now)).toBe(made === asked ? "ses_1" : null);
    },
  );

  it("ends with its lifetime, to the second", async () => {
    const token = await signSessionToken(KEYS, { ...session, kind: "platform" });
    const later = (seconds: number) => new Date(now.getTime() + seconds * 1000);
    expect(await readSessionToken(KEYS, "platform", token, later(24 * 3600 - 1))).toBe("ses_1");
    expect(await readSessionToken(KEYS, "platform", token, later(24 * 3600))).toBeNull();
  });

  it.each<[string, () => Promise<string> | string]>([
    ["another secret", () => signSessionToken(["x".repeat(40)], { ...session, kind: "platform" })],
    [
      "no signature",
      () =>
        new UnsecuredJWT({})
          .setAudience("platform")
          .setJti("ses_1")
          .setSubject("usr_1")
          .setExpirationTime("1y")
          .encode(),
    ],
    [
      "another algorithm",
      () =>
        new SignJWT({})
          .setProtectedHeader({ alg: "HS512" })
          .setAudience("platform")
          .setJti("ses_1")
          .setSubject("usr_1")
          .setExpirationTime("1y")
          .sign(key),
    ],
    [
      "no expiry",
      () =>
        new SignJWT({})
          .setProtectedHeader({ alg: "HS256" })
          .setAudience("platform")
          .setJti("ses_1")
          .setSubject("usr_1")
          .sign(key),
    ],
    ["no dots", () => "nonsense"],
    ["nothing", () => ""],
  ])("with %s is nobody's", async (_, make) => {
    expect(await readSessionToken(KEYS, "platform", await make(), now)).toBeNull();
  });

  it("whose content was changed is nobody's", async () => {
    const [header, payload, signature] = (
      await signSessionToken(KEYS, { ...session, kind: "platform" })
    ).split(".");
    const claims = JSON.parse(Buffer.from(payload ?? "", "base64url").toString());
    const changed = Buffer.from(JSON.stringify({ ...claims, jti: "ses_2" })).toString("base64url");
    expect(await readSessionToken(KEYS, "platform", `${header}.${changed}.${signature}`, now)).toBeNull();
  });

  it("does not outlive its session in the database", async () => {
    const { id: subjectId } = await seedAccount();
    const line = await openSession(app, { kind: "platform", subjectId, secure: false });
    const { cookie } = cookieOf(line);
    expect(await opens(cookie)).toBe(200);
    await app.db.prisma.session.deleteMany({ where: { subjectId } });
    expect(await opens(cookie)).toBe(401);
  });

  it("is refused after 24 hours at an endpoint", async () => {
    const { email } = await seedAccount();
    const { cookie } = sessionOf(await login(email, PASSWORD));
    app.clock.advance({ hours: 24 });
    expect(await opens(cookie)).toBe(401);
  });
});
