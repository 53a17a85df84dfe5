import { describe, expect } from "vitest";
import type { CallResult } from "@/lib/testing/call";
import { countQueries } from "@/lib/testing/count-queries";
import { api, app, billTest, orders, room, shop, shopTest } from "@/lib/testing/fixtures";
import { meetAtLock } from "@/lib/testing/hold-lock";
import { seedPrinter } from "@/lib/testing/printers/seed-printers";
import { type SeededShop, seedProduct } from "@/lib/testing/seed-shop";

const it = shopTest.extend("beginsAt", "2026-11-18T11:00:00Z");

type Stations = Record<"grill" | "cold" | "bar", string>;
const outcome = ({ status, body }: CallResult) => [status, body?.error ?? "ok"];

const at = (of: Pick<SeededShop, "slug"> = shop) => `/api/tenant/${of.slug}/kitchen`;
const read = async (station?: string, of: SeededShop = shop) =>
  (await api("GET", `${at(of)}/tickets`, { as: of.owner, query: station ? { station } : {} })).body;
const step = (kind: string, subjectId: string, more: object = {}, of: SeededShop = shop) =>
  api("POST", `${at(of)}/steps`, { as: of.owner, body: { kind, subjectId, ...more } });
const statusOf = async (id: string) => (await app.db.prisma.order.findFirstOrThrow({ where: { id } })).status;
const timelineOf = async (orderId: string) =>
  (await app.db.prisma.orderTimelineEvent.findMany({ where: { orderId }, orderBy: { position: "asc" } })).map(
    ({ status }) => status,
  );

async function seedStation(
  name: string,
  productIds: readonly string[],
  of: SeededShop = shop,
): Promise<string> {
  const body = { name, productIds };
  return (await api("POST", `/api/tenant/${of.slug}/stations`, { as: of.owner, body })).body.id;
}

/** Three stations, and an accepted order with a dish of each of the first two. */
async function accepted(): Promise<Stations & { orderId: string }> {
  const salad = await seedProduct(app, shop, { basePriceMinor: 600 });
  const cola = await seedProduct(app, shop, { basePriceMinor: 300 });
  const grill = await seedStation("Grill", [shop.margherita]);
  const cold = await seedStation("Cold", [salad]);
  const bar = await seedStation("Bar", [cola]);
  const items = [
    { productId: shop.margherita, quantity: 2, price: 8.5 },
    { productId: salad, quantity: 1, price: 6 },
  ];
  const { id: orderId } = await orders.placed(shop, { items });
  await orders.bring(shop, orderId, "accepted");
  return { grill, cold, bar, orderId };
}

describe("a kitchen of stations", () => {
  it("shows each station its own dishes of accepted orders", async () => {
    const { grill, cold, bar, orderId } = await accepted();
    await orders.placed(shop);
    const view = await read(grill);
    expect(view.stations.map(({ name }: { name: string }) => name)).toEqual(["Bar", "Cold", "Grill"]);
    expect(view.tickets.map(({ subjectId }: { subjectId: string }) => subjectId)).toEqual([orderId]);
    const part = view.tickets[0].parts.find(({ stationId }: { stationId: string }) => stationId === grill);
    expect(part.lines).toMatchObject([{ key: "0", quantity: 2, made: 0 }]);
    expect((await read(cold)).tickets).toHaveLength(1);
    expect((await read(bar)).tickets).toEqual([]);
    expect(
      outcome(await api("GET", `${at()}/tickets`, { as: shop.owner, query: { station: "stn_x" } })),
    ).toEqual([404, "STATION_NOT_FOUND"]);
  });

  it("begins an order with its first touch, and has it ready with its last station", async () => {
    const { grill, cold, orderId } = await accepted();
    app.clock.advance({ minutes: 9 });
    expect(outcome(await step("bump", orderId, { stationId: grill }))).toEqual([200, "ok"]);
    expect(await statusOf(orderId)).toBe("preparing");
    app.clock.advance({ minutes: 2 });
    const { body } = await step("bump", orderId, { stationId: cold });
    expect(body.ticket).toMatchObject({ status: "ready", isAllDone: true });
    expect(await timelineOf(orderId)).toEqual(["pending", "accepted", "preparing", "ready"]);
    const emails = await app.db.prisma.email.count({ where: { template: "order-ready" } });
    expect(emails).toBe(1);
  });

  it("measures what was cooked where the only touch is the last", async () => {
    const { orderId } = await accepted();
    app.clock.advance({ minutes: 9 });
    expect(outcome(await step("bump", orderId))).toEqual([200, "ok"]);
    const order = await app.db.prisma.order.findFirstOrThrow({ where: { id: orderId } });
    expect(order).toMatchObject({ status: "ready", flaggedAt: null });
    expect(order.preparingStartedAt).toEqual(order.acceptedAt);
  });

  it("lets one of two tablets bump, and has the order ready once", async () => {
    const { grill, cold, orderId } = await accepted();
    app.clock.advance({ minutes: 5 });
    const lock = {
      statement: "SELECT 1 FROM orders WHERE tenant_id = $1 AND id = $2 FOR UPDATE",
      values: [shop.tenantId, orderId],
    };
    const same = await meetAtLock(lock, [
      () => step("bump", orderId, { stationId: grill }),
      () => step("bump", orderId, { stationId: grill }),
    ]);
    expect(same.map(outcome).sort()).toEqual([
      [200, "ok"],
      [409, "KITCHEN_TICKET_CHANGED"],
    ]);
    await step("recall", orderId, { stationId: grill });
    // The last two stations at once: each has to see the other.
    const last = await meetAtLock(lock, [
      () => step("bump", orderId, { stationId: grill }),
      () => step("bump", orderId, { stationId: cold }),
    ]);
    expect(last.map(outcome)).toEqual([
      [200, "ok"],
      [200, "ok"],
    ]);
    expect(await statusOf(orderId)).toBe("ready");
    expect(await timelineOf(orderId)).toEqual(["pending", "accepted", "preparing", "ready"]);
  });

  it("recalls the bump that was seen, and keeps what came meanwhile", async () => {
    const { grill, orderId } = await accepted();
    const bumped = await step("bump", orderId, { stationId: grill, lines: [{ key: "0", units: 1 }] });
    const partOf = ({ body }: CallResult) =>
      body.ticket.parts.find(({ stationId }: { stationId: string }) => stationId === grill);
    // Two are ordered and one was on the screen.
    expect(partOf(bumped)).toMatchObject({ isDone: false, lines: [{ made: 1, quantity: 2 }] });
    const again = await step("bump", orderId, { stationId: grill });
    expect(partOf(again)).toMatchObject({ isDone: true, lines: [{ made: 2 }] });
    const late = "2026-11-18T10:00:00.000Z";
    expect(outcome(await step("recall", orderId, { stationId: grill, bumpedAt: late }))).toEqual([
      409,
      "KITCHEN_TICKET_CHANGED",
    ]);
    const recalled = await step("recall", orderId, { stationId: grill, bumpedAt: partOf(again).bumpedAt });
    expect(partOf(recalled)).toMatchObject({ isDone: false, isRecalled: true, lines: [{ made: 0 }] });
  });

  it("strikes and unstrikes single lines without bumping", async () => {
    const { grill, orderId } = await accepted();
    const lines = [{ key: "0", units: 2 }];
    const struck = await step("strike", orderId, { stationId: grill, lines });
    const partOf = ({ body }: CallResult) =>
      body.ticket.parts.find(({ stationId }: { stationId: string }) => stationId === grill);
    expect(partOf(struck)).toMatchObject({ isDone: false, bumpedAt: null, lines: [{ made: 2 }] });
    expect(await statusOf(orderId)).toBe("preparing");
    expect(partOf(await step("unstrike", orderId, { stationId: grill, lines }))).toMatchObject({
      lines: [{ made: 0 }],
    });
  });

  it("marks a rush, and takes it off", async () => {
    const { orderId } = await accepted();
    expect((await step("rush", orderId)).body.ticket.isRush).toBe(true);
    expect((await step("calm", orderId)).body.ticket.isRush).toBe(false);
    expect(await statusOf(orderId)).toBe("accepted");
  });

  it("shows a canceled order until the station has seen it, and leaves what staff move themselves", async () => {
    const { grill, orderId } = await accepted();
    await orders.patch(shop, orderId, { status: "canceled" });
    const [ticket] = (await read(grill)).tickets;
    expect(ticket.status).toBe("canceled");
    await step("bump", orderId, { stationId: grill });
    expect(await statusOf(orderId)).toBe("canceled");
    const [seen] = (await read(grill)).tickets;
    expect(seen.parts.find(({ stationId }: { stationId: string }) => stationId === grill).isDone).toBe(true);
    app.clock.advance({ minutes: 11 });
    expect((await read(grill)).tickets).toEqual([]);
  });

  it("shows a scheduled order when the kitchen begins", async () => {
    const grill = await seedStation("Grill", [shop.margherita]);
    const { id } = await orders.placed(shop, { scheduledFor: "2026-11-18T18:00:00Z" });
    await orders.bring(shop, id, "accepted");
    expect((await read(grill)).tickets).toEqual([]);
    expect(outcome(await step("bump", id))).toEqual([404, "KITCHEN_TICKET_NOT_FOUND"]);
    app.clock.set("2026-11-18T18:00:00Z");
    expect((await read(grill)).tickets).toHaveLength(1);
  });

  it("reads in as many statements whatever there is", async () => {
    await accepted();
    const few = await countQueries(() => read());
    for (let more = 0; more < 4; more += 1)
      await orders.bring(shop, (await orders.placed(shop)).id, "accepted");
    expect(await countQueries(() => read())).toBe(few);
  });

  it("is closed to others", async () => {
    const { orderId } = await accepted();
    expect((await api("GET", `${at()}/tickets`)).status).toBe(401);
    expect((await api("POST", `${at()}/steps`, { body: { kind: "bump", subjectId: orderId } })).status).toBe(
      401,
    );
  });
});

describe("an order that staff change", () => {
  it("keeps what was made of the lines that stay, wherever they stand then, and opens what is new", async () => {
    const { grill, orderId } = await accepted();
    await app.db.prisma.order.updateMany({ where: { id: orderId }, data: { channel: "phone" } });
    const pie = await seedProduct(app, shop, { basePriceMinor: 500 });
    await step("bump", orderId, { stationId: grill });
    const edited = await api("POST", `/api/tenant/${shop.slug}/orders/${orderId}/edits`, {
      as: shop.owner,
      body: {
        items: [
          { productId: pie, quantity: 1 },
          { lineIndex: 0, quantity: 3 },
        ],
      },
    });
    expect(edited.status).toBe(200);
    const { parts } = (await read()).tickets[0];
    const lines = parts.flatMap((part: { lines: object[] }) => part.lines);
    expect(lines).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ key: "0", quantity: 1, made: 0 }),
        expect.objectContaining({ key: "1", quantity: 3, made: 2 }),
      ]),
    );
    expect(lines).toHaveLength(2);
  });
});

describe("rounds at a table", () => {
  billTest("are shown by station, and stay when something is added", async () => {
    const grill = await seedStation("Grill", [room.dish], room.shop);
    const { billId, itemIds } = await room.openBill(2);
    const [ticket] = (await read(grill, room.shop)).tickets;
    expect(ticket).toMatchObject({ billId, round: 1, label: "window", service: "dine_in", status: null });
    expect(ticket.parts[0].lines.map(({ key }: { key: string }) => key)).toEqual(itemIds);
    const done = await step("bump", billId, { round: 1, stationId: grill }, room.shop);
    expect(done.body.ticket).toMatchObject({ isAllDone: true });
    await room.send("POST", `/bills/${billId}/rounds`, { items: [{ productId: room.dish, quantity: 3 }] });
    const view = await read(grill, room.shop);
    expect(
      view.tickets.map(({ round, isAllDone }: { round: number; isAllDone: boolean }) => [round, isAllDone]),
    ).toEqual([
      [1, true],
      [2, false],
    ]);
  });
});

describe("courses", () => {
  billTest("wait until they are fired, at the stations and at the printers", async () => {
    const grill = await seedStation("Grill", [room.dish], room.shop);
    const printer = await seedPrinter(app, room.shop, { kind: "epos_direct" });
    const { body: bill } = await room.send("POST", "/bills", { tableId: room.tables.window });
    const items = [
      { productId: room.dish, quantity: 1, course: 1 },
      { productId: room.dish, quantity: 4, course: 2 },
    ];
    await room.send("POST", `/bills/${bill.id}/rounds`, { items });
    const printed = () => app.db.prisma.printJob.count({ where: { printerId: printer.id } });
    expect(await printed()).toBe(1);
    const lines = (ticket: { parts: { lines: { course: number; isHeld: boolean }[] }[] }) =>
      ticket.parts[0]?.lines.map(({ course, isHeld }) => [course, isHeld]);
    const [ticket] = (await read(grill, room.shop)).tickets;
    expect(lines(ticket)).toEqual([
      [1, false],
      [2, true],
    ]);
    const at = { round: 1, stationId: grill };
    const bumped = await step("bump", bill.id, at, room.shop);
    expect(bumped.body.ticket).toMatchObject({ isAllDone: false, parts: [{ isDone: true }] });
    app.clock.advance({ minutes: 20 });
    const fire = () => step("fire", bill.id, { round: 1, course: 2 }, room.shop);
    const [fired] = await Promise.all([fire(), fire()]);
    expect(fired.body.ticket.parts[0]).toMatchObject({
      isDone: false,
      since: app.clock.now().toISOString(),
    });
    expect(lines(fired.body.ticket)).toEqual([
      [1, false],
      [2, false],
    ]);
    // Fired by two at once, printed once.
    expect(await printed()).toBe(2);
    expect((await step("bump", bill.id, at, room.shop)).body.ticket.isAllDone).toBe(true);
  });
});

describe("the ages of tickets", () => {
  it("are the restaurant's", async () => {
    const put = (body: object) => api("PUT", `${at()}/settings`, { as: shop.owner, body });
    expect((await put({ soonMinutes: 20, lateMinutes: 10 })).status).toBe(400);
    expect((await put({ soonMinutes: 5, lateMinutes: 10 })).status).toBe(200);
    expect(await read()).toMatchObject({ soonMinutes: 5, lateMinutes: 10 });
  });
});
