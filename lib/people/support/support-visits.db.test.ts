import { expect } from "vitest";
import { getCounters } from "@/lib/platform/live/live-store";
import { api, app, shopTest as it, shop } from "@/lib/testing/fixtures";
import { seedAdmin, seedShop } from "@/lib/testing/seed-shop";

let admin: { cookie: string; userId: string };

it.beforeEach(async () => {
  admin = await seedAdmin(app);
});

const visits = () => `/api/admin/tenants/${shop.slug}/support-visits`;
const start = (reason = "The printer is silent", as = admin) =>
  api("POST", visits(), { as, body: { reason } });
const end = (id: string, as = admin) => api("DELETE", `${visits()}/${id}`, { as });
const underWay = async () =>
  (await api("GET", `/api/admin/tenants/${shop.slug}`, { as: admin })).body.supportVisits;
const logOf = async (as: { cookie: string }) =>
  (await api("GET", `/api/tenant/${shop.slug}/audit-log`, { as })).body.entries;

/** Waits for the next notice that an open page of the restaurant gets. */
async function nextNotice() {
  const { tenantId } = shop;
  const topic = { tenantId, subjectId: null, ...(await getCounters(app.db, shop)) };
  let stop = () => {};
  const told = new Promise<void>((resolve) => {
    stop = app.live.subscribe(topic, () => {}, resolve);
  });
  return { told: told.finally(() => stop()) };
}

it("is announced with its reason to the restaurant and to the platform, and so is its end", async () => {
  const { body: visit } = await start();
  expect(await underWay()).toMatchObject([{ id: visit.id, userId: admin.userId, reason: visit.reason }]);
  expect((await end(visit.id)).status).toBe(204);
  expect(await underWay()).toEqual([]);
  const told = { visit: { id: visit.id, reason: "The printer is silent" } };
  expect(await logOf(shop.owner)).toMatchObject([
    { action: "support.ended", actor: { userId: null, name: "platform" }, ...told },
    { action: "support.started", actor: { userId: null, name: "platform" }, ...told },
  ]);
  const query = { tenantId: shop.slug, action: "support.started" };
  const { entries } = (await api("GET", "/api/admin/audit-log", { as: admin, query })).body;
  expect(entries).toMatchObject([
    { actor: { userId: admin.userId }, restaurant: { slug: shop.slug }, ...told },
  ]);
});

it("is among the notices of the restaurant, as one's own for who makes it, and open pages hear of both ends", async () => {
  const notices = async (as: { cookie: string }) =>
    (await api("GET", `/api/tenant/${shop.slug}/notices`, { as })).body;
  const none = { ownVisit: null, visits: [], suspension: null };
  expect(await notices(shop.owner)).toEqual(none);
  const beginning = await nextNotice();
  const { body: visit } = await start();
  await beginning.told;
  const { id, reason, endsAt } = visit;
  expect(await notices(shop.owner)).toEqual({ ...none, visits: [{ id, reason, endsAt }] });
  expect(await notices(admin)).toEqual({ ...none, ownVisit: { id, endsAt } });
  const ending = await nextNotice();
  await end(id);
  await ending.told;
  expect(await notices(shop.owner)).toEqual(none);
  const closing = await nextNotice();
  const body = { status: "suspended", reason: "No licence" };
  await api("PATCH", `/api/admin/tenants/${shop.slug}`, { as: admin, body });
  await closing.told;
  expect(await notices(shop.owner)).toEqual({ ...none, suspension: { reason: "No licence" } });
});

it("opens writes and personal data to the super-admin while it lasts, and its writes name it", async () => {
  const at = `/api/tenant/${shop.slug}`;
  const write = () => api("PATCH", `${at}/settings`, { as: admin, body: { prepMinutes: 25 } });
  const read = () => api("GET", `${at}/orders`, { as: admin });
  const outcomes = async () =>
    (await Promise.all([write(), read()])).map(({ status, body }) => [status, body.error]);
  const REFUSED = [403, "SUPPORT_VISIT_REQUIRED"];
  expect(await outcomes()).toEqual([REFUSED, REFUSED]);
  const { body: visit } = await start();
  expect((await outcomes()).map(([status]) => status)).toEqual([200, 200]);
  await end(visit.id);
  expect(await outcomes()).toEqual([REFUSED, REFUSED]);
  await start("Another look");
  app.clock.advance({ hours: 1 });
  expect(await outcomes(), "once its time is over").toEqual([REFUSED, REFUSED]);
  const changes = (await logOf(shop.owner)).filter(
    ({ action }: { action: string }) => action === "updateSettings",
  );
  expect(changes).toMatchObject([{ actor: { name: "platform" }, visit: { id: visit.id } }]);
});

it("is at one restaurant, and opens no other", async () => {
  const other = await seedShop(app);
  await start();
  const read = await api("GET", `/api/tenant/${other.slug}/orders`, { as: admin });
  expect([read.status, read.body.error]).toEqual([403, "SUPPORT_VISIT_REQUIRED"]);
});

it("records each part in which personal data is read, once, however many requests there are", async () => {
  const { body: visit } = await start();
  const read = (path: string, query = {}) =>
    api("GET", `/api/tenant/${shop.slug}${path}`, { as: admin, query });
  await read("/menu/schedule");
  await Promise.all(Array.from({ length: 8 }, () => read("/orders")));
  await read("/orders/unknown");
  await read("/guests");
  await read("/staff");
  const reads = async () =>
    (await logOf(shop.owner)).filter(({ action }: { action: string }) => action.includes("read-"));
  expect(await reads()).toMatchObject(
    ["support.read-team", "support.read-customers", "support.read-order-management"].map((action) => ({
      action,
      actor: { userId: null, name: "platform" },
      visit: { id: visit.id },
    })),
  );
  await end(visit.id);
  await start("Another look");
  await read("/orders");
  expect(await reads(), "again in the next visit").toHaveLength(4);
});

it("leaves what its restaurant's own people read out of the log", async () => {
  await api("GET", `/api/tenant/${shop.slug}/orders`, { as: shop.owner });
  expect(await logOf(shop.owner)).toEqual([]);
});

it("ends by itself after an hour, when the next one may start", async () => {
  await start();
  expect((await start("Another look")).body.error).toBe("VISIT_UNDER_WAY");
  app.clock.advance({ hours: 1 });
  expect(await underWay()).toEqual([]);
  expect((await start("Another look")).status).toBe(200);
});

it("is there once, however many rivals start it at the same moment", async () => {
  const answers = await Promise.all(Array.from({ length: 6 }, () => start()));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409]);
  expect(await underWay()).toHaveLength(1);
});

it("belongs to who makes it: another super-admin has their own and cannot end it", async () => {
  const other = await seedAdmin(app);
  const { body: visit } = await start();
  expect((await end(visit.id, other)).body.error).toBe("FORBIDDEN");
  expect((await start("With two pairs of eyes", other)).status).toBe(200);
  expect(await underWay()).toHaveLength(2);
  for (const id of [visit.id, visit.id, "spv_unknown"]) expect((await end(id)).status).toBe(204);
  expect((await end(visit.id, other)).status).toBe(204);
  expect(await underWay()).toHaveLength(1);
  expect((await logOf(shop.owner)).map(({ action }: { action: string }) => action)).toEqual([
    "support.ended",
    "support.started",
    "support.started",
  ]);
});

it("ends with the session of who makes it", async () => {
  await start();
  await api("POST", "/api/auth/logout", { as: admin, query: { scope: "admin" } });
  admin = await seedAdmin(app);
  expect(await underWay()).toEqual([]);
  expect((await logOf(shop.owner))[0]).toMatchObject({ action: "support.ended" });
});

it("is refused to everybody else, and at no restaurant", async () => {
  expect((await api("POST", visits(), { as: shop.owner, body: { reason: "Let me in" } })).status).toBe(403);
  const nowhere = await api("POST", "/api/admin/tenants/nobody/support-visits", {
    as: admin,
    body: { reason: "Let me in" },
  });
  expect(nowhere.body.error).toBe("TENANT_NOT_FOUND");
});
