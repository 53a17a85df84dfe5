import { describe, expect } from "vitest";
import type { CallResult } from "@/lib/testing/call";
import { api, app, orders, shop, shopTest } from "@/lib/testing/fixtures";
import { cookieOf, seedShop } from "@/lib/testing/seed-shop";

const it = shopTest.extend("beginsAt", "2026-11-18T11:00:00Z");

const outcome = ({ status, body }: CallResult) => [status, body?.error ?? "ok"];
const at = () => `/api/tenant/${shop.slug}/kitchen`;

async function seedStation(name: string, productIds: readonly string[]): Promise<string> {
  const body = { name, productIds };
  return (await api("POST", `/api/tenant/${shop.slug}/stations`, { as: shop.owner, body })).body.id;
}

describe("a paired screen", () => {
  const place = () => `/api/kitchen/${shop.slug}`;

  async function pair(more: object) {
    const begun = await api("POST", `${place()}/pairing`);
    const device = cookieOf(begun.headers.get("set-cookie") ?? "");
    const body = { code: begun.body.code, name: "Grill 1", stationId: null, ...more };
    const paired = await api("POST", `${at()}/screens`, { as: shop.owner, body });
    return { device, paired, code: begun.body.code };
  }

  it("opens nothing before a member has entered its code, and then what was chosen for it", async () => {
    const grill = await seedStation("Grill", [shop.margherita]);
    const cold = await seedStation("Cold", []);
    const { id: orderId } = await orders.placed(shop);
    await orders.bring(shop, orderId, "accepted");
    const begun = await api("POST", `${place()}/pairing`);
    const waiting = cookieOf(begun.headers.get("set-cookie") ?? "");
    expect(outcome(await api("GET", `${place()}/screen`, { as: waiting }))).toEqual([
      404,
      "KITCHEN_SCREEN_NOT_FOUND",
    ]);
    const { device, paired } = await pair({ kind: "station", stationId: grill });
    expect(outcome(paired)).toEqual([200, "ok"]);
    expect((await api("GET", `${place()}/screen`, { as: device })).body).toMatchObject({
      kind: "station",
      stationId: grill,
    });
    const { body } = await api("GET", `${place()}/tickets`, { as: device });
    expect(body.tickets).toHaveLength(1);
    const bump = (stationId: string | null) =>
      api("POST", `${place()}/steps`, { as: device, body: { kind: "bump", subjectId: orderId, stationId } });
    expect(outcome(await bump(cold))).toEqual([403, "FORBIDDEN"]);
    expect(outcome(await bump(null))).toEqual([403, "FORBIDDEN"]);
    expect(outcome(await bump(grill))).toEqual([200, "ok"]);
    const step = await app.db.prisma.orderTimelineEvent.findFirstOrThrow({
      where: { orderId, status: "preparing" },
    });
    expect(step).toMatchObject({ actor: "restaurant", actorUserId: null, note: "Grill 1" });
    expect((await api("GET", `${place()}/pickup`, { as: device })).status).toBe(404);
    expect((await api("GET", `/api/tenant/${shop.slug}/orders`, { as: device })).status).toBe(401);
  });

  it("is paired once by a code, which expires", async () => {
    const { paired, code } = await pair({ kind: "expediter" });
    const body = { code, name: "Another", kind: "expediter", stationId: null };
    const again = await api("POST", `${at()}/screens`, { as: shop.owner, body });
    expect(outcome(again)).toEqual([404, "KITCHEN_CODE_NOT_FOUND"]);
    const begun = await api("POST", `${place()}/pairing`);
    app.clock.advance({ minutes: 15 });
    const late = await api("POST", `${at()}/screens`, {
      as: shop.owner,
      body: { ...body, code: begun.body.code },
    });
    expect(outcome(late)).toEqual([404, "KITCHEN_CODE_NOT_FOUND"]);
    expect(paired.body.lastSeenAt).toBeNull();
  });

  it("is listed with when it was seen, and opens nothing once it is removed", async () => {
    const { device, paired } = await pair({ kind: "expediter" });
    await api("GET", `${place()}/tickets`, { as: device });
    const list = await api("GET", `${at()}/screens`, { as: shop.owner });
    expect(list.body.screens).toMatchObject([{ name: "Grill 1", lastSeenAt: app.clock.now().toISOString() }]);
    await api("DELETE", `${at()}/screens/${paired.body.id}`, { as: shop.owner });
    expect(outcome(await api("GET", `${place()}/tickets`, { as: device }))).toEqual([
      404,
      "KITCHEN_SCREEN_NOT_FOUND",
    ]);
  });

  it("is in the activity log when it is paired, changed and removed, without its code", async () => {
    const { paired, code } = await pair({ kind: "expediter" });
    const path = `${at()}/screens/${paired.body.id}`;
    const changed = await api("PATCH", path, { as: shop.owner, body: { kind: "pickup", name: "Window" } });
    expect(changed.body).toMatchObject({ kind: "pickup", name: "Window", stationId: null });
    await api("DELETE", path, { as: shop.owner });
    const acts = await app.db.prisma.auditEntry.findMany({
      where: { subjectId: paired.body.id },
      orderBy: { id: "asc" },
    });
    expect(acts.map(({ action }) => action)).toEqual([
      "pairKitchenScreen",
      "updateKitchenScreen",
      "removeKitchenScreen",
    ]);
    expect(JSON.stringify(acts)).not.toContain(code);
  });

  it("opens no other restaurant", async () => {
    const { device } = await pair({ kind: "expediter" });
    const other = await seedShop(app);
    expect((await api("GET", `/api/kitchen/${other.slug}/tickets`, { as: device })).status).toBe(404);
  });

  it("shows guests numbers, and neither names nor prices", async () => {
    const { device } = await pair({ kind: "pickup" });
    const { id, orderNumber } = await orders.placed(shop);
    await orders.bring(shop, id, "preparing");
    const shown = () => api("GET", `${place()}/pickup`, { as: device });
    expect((await shown()).body).toEqual({ preparing: [orderNumber], ready: [] });
    await orders.bring(shop, id, "ready", "preparing");
    const { body, text } = await shown();
    expect(body).toEqual({ preparing: [], ready: [orderNumber] });
    expect(text).not.toContain("Ada");
    expect((await api("GET", `${place()}/tickets`, { as: device })).status).toBe(404);
  });
});
