import { describe, expect } from "vitest";
import { endOutlivedStreams, followSession } from "@/lib/people/auth/follow-session";
import type { CallResult } from "@/lib/testing/call";
import { api, apis, app, pairTest as it, orders } from "@/lib/testing/fixtures";
import { refreshSignIn, type SeededShop, seedShop, seedStaff } from "@/lib/testing/seed-shop";

type Person = { cookie: string; userId: string };
type Role = "owner" | "co_manager" | "staff";

let shop: SeededShop;
/** Whose session the tablet has, and two who share it. */
let tablet: Person;
let ada: Person;
let ben: Person;

const PIN = "4831";
const outcome = ({ status, body }: CallResult) => [status, body?.error ?? "ok"];
const OK = [204, "ok"];
const at = () => `/api/tenant/${shop.slug}`;

const setPin = (who: Person, pin = PIN, as = who) =>
  api("PUT", `${at()}/staff/${who.userId}/pin`, { as, body: { pin } });
const share = (as: Person, body: object = {}) => api("PUT", `${at()}/shared-device`, { as, body });
const unlock = (who: Person, pin = PIN, as = tablet) =>
  api("POST", `${at()}/acting`, { as, body: { userId: who.userId, pin } });
const lock = (as = tablet) => api("DELETE", `${at()}/acting`, { as });
const stay = () => api("PATCH", `${at()}/acting`, { as: tablet });
const view = async (as = tablet) => (await api("GET", `${at()}/acting`, { as })).body;
const read = (path = "/orders") => api("GET", `${at()}${path}`, { as: tablet });

async function member(name: string, role: Role = "staff", pin: string | null = PIN): Promise<Person> {
  const person = await seedStaff(app, { tenantId: shop.tenantId, role });
  await app.db.prisma.user.update({ where: { id: person.userId }, data: { name } });
  await refreshSignIn(app, person);
  if (pin !== null) expect(outcome(await setPin(person, pin))).toEqual(OK);
  return person;
}

it.beforeEach(async () => {
  shop = await seedShop(app);
  tablet = await member("Tablet", "co_manager", null);
  ada = await member("Ada");
  ben = await member("Ben", "staff", "7302");
  expect(outcome(await share(tablet))).toEqual(OK);
});

describe("a shared device", () => {
  it("does nothing before somebody gives their PIN, and nothing elsewhere", async () => {
    const other = await seedShop(app);
    await app.db.prisma.tenantMember.create({
      data: { tenantId: other.tenantId, userId: tablet.userId, role: "owner" },
    });
    expect(outcome(await read())).toEqual([403, "PIN_REQUIRED"]);
    expect(outcome(await api("PATCH", `${at()}/settings`, { as: tablet, body: {} }))).toEqual([
      403,
      "PIN_REQUIRED",
    ]);
    expect((await unlock(ada)).status).toBe(200);
    expect((await read()).status).toBe(200);
    const elsewhere = await api("GET", `/api/tenant/${other.slug}/orders`, { as: tablet });
    expect(outcome(elsewhere)).toEqual([403, "OWN_SIGN_IN_REQUIRED"]);
    for (const [method, path] of [
      ["GET", "/api/auth/second-factor"],
      ["GET", "/api/auth/reauthenticate"],
      ["GET", "/api/agent/referrals"],
    ] as const)
      expect([path, ...outcome(await api(method, path, { as: tablet }))]).toEqual([
        path,
        403,
        "OWN_SIGN_IN_REQUIRED",
      ]);
  });

  it("names both who work on it in the order's timeline, and one person's session as before", async () => {
    const { id } = await orders.placed(shop);
    const move = (status: string, as = tablet) =>
      api("PATCH", `${at()}/orders/${id}`, { as, body: { status } });
    await unlock(ada);
    expect((await move("accepted")).status).toBe(200);
    await unlock(ben, "7302");
    expect((await move("preparing")).status).toBe(200);
    await lock();
    expect(outcome(await move("ready"))).toEqual([403, "PIN_REQUIRED"]);
    expect((await move("ready", shop.owner)).status).toBe(200);
    const { body } = await api("GET", `${at()}/orders/${id}`, { as: shop.owner });
    const names = body.timeline.map(
      (step: { actor: string; actorName?: string }) => step.actorName ?? step.actor,
    );
    expect(names).toEqual(["customer", "Ada", "Ben", "Test Staff"]);
    const rows = await app.db.prisma.orderTimelineEvent.findMany({
      where: { orderId: id },
      orderBy: { position: "asc" },
    });
    expect(rows.map(({ actorUserId }) => actorUserId).slice(1)).toEqual([
      ada.userId,
      ben.userId,
      shop.owner.userId,
    ]);
    const guest = await api("GET", `/api/public/${shop.slug}/orders/${id}`, {
      query: { email: "ada@diner.example" },
    });
    expect(guest.text).not.toContain("Ben");
  });

  it("gives the lower of both roles", async () => {
    const owner = await member("Olga", "owner", "9063");
    const settings = (as: Person) => api("PATCH", `${at()}/settings`, { as, body: { minPrepMinutes: 20 } });
    await unlock(ada);
    expect(outcome(await settings(tablet))[0]).toBe(403);
    await unlock(owner, "9063");
    expect(outcome(await settings(tablet))[0]).toBe(200);
    // The owner's PIN makes no owner of a co-manager's session.
    expect(outcome(await api("GET", `${at()}/audit-log`, { as: tablet }))).toEqual([403, "FORBIDDEN"]);
    const [act] = await app.db.prisma.auditEntry.findMany({
      where: { tenantId: shop.tenantId, action: "updateSettings" },
    });
    expect(act).toMatchObject({
      actorId: owner.userId,
      actorRole: "co_manager",
      data: { deviceUserId: tablet.userId },
    });
  });

  it("refuses by PIN what concerns the team, one's own sign-in and what needs a fresh one", async () => {
    const manager = await member("Mia", "co_manager", "9063");
    await refreshSignIn(app, tablet);
    await unlock(manager, "9063");
    for (const [method, path, body] of [
      ["PUT", `/staff/${manager.userId}/pin`, { pin: "5827" }],
      ["PUT", `/staff/${tablet.userId}/pin`, { pin: "5827" }],
      ["DELETE", `/staff/${ada.userId}/pin`, undefined],
      ["DELETE", `/staff/${ada.userId}`, undefined],
      ["POST", "/invitations", { email: "x@team.example", role: "staff" }],
      ["PUT", "/shared-device", { idleMinutes: 100 }],
    ] as const)
      expect([path, ...outcome(await api(method, `${at()}${path}`, { as: tablet, body }))]).toEqual([
        path,
        403,
        "OWN_SIGN_IN_REQUIRED",
      ]);
  });

  it("locks itself when nobody touches it, and after twelve hours whatever they touch", async () => {
    await unlock(ada);
    app.clock.advance({ minutes: 4 });
    expect((await stay()).status).toBe(200);
    app.clock.advance({ minutes: 4 });
    expect((await read()).status).toBe(200);
    app.clock.advance({ minutes: 1 });
    expect(outcome(await read())).toEqual([403, "PIN_REQUIRED"]);
    expect(outcome(await stay())).toEqual([403, "PIN_REQUIRED"]);
    await unlock(ada);
    for (let minutes = 0; minutes < 12 * 60; minutes += 4) {
      expect([minutes, (await stay()).status]).toEqual([minutes, 200]);
      app.clock.advance({ minutes: 4 });
    }
    expect(outcome(await stay())).toEqual([403, "PIN_REQUIRED"]);
  });

  it("shows the board while it is locked where that was chosen, and moves nothing", async () => {
    const board = await seedStaff(app, { tenantId: shop.tenantId, role: "co_manager" });
    await share(board, { showsBoard: true, idleMinutes: 30 });
    const { id } = await orders.placed(shop);
    const on = (method: string, path: string, body?: object) =>
      api(method as "GET", `${at()}${path}`, { as: board, body });
    expect((await on("GET", "/orders")).status).toBe(200);
    expect(outcome(await on("GET", "/reservations"))).toEqual([403, "PIN_REQUIRED"]);
    expect(outcome(await on("GET", "/customers"))).toEqual([403, "PIN_REQUIRED"]);
    expect(outcome(await on("PATCH", `/orders/${id}`, { status: "accepted" }))).toEqual([
      403,
      "PIN_REQUIRED",
    ]);
  });

  it("stays shared until its session ends, and cannot be shared twice", async () => {
    expect(outcome(await share(tablet))).toEqual([403, "OWN_SIGN_IN_REQUIRED"]);
    expect(outcome(await unlock(ada, PIN, ben))).toEqual([409, "DEVICE_NOT_SHARED"]);
    await unlock(ada);
    await api("POST", "/api/auth/logout", { as: tablet });
    expect(outcome(await unlock(ada))).toEqual([401, "UNAUTHENTICATED"]);
    const row = await app.db.prisma.auditEntry.findFirst({
      where: { tenantId: shop.tenantId, action: "shareDevice" },
    });
    expect(row?.actorId).toBe(tablet.userId);
  });

  it("ends the open pages of a locked device, and not those that show the board", async () => {
    const board = await seedStaff(app, { tenantId: shop.tenantId, role: "staff" });
    await share(board, { showsBoard: true });
    await unlock(ada);
    const ended: string[] = [];
    const sessionOf = async (userId: string) =>
      (await app.db.prisma.session.findFirstOrThrow({ where: { subjectId: userId } })).id;
    const stops = await Promise.all(
      [tablet, board].map(async ({ userId }) => {
        const sessionId = await sessionOf(userId);
        const end = () => void ended.push(userId);
        return followSession(app, { sessionId, tenantId: shop.tenantId, end });
      }),
    );
    await endOutlivedStreams(app);
    expect(ended).toEqual([]);
    await lock();
    await endOutlivedStreams(app);
    expect(ended).toEqual([tablet.userId]);
    for (const stop of stops) stop();
  });
});

describe("whoever acts", () => {
  it("is the same in every process at once", async () => {
    const [, second] = apis;
    const there = () => second("GET", `${at()}/acting`, { as: tablet });
    for (const [who, pin] of [
      [ada, PIN],
      [ben, "7302"],
      [ada, PIN],
    ] as const) {
      await unlock(who, pin);
      expect((await there()).body.acting.userId).toBe(who.userId);
    }
    await lock();
    expect((await there()).body.acting).toBeNull();
  });

  it("is one of two who switch at once", async () => {
    for (let round = 0; round < 10; round += 1) {
      const both = await Promise.all([unlock(ada), unlock(ben, "7302")]);
      expect(both.map(({ status }) => status)).toEqual([200, 200]);
      const { acting } = await view();
      expect([ada.userId, ben.userId]).toContain(acting.userId);
      const { id } = await orders.placed(shop);
      await api("PATCH", `${at()}/orders/${id}`, { as: tablet, body: { status: "accepted" } });
      const step = await app.db.prisma.orderTimelineEvent.findFirst({
        where: { orderId: id, status: "accepted" },
      });
      expect(step?.actorUserId).toBe(acting.userId);
    }
  });

  it.each<[string, () => Promise<unknown>]>([
    ["leaves the team", () => api("DELETE", `${at()}/staff/${ada.userId}`, { as: shop.owner })],
    ["has their PIN removed", () => api("DELETE", `${at()}/staff/${ada.userId}/pin`, { as: shop.owner })],
    ["sets another PIN", () => setPin(ada, "5827")],
  ])("acts no longer once they: %s", async (_, act) => {
    await unlock(ada);
    expect((await read()).status).toBe(200);
    app.clock.advance({ seconds: 1 });
    await act();
    expect(outcome(await read())).toEqual([403, "PIN_REQUIRED"]);
    expect(outcome(await unlock(ada))).toEqual([403, "WRONG_PIN"]);
  });

  it("has fewer rights at once when their role is lowered", async () => {
    const manager = await member("Mia", "co_manager", "9063");
    await unlock(manager, "9063");
    expect((await read("/staff")).status).toBe(200);
    await api("PATCH", `${at()}/staff/${manager.userId}`, { as: shop.owner, body: { role: "staff" } });
    expect(outcome(await read("/staff"))).toEqual([403, "FORBIDDEN"]);
  });
});
