import { expect } from "vitest";
import { newId } from "@/lib/core/ids/ids";
import { codeOf, enrol } from "@/lib/testing/authenticator";
import { api, app, oneShopTest as it, shop } from "@/lib/testing/fixtures";
import { PASSWORD, seedSignIn, sessionOf } from "@/lib/testing/people";
import { seedShop } from "@/lib/testing/seed-shop";
import { asTableOwner } from "@/lib/testing/test-database";

const seedMember = () => seedSignIn(app, { memberOf: { ...shop, role: "staff" } });

const login = (email: string, password: string, proof: object = {}) =>
  api("POST", "/api/auth/login", { body: { email, password, ...proof } });
const entriesAbout = (subjectId: string) =>
  app.db.prisma.auditEntry.findMany({ where: { subjectId }, orderBy: { id: "asc" } });
const unknownEntries = () =>
  app.db.prisma.auditEntry.findMany({ where: { actorId: null, subjectId: null }, orderBy: { id: "asc" } });

it("holds sign-ins, failures and sign-outs of an account, at the restaurant it opens", async () => {
  const { id, email } = await seedMember();
  await login(email, "wrong");
  const as = sessionOf(await login(email, PASSWORD));
  for (const _ of ["first", "repeat"]) await api("POST", "/api/auth/logout", { as });
  const entries = await entriesAbout(id);
  const shared = { tenantId: shop.tenantId, subjectId: id };
  expect(entries).toMatchObject([
    {
      ...shared,
      action: "auth.sign-in-failed",
      actorId: null,
      actorRole: "anonymous",
      data: { account: "known", reason: "INVALID_CREDENTIALS" },
    },
    { ...shared, action: "auth.signed-in", actorId: id, actorRole: "staff" },
    { ...shared, action: "auth.signed-out", actorId: id, actorRole: "staff" },
  ]);
  expect(JSON.stringify(entries)).not.toMatch(/@|wrong/);
});

it("holds each step of a second factor, and the codes that failed", async () => {
  const { id, email } = await seedMember();
  const as = sessionOf(await login(email, PASSWORD));
  const { secret, recoveryCodes } = await enrol(api, { as, password: PASSWORD, clock: app.clock });
  await login(email, PASSWORD);
  await login(email, PASSWORD, { code: "000000" });
  app.clock.advance({ minutes: 1 });
  const change = (path: string, proof: object) =>
    api("POST", `/api/auth/second-factor/${path}`, { as, body: { password: PASSWORD, ...proof } });
  const { body } = await change("recovery-codes", { recoveryCode: recoveryCodes[0] });
  await change("disable", { code: codeOf(secret, app.clock) });
  const entries = await entriesAbout(id);
  expect(entries.map(({ action, data }) => [action, (data as { reason?: string }).reason])).toEqual([
    ["auth.signed-in", undefined],
    ["auth.second-factor-enabled", undefined],
    ["auth.sign-in-failed", "INVALID_SECOND_FACTOR"],
    ["auth.recovery-codes-renewed", undefined],
    ["auth.second-factor-disabled", undefined],
  ]);
  const log = JSON.stringify(entries);
  for (const known of [secret, recoveryCodes[0], body.recoveryCodes[0]]) expect(log).not.toContain(known);
});

it("says of an unknown email only that it was unknown, and of a flood of them no more than 100 times", async () => {
  await login("nobody@stranger.example", "wrong");
  expect(await unknownEntries()).toMatchObject([
    { action: "auth.sign-in-failed", tenantId: null, data: { account: "unknown" } },
  ]);
  await app.db.pool.query(
    `INSERT INTO audit_entry (id, at, actor_role, action, data)
     SELECT 'aud_flood' || n, $1, 'anonymous', 'auth.sign-in-failed', '{}' FROM generate_series(1, 98) n`,
    [app.clock.now()],
  );
  for (const name of ["one", "two", "three"]) await login(`${name}@stranger.example`, "wrong");
  expect(await unknownEntries()).toHaveLength(100);
  app.clock.advance({ minutes: 16 });
  await login("later@stranger.example", "wrong");
  expect(await unknownEntries()).toHaveLength(101);
  expect(JSON.stringify(await unknownEntries())).not.toContain("stranger");
});

it("is written with the session, or neither is", async () => {
  const { id, email } = await seedMember();
  await asTableOwner(`
    CREATE FUNCTION refuse_entry() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'the log is full'; END $$;
    CREATE TRIGGER audit_entry_full BEFORE INSERT ON audit_entry FOR EACH ROW EXECUTE FUNCTION refuse_entry()`);
  await expect(login(email, PASSWORD)).rejects.toThrow("500 with INTERNAL");
  await asTableOwner("DROP TRIGGER audit_entry_full ON audit_entry; DROP FUNCTION refuse_entry");
  expect(await app.db.prisma.session.count({ where: { subjectId: id } })).toBe(0);
});

it("is read by the owner, with names, and without what the platform noted", async () => {
  const read = (as: { cookie: string }, query = {}) =>
    api("GET", `/api/tenant/${shop.slug}/audit-log`, { as, query });
  const { id, email } = await seedMember();
  const member = sessionOf(await login(email, PASSWORD));
  const admin = newId("usr");
  await app.db.prisma.auditEntry.create({
    data: {
      id: newId("aud"),
      at: new Date(app.clock.now().getTime() + 1),
      actorId: admin,
      actorRole: "superadmin",
      action: "escrow.flag-cleared",
      tenantId: shop.tenantId,
      data: { note: "between us" },
    },
  });
  expect((await read(member)).status).toBe(403);
  const { body } = await read(shop.owner, { limit: "2" });
  expect(body.entries).toEqual([
    expect.objectContaining({
      action: "escrow.flag-cleared",
      actor: { userId: null, name: "platform", role: "superadmin" },
      data: {},
    }),
    expect.objectContaining({
      action: "auth.signed-in",
      subjectId: id,
      actor: { userId: id, name: "Somebody", role: "staff" },
    }),
  ]);
  const next = await read(shop.owner, { limit: "2", cursor: body.nextCursor });
  expect(next.body.entries[0].id).not.toBe(body.entries[1].id);
  const other = await seedShop(app);
  expect((await api("GET", `/api/tenant/${other.slug}/audit-log`, { as: other.owner })).body.entries).toEqual(
    [],
  );
});
