import { describe, expect } from "vitest";
import { api, app, appTest } from "@/lib/testing/fixtures";
import { meetAtLock } from "@/lib/testing/hold-lock";
import { createFirstAdmin } from "./create-first-admin";

const it = appTest.extend("settings", { scope: "file" }, { DATABASE_POOL_SIZE: "20" });

it.afterEach(async () => {
  await app.db.prisma.accountToken.deleteMany();
  await app.db.prisma.user.deleteMany();
});

const person = { email: "root@bazar.example", name: "Root" };
const admins = () => app.db.prisma.user.findMany({ where: { role: "superadmin" } });
const tokenOf = (url: string) => new URL(url).searchParams.get("token");
const setPassword = (url: string) =>
  api("POST", "/api/auth/reset-password", { body: { token: tokenOf(url), password: "long enough 42" } });

describe("the first super-admin", () => {
  it("is made with a link that sets the password once", async () => {
    const { url } = await createFirstAdmin(app, person);
    expect(url).toMatch(/^http:\/\/localhost:3000\/reset-password\?token=[\w-]{43}$/);
    expect(await admins()).toMatchObject([person]);
    expect((await setPassword(url)).status).toBe(200);
    expect((await setPassword(url)).body.error).toBe("INVALID_TOKEN");
    const signedIn = await api("POST", "/api/auth/login", {
      body: { email: person.email, password: "long enough 42" },
    });
    expect(signedIn.body).toMatchObject({ role: "superadmin" });
  });

  it("gets a link that is good for an hour", async () => {
    const { url } = await createFirstAdmin(app, person);
    app.clock.advance({ minutes: 61 });
    expect((await setPassword(url)).body.error).toBe("INVALID_TOKEN");
  });

  it("is in the audit log", async () => {
    await createFirstAdmin(app, person);
    const [admin] = await admins();
    const entries = await app.db.prisma.auditEntry.findMany({ where: { subjectId: admin?.id ?? "" } });
    expect(entries).toMatchObject([{ action: "user.created" }]);
  });

  it("is one, however many ask at once", async () => {
    const emails = Array.from({ length: 6 }, (_, index) => `rival-${index}@bazar.example`);
    const made = await meetAtLock(
      { statement: "LOCK TABLE users IN ACCESS EXCLUSIVE MODE" },
      emails.map(
        (email) => () =>
          createFirstAdmin(app, { ...person, email }).then(
            () => true,
            () => false,
          ),
      ),
    );
    expect(made.filter(Boolean)).toHaveLength(1);
    expect(await admins()).toHaveLength(1);
  });

  it("is refused beside another one, unless told", async () => {
    await createFirstAdmin(app, person);
    const second = { ...person, email: "second@bazar.example" };
    await expect(createFirstAdmin(app, second)).rejects.toMatchObject({ code: "FORBIDDEN" });
    await createFirstAdmin(app, { ...second, force: true });
    expect(await admins()).toHaveLength(2);
  });

  it("gets a new link by force", async () => {
    await createFirstAdmin(app, person);
    app.clock.advance({ minutes: 61 });
    const { url } = await createFirstAdmin(app, { ...person, force: true });
    expect(await admins()).toHaveLength(1);
    expect((await setPassword(url)).status).toBe(200);
  });

  it("is nobody who has another account", async () => {
    await app.db.prisma.user.create({
      data: { id: "usr_owner", email: person.email, name: "Owner", passwordHash: "x" },
    });
    await expect(createFirstAdmin(app, person)).rejects.toMatchObject({ code: "EMAIL_TAKEN" });
    expect(await admins()).toHaveLength(0);
  });
});
