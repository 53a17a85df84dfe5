import { describe, expect } from "vitest";
import { checkPin, hashPin } from "@/lib/people/devices/pin-hash";
import type { CallResult } from "@/lib/testing/call";
import { createApi } from "@/lib/testing/call";
import { api, app, appTest as it } from "@/lib/testing/fixtures";
import { refreshSignIn, type SeededShop, seedShop, seedStaff } from "@/lib/testing/seed-shop";

type Person = { cookie: string; userId: string };

let shop: SeededShop;
let tablet: Person;
let ada: Person;

const outcome = ({ status, body }: CallResult) => [status, body?.error ?? "ok"];
const WRONG = [403, "WRONG_PIN"];
const at = () => `/api/tenant/${shop.slug}`;
const setPin = (who: Person, pin: string, as = who) =>
  api("PUT", `${at()}/staff/${who.userId}/pin`, { as, body: { pin } });
const removePin = (who: Person, as: Person) => api("DELETE", `${at()}/staff/${who.userId}/pin`, { as });
const unlock = (userId: string, pin: string, as = tablet) =>
  api("POST", `${at()}/acting`, { as, body: { userId, pin } });
const stateOf = async ({ userId }: Person) => {
  const { staff } = (await api("GET", `${at()}/staff`, { as: shop.owner })).body;
  return staff.find((each: Person) => each.userId === userId)?.pin;
};
const rowOf = ({ userId }: Person) => app.db.prisma.memberPin.findFirst({ where: { userId } });

async function member(role: "co_manager" | "staff" = "staff"): Promise<Person> {
  const person = await seedStaff(app, { tenantId: shop.tenantId, role });
  await refreshSignIn(app, person);
  return person;
}

async function newTablet(): Promise<Person> {
  const made = await member();
  await api("PUT", `${at()}/shared-device`, { as: made, body: {} });
  return made;
}

it.beforeEach(async () => {
  shop = await seedShop(app);
  tablet = await newTablet();
  ada = await member();
});

describe("setting a PIN", () => {
  it("needs the member's own fresh sign-in, and is in the activity log without the PIN", async () => {
    app.clock.advance({ minutes: 6 });
    expect(outcome(await setPin(ada, "4831"))).toEqual([403, "FRESH_SIGN_IN_REQUIRED"]);
    await refreshSignIn(app, ada);
    expect(outcome(await setPin(ada, "4831"))).toEqual([204, "ok"]);
    expect(outcome(await setPin(ada, "4831", shop.owner))).toEqual([403, "FORBIDDEN"]);
    expect(await stateOf(ada)).toBe("set");
    const [entry] = await app.db.prisma.auditEntry.findMany({
      where: { tenantId: shop.tenantId, action: "setPin" },
    });
    expect(entry?.actorId).toBe(ada.userId);
    expect(JSON.stringify(entry)).not.toContain("4831");
  });

  it.each(["123", "1234567", "12a4", " 4831", "1111", "1234", "١٢٣٤"])("refuses %s", async (pin) => {
    expect(outcome(await setPin(ada, pin))).toEqual([400, "VALIDATION_FAILED"]);
  });

  it("keeps what no table of hashes opens without the installation's secret, and another for each member", async () => {
    const ben = await member();
    await setPin(ada, "4831");
    await setPin(ben, "4831");
    const [one, two] = [await rowOf(ada), await rowOf(ben)];
    expect(one?.hash).toMatch(/^\$2b\$/);
    expect(one?.hash).not.toBe(two?.hash);
    const { tenantId } = shop;
    const of = { tenantId, userId: ada.userId, pin: "4831", hash: one?.hash ?? null };
    expect(await checkPin(app.env.SESSION_SECRET, of)).toEqual({ isOld: false });
    expect(await checkPin(["another-secret-for-tests-only-0123456789"], of)).toBeNull();
    expect(await checkPin(app.env.SESSION_SECRET, { ...of, userId: ben.userId })).toBeNull();
  });

  it("is for one restaurant", async () => {
    await setPin(ada, "4831");
    const other = await seedShop(app);
    await app.db.prisma.tenantMember.create({
      data: { tenantId: other.tenantId, userId: ada.userId, role: "staff" },
    });
    const { body } = await api("GET", `/api/tenant/${other.slug}/acting`, { as: ada });
    expect(body.members.find(({ userId }: Person) => userId === ada.userId).pin).toBe("none");
  });

  it("works on with a new secret, and is hashed anew under it", async () => {
    await setPin(ada, "4831");
    const next = "the-next-secret-for-tests-0123456789abcdef";
    const rotated = createApi({
      ...app,
      env: { ...app.env, SESSION_SECRET: [next, ...app.env.SESSION_SECRET] },
    });
    const unlocked = await rotated("POST", `${at()}/acting`, {
      as: tablet,
      body: { userId: ada.userId, pin: "4831" },
    });
    expect(unlocked.status).toBe(200);
    const hash = (await rowOf(ada))?.hash ?? null;
    const of = { tenantId: shop.tenantId, userId: ada.userId, pin: "4831", hash };
    expect(await checkPin([next], of)).toEqual({ isOld: false });
  });
});

describe("removing a PIN", () => {
  it("is for its member, and for who manages them", async () => {
    const [manager, other] = [await member("co_manager"), await member("co_manager")];
    for (const who of [ada, manager]) await setPin(who, "4831");
    expect(outcome(await removePin(ada, await member()))).toEqual([403, "FORBIDDEN"]);
    expect(outcome(await removePin(manager, other))).toEqual([403, "FORBIDDEN"]);
    expect(outcome(await removePin(ada, manager))).toEqual([204, "ok"]);
    expect(outcome(await removePin(ada, manager))).toEqual([204, "ok"]);
    expect(outcome(await removePin(manager, manager))).toEqual([204, "ok"]);
    expect(outcome(await removePin({ ...ada, userId: "usr_unknown" }, manager))).toEqual([
      404,
      "MEMBER_NOT_FOUND",
    ]);
    expect(await rowOf(ada)).toBeNull();
    const acts = await app.db.prisma.auditEntry.count({
      where: { tenantId: shop.tenantId, action: "removePin", subjectId: ada.userId },
    });
    expect(acts).toBe(1);
  });

  it("happens with the membership", async () => {
    await setPin(ada, "4831");
    await api("DELETE", `${at()}/staff/${ada.userId}`, { as: shop.owner });
    expect(await rowOf(ada)).toBeNull();
  });
});

describe("a wrong PIN", () => {
  it("is answered alike for a wrong one, none, a locked one and a stranger", async () => {
    await setPin(ada, "4831");
    const [ben, locked] = [await member(), await member()];
    await setPin(locked, "4831");
    await app.db.prisma.memberPin.updateMany({
      where: { userId: locked.userId },
      data: { lockedAt: app.clock.now() },
    });
    const answers = [
      await unlock(ada.userId, "9999"),
      await unlock(ben.userId, "4831"),
      await unlock(locked.userId, "4831"),
      await unlock("usr_nobody", "4831"),
    ];
    expect(answers.map(outcome)).toEqual([WRONG, WRONG, WRONG, WRONG]);
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
  });

  it("is counted exactly among rivals: ten are looked at, then the PIN is locked until its member sets another", async () => {
    await setPin(ada, "4831");
    // Each tablet asks a few times, and the window between the rounds is over, so that no rate limit is in the way.
    for (let round = 0; round < 3; round += 1) {
      const tablets = await Promise.all(Array.from({ length: 8 }, newTablet));
      await Promise.all(tablets.map((each) => unlock(ada.userId, "9999", each)));
      app.clock.advance({ minutes: 16 });
    }
    expect(await rowOf(ada)).toMatchObject({ tries: 10, lockedAt: expect.any(Date) });
    expect(await stateOf(ada)).toBe("locked");
    expect(outcome(await unlock(ada.userId, "4831"))).toEqual(WRONG);
    const locks = await app.db.prisma.auditEntry.findMany({
      where: { tenantId: shop.tenantId, action: "pin.locked" },
    });
    expect(locks.map(({ subjectId }) => subjectId)).toEqual([ada.userId]);
    app.clock.advance({ minutes: 16 });
    await refreshSignIn(app, ada);
    await setPin(ada, "5827");
    expect((await unlock(ada.userId, "5827")).status).toBe(200);
    expect(await rowOf(ada)).toMatchObject({ tries: 0, lockedAt: null });
  });

  it("is limited to five in 15 minutes for a member, whatever the device, among 20 rivals", async () => {
    await setPin(ada, "4831");
    const tablets = await Promise.all(Array.from({ length: 20 }, newTablet));
    const answers = await Promise.all(tablets.map((each) => unlock(ada.userId, "9999", each)));
    const of = (status: number) => answers.filter((answer) => answer.status === status).length;
    expect([of(403), of(429)]).toEqual([5, 15]);
    expect((await rowOf(ada))?.tries).toBe(5);
    expect(outcome(await unlock(ada.userId, "4831"))).toEqual([429, "RATE_LIMITED"]);
    app.clock.advance({ minutes: 15 });
    expect((await unlock(ada.userId, "4831")).status).toBe(200);
  });

  it("is limited to 20 in 15 minutes on a device, whoever is chosen", async () => {
    const names = Array.from({ length: 21 }, (_, place) => `usr_${place}`);
    const answers = [];
    for (const name of names) answers.push((await unlock(name, "9999")).status);
    expect(answers).toEqual([...Array.from({ length: 20 }, () => 403), 429]);
  });

  it("counts for nothing once a right one follows", async () => {
    await setPin(ada, "4831");
    for (let day = 0; day < 4; day += 1) {
      for (let count = 0; count < 4; count += 1)
        expect(outcome(await unlock(ada.userId, "9999"))).toEqual(WRONG);
      expect((await unlock(ada.userId, "4831")).status).toBe(200);
      app.clock.advance({ minutes: 16 });
    }
  });
});

it("hashes a PIN of every length", async () => {
  const keys = app.env.SESSION_SECRET;
  const of = { tenantId: shop.tenantId, userId: "usr_1" };
  for (const pin of ["4831", "48310", "483102"]) {
    const hash = await hashPin(keys, { ...of, pin });
    expect(await checkPin(keys, { ...of, pin, hash })).toEqual({ isOld: false });
    expect(await checkPin(keys, { ...of, pin: `${pin.slice(0, -1)}9`, hash })).toBeNull();
  }
});
