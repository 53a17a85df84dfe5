import { describe, expect } from "vitest";
import { hashPassword } from "@/lib/people/auth/password";
import { spendRecoveryCode, spendStep } from "@/lib/people/second-factor/second-factor-store";
import { codeOf, enrol } from "@/lib/testing/authenticator";
import { createApi } from "@/lib/testing/call";
import { api, app, oneShopTest, shop } from "@/lib/testing/fixtures";
import { PASSWORD, seedSignIn, sessionOf } from "@/lib/testing/people";
import { seedAdmin } from "@/lib/testing/seed-shop";

const it = oneShopTest.extend("settings", { scope: "file" }, { DATABASE_POOL_SIZE: "30" });

const seedOwner = () => seedSignIn(app, { memberOf: shop });

const login = (email: string, proof: object = {}, password = PASSWORD) =>
  api("POST", "/api/auth/login", { body: { email, password, ...proof } });
const outcome = ({ status, body }: { status: number; body: { error?: string } }) => [status, body.error];

/** An owner with a second factor, signed in, at a moment whose code was not used. */
async function seedProtected() {
  const owner = await seedOwner();
  const as = sessionOf(await login(owner.email));
  const factor = await enrol(api, { as, password: PASSWORD, clock: app.clock });
  app.clock.advance({ minutes: 1 });
  return { ...owner, as, ...factor };
}

describe("signing in with a second factor", () => {
  it("opens no session by the password alone, and one by password and code", async () => {
    const { email, secret } = await seedProtected();
    const asked = await login(email);
    expect(outcome(asked)).toEqual([401, "SECOND_FACTOR_REQUIRED"]);
    expect(asked.headers.get("set-cookie")).toBeNull();
    const opened = await login(email, { code: codeOf(secret, app.clock) });
    expect([opened.status, opened.body]).toEqual([
      200,
      { ok: true, role: "tenant-owner", tenantId: shop.slug },
    ]);
    const address = `/api/tenant/${shop.slug}/categories`;
    expect((await api("GET", address, { as: sessionOf(opened) })).status).toBe(200);
  });

  it("says nothing of the factor to whoever does not know the password", async () => {
    const { email, secret } = await seedProtected();
    const code = codeOf(secret, app.clock);
    expect(outcome(await login(email, { code }, "wrong"))).toEqual([401, "INVALID_CREDENTIALS"]);
    expect((await login(email, { code })).status).toBe(200);
  });

  it.each([
    ["one step late", -1, 200],
    ["one step early", 1, 200],
    ["two steps late", -2, 401],
    ["two steps early", 2, 401],
  ])("takes the code of a phone whose clock is %s: %#", async (_, steps, status) => {
    const { email, secret } = await seedProtected();
    app.clock.advance({ minutes: 2 });
    expect((await login(email, { code: codeOf(secret, app.clock, steps) })).status).toBe(status);
  });

  it("takes each code once, and none that is older than one it took", async () => {
    const { email, secret } = await seedProtected();
    app.clock.advance({ minutes: 2 });
    const [older, code] = [codeOf(secret, app.clock, -1), codeOf(secret, app.clock)];
    expect((await login(email, { code })).status).toBe(200);
    expect(outcome(await login(email, { code }))).toEqual([401, "INVALID_SECOND_FACTOR"]);
    expect(outcome(await login(email, { code: older }))).toEqual([401, "INVALID_SECOND_FACTOR"]);
    app.clock.advance({ seconds: 30 });
    expect((await login(email, { code: codeOf(secret, app.clock) })).status).toBe(200);
  });

  it("lets one of 20 rivals in by the same code, or the same recovery code", async () => {
    const { id, email, secret, recoveryCodes } = await seedProtected();
    const code = codeOf(secret, app.clock);
    const rivals = await Promise.all(Array.from({ length: 20 }, () => login(email, { code })));
    expect(rivals.filter(({ status }) => status === 200)).toHaveLength(1);
    const [recoveryCode] = recoveryCodes;
    const others = await Promise.all(Array.from({ length: 20 }, () => login(email, { recoveryCode })));
    expect(others.filter(({ status }) => status === 200)).toHaveLength(1);
    // Past the limit on tries, the row alone has to hold.
    const step = Math.floor(app.clock.now().getTime() / 30_000) + 10;
    const spent = await Promise.all(
      Array.from({ length: 20 }, () => spendStep(app.db.prisma, { userId: id, step })),
    );
    expect(spent.filter(Boolean)).toHaveLength(1);
    const { codeHash } = await app.db.prisma.recoveryCode.findFirstOrThrow({
      where: { userId: id, usedAt: null },
    });
    const now = app.clock.now();
    const used = await Promise.all(
      Array.from({ length: 20 }, () => spendRecoveryCode(app.db.prisma, { userId: id, codeHash, now })),
    );
    expect(used.filter(Boolean)).toHaveLength(1);
  });

  it("tries no more than 5 codes in 15 minutes, however many come at once, and leaves the recovery codes", async () => {
    const { email, secret, recoveryCodes } = await seedProtected();
    const burst = await Promise.all(Array.from({ length: 20 }, () => login(email, { code: "000000" })));
    const codes = burst.map(({ body }) => body.error).sort();
    expect(codes).toEqual([...Array(5).fill("INVALID_SECOND_FACTOR"), ...Array(15).fill("RATE_LIMITED")]);
    expect(outcome(await login(email, { code: codeOf(secret, app.clock) }))).toEqual([429, "RATE_LIMITED"]);
    expect((await login(email, { recoveryCode: recoveryCodes[0] })).status).toBe(200);
    app.clock.advance({ minutes: 15 });
    expect((await login(email, { code: codeOf(secret, app.clock) })).status).toBe(200);
  });

  it("does not count right codes, nor the question for one, as tries", async () => {
    const { email, secret } = await seedProtected();
    for (let round = 0; round < 12; round += 1) {
      app.clock.advance({ seconds: 30 });
      expect(outcome(await login(email))).toEqual([401, "SECOND_FACTOR_REQUIRED"]);
      expect((await login(email, { code: codeOf(secret, app.clock) })).status).toBe(200);
    }
  });

  it("takes a recovery code once, however it is typed, and never somebody else's", async () => {
    const { email, as, recoveryCodes } = await seedProtected();
    const other = await seedProtected();
    const [first = "", second = ""] = recoveryCodes;
    expect((await login(email, { recoveryCode: first.toUpperCase().replaceAll("-", " ") })).status).toBe(200);
    expect(outcome(await login(email, { recoveryCode: first }))).toEqual([401, "INVALID_SECOND_FACTOR"]);
    expect((await login(other.email, { recoveryCode: second })).status).toBe(401);
    expect((await api("GET", "/api/auth/second-factor", { as })).body).toMatchObject({
      recoveryCodesLeft: 9,
    });
  });

  it("goes on asking for the code after a new password", async () => {
    const { id, email } = await seedProtected();
    const changed = await hashPassword("another long password");
    await app.db.prisma.user.update({ where: { id }, data: { passwordHash: changed } });
    expect(outcome(await login(email, {}, "another long password"))).toEqual([401, "SECOND_FACTOR_REQUIRED"]);
  });
});

describe("switching a second factor on", () => {
  it("asks for nothing until a code has confirmed it, then ends the other sessions", async () => {
    const { id, email } = await seedOwner();
    const [as, other] = [sessionOf(await login(email)), sessionOf(await login(email))];
    const begin = { as, body: { password: PASSWORD } };
    const first = await api("POST", "/api/auth/second-factor", begin);
    const second = await api("POST", "/api/auth/second-factor", begin);
    expect(second.body.secret).not.toBe(first.body.secret);
    expect(second.body.uri).toContain(`secret=${second.body.secret}`);
    const [, picture = ""] = second.body.qrCode.split("data:image/svg+xml;base64,");
    expect(Buffer.from(picture, "base64").toString()).toMatch(/^<svg [^>]*><rect [^>]*fill="#fff"\/><path /);
    expect((await login(email)).status).toBe(200);
    const confirm = (secret: string) =>
      api("POST", "/api/auth/second-factor/confirm", { as, body: { code: codeOf(secret, app.clock) } });
    expect(outcome(await confirm(first.body.secret))).toEqual([401, "INVALID_SECOND_FACTOR"]);
    const confirmed = await confirm(second.body.secret);
    expect(new Set(confirmed.body.recoveryCodes).size).toBe(10);
    const state = (session: { cookie: string }) => api("GET", "/api/auth/second-factor", { as: session });
    expect((await state(as)).body).toEqual({
      enabled: true,
      enabledAt: app.clock.now().toISOString(),
      recoveryCodesLeft: 10,
      required: false,
      dueAt: null,
    });
    expect((await state(other)).status).toBe(401);
    expect(outcome(await login(email))).toEqual([401, "SECOND_FACTOR_REQUIRED"]);
    expect(outcome(await login(email, { code: codeOf(second.body.secret, app.clock) }))).toEqual([
      401,
      "INVALID_SECOND_FACTOR",
    ]);
    const kept = await app.db.prisma.secondFactor.findUniqueOrThrow({
      where: { userId: id },
      include: { recoveryCodes: true },
    });
    expect(JSON.stringify(kept)).not.toContain(second.body.secret);
    expect(JSON.stringify(kept)).not.toContain(confirmed.body.recoveryCodes[0]);
  });

  it("needs the password, a draft and a clear place", async () => {
    const { email } = await seedOwner();
    const as = sessionOf(await login(email));
    const begin = (password: string) => api("POST", "/api/auth/second-factor", { as, body: { password } });
    const confirm = (code: string) => api("POST", "/api/auth/second-factor/confirm", { as, body: { code } });
    expect(outcome(await confirm("123456"))).toEqual([409, "SECOND_FACTOR_INACTIVE"]);
    expect(outcome(await begin("wrong"))).toEqual([401, "INVALID_CREDENTIALS"]);
    await enrol(api, { as, password: PASSWORD, clock: app.clock });
    expect(outcome(await begin(PASSWORD))).toEqual([409, "SECOND_FACTOR_ACTIVE"]);
    expect(outcome(await confirm("123456"))).toEqual([409, "SECOND_FACTOR_INACTIVE"]);
  });

  it("by 10 rivals at once hands out one set of recovery codes", async () => {
    const { id, email } = await seedOwner();
    const as = sessionOf(await login(email));
    const { secret } = (await api("POST", "/api/auth/second-factor", { as, body: { password: PASSWORD } }))
      .body;
    const body = { code: codeOf(secret, app.clock) };
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => api("POST", "/api/auth/second-factor/confirm", { as, body })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await app.db.prisma.recoveryCode.count({ where: { userId: id } })).toBe(10);
  });
});

describe("a second factor that is on", () => {
  const change = (path: string, as: { cookie: string }, body: object) =>
    api("POST", `/api/auth/second-factor/${path}`, { as, body: { password: PASSWORD, ...body } });

  it("is switched off, and its recovery codes renewed, by password and code only", async () => {
    const { email, as, secret, recoveryCodes } = await seedProtected();
    for (const path of ["disable", "recovery-codes"]) {
      expect(outcome(await change(path, as, {}))).toEqual([400, "VALIDATION_FAILED"]);
      const wrong = await change(path, as, { password: "wrong", recoveryCode: recoveryCodes[0] });
      expect(outcome(wrong)).toEqual([401, "INVALID_CREDENTIALS"]);
      expect(outcome(await change(path, as, { code: "000000" }))).toEqual([401, "INVALID_SECOND_FACTOR"]);
    }
    const renewed = await change("recovery-codes", as, { code: codeOf(secret, app.clock) });
    expect(renewed.body.recoveryCodes).toHaveLength(10);
    expect((await login(email, { recoveryCode: recoveryCodes[0] })).status).toBe(401);
    const [recoveryCode] = renewed.body.recoveryCodes;
    expect((await change("disable", as, { recoveryCode })).status).toBe(200);
    expect((await login(email)).status).toBe(200);
    expect(outcome(await change("disable", as, { recoveryCode }))).toEqual([409, "SECOND_FACTOR_INACTIVE"]);
  });

  it("is taken off by the platform for somebody who lost it, and by nobody for themselves", async () => {
    const { id, email, as } = await seedProtected();
    const admin = await seedAdmin(app);
    const reset = (userId: string, by: { cookie: string }) =>
      api("DELETE", `/api/admin/users/${userId}/second-factor`, { as: by });
    expect((await reset(id, shop.owner)).status).toBe(403);
    expect(outcome(await reset(admin.userId, admin))).toEqual([403, "FORBIDDEN"]);
    expect((await reset(id, admin)).status).toBe(204);
    expect((await api("GET", "/api/auth/second-factor", { as })).status).toBe(401);
    expect((await login(email)).status).toBe(200);
    expect((await reset(id, admin)).status).toBe(204);
    const [entry] = await app.db.prisma.auditEntry.findMany({
      where: { action: "resetSecondFactor", subjectId: id },
    });
    expect(entry).toMatchObject({ actorId: admin.userId, actorRole: "superadmin" });
  });

  it("that a new SESSION_SECRET made unreadable lets recovery codes in, and no code of the app", async () => {
    const { email, secret, recoveryCodes } = await seedProtected();
    const env = { ...app.env, SESSION_SECRET: ["another-secret-for-tests-0123456789abcdef"] as const };
    const renewed = createApi({ ...app, env });
    const body = { email, password: PASSWORD };
    const byCode = await renewed("POST", "/api/auth/login", {
      body: { ...body, code: codeOf(secret, app.clock) },
    });
    expect(outcome(byCode)).toEqual([401, "INVALID_SECOND_FACTOR"]);
    const recoveryCode = recoveryCodes[0];
    const byRecovery = await renewed("POST", "/api/auth/login", { body: { ...body, recoveryCode } });
    expect(byRecovery.status).toBe(200);
  });
});
