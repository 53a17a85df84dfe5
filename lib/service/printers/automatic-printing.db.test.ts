import { describe, expect } from "vitest";
import { app, billTest, orders, room, shop, shopTest } from "@/lib/testing/fixtures";
import { seedPrinter } from "@/lib/testing/printers/seed-printers";
import { createStation } from "./create-station";

const it = shopTest.extend("beginsAt", "2026-11-18T11:00:00Z");

const ticketsOf = async (printerId: string) => {
  const jobs = await app.db.prisma.printJob.findMany({ where: { printerId }, orderBy: { id: "asc" } });
  return jobs.map(({ kind, state, notBefore, ticket }) => ({
    kind,
    state,
    notBefore,
    text: JSON.stringify(ticket),
  }));
};

const rules = { position: 0, categoryIds: [], productIds: [], optionLabels: [] };

describe("an accepted order", () => {
  it("is printed by station, once, and names the other stations", async () => {
    const { tenantId } = shop;
    const order = await orders.placed(shop);
    const { items } = await app.db.prisma.order.findFirstOrThrow({
      where: { id: order.id },
      include: { items: true },
    });
    const productIds = items.slice(0, 1).map(({ productId }) => productId);
    const grill = await createStation(app, { tenantId, request: { ...rules, name: "Grill", productIds } });
    const bar = await createStation(app, { tenantId, request: { ...rules, name: "Bar" } });
    const first = await seedPrinter(app, shop, { kind: "star_cloudprnt", stationIds: [grill.id] });
    const second = await seedPrinter(app, shop, { kind: "epos_direct", stationIds: [bar.id] });
    const pass = await seedPrinter(app, shop, {
      kind: "escpos_bridge",
      ticketKinds: ["expediter", "label", "guest_slip"],
    });
    expect(await ticketsOf(first.id)).toEqual([]);
    await orders.bring(shop, order.id, "preparing");
    const [ticket, ...more] = await ticketsOf(first.id);
    expect(more).toEqual([]);
    expect(ticket).toMatchObject({ kind: "kitchen", state: "waiting", notBefore: null });
    expect(ticket?.text).toContain("Grill");
    expect(await ticketsOf(second.id)).toEqual([]);
    const kinds = (await ticketsOf(pass.id)).map(({ kind }) => kind);
    expect(new Set(kinds)).toEqual(new Set(["expediter", "label", "guest_slip"]));
  });

  it("that is canceled says so where somebody may have its ticket, and is withdrawn where nobody has", async () => {
    const { id, device } = await seedPrinter(app, shop, { kind: "star_cloudprnt" });
    const [known, unknown] = [await orders.placed(shop), await orders.placed(shop)];
    await orders.patch(shop, known.id, { status: "accepted" });
    await device.work();
    await orders.patch(shop, unknown.id, { status: "accepted" });
    await orders.patch(shop, known.id, { status: "canceled" });
    await orders.patch(shop, unknown.id, { status: "canceled" });
    const tickets = await ticketsOf(id);
    expect(tickets.map(({ state }) => state)).toEqual(["printed", "canceled", "waiting"]);
    expect(tickets[2]?.text).toContain('"banner"');
    await device.work();
    expect(device.printed).toHaveLength(2);
  });
});

describe("a round at a table", () => {
  billTest("is printed with the table and the round", async () => {
    const { id } = await seedPrinter(app, room.shop, { kind: "epos_direct" });
    await room.openBill();
    const [ticket] = await ticketsOf(id);
    expect(ticket?.text).toContain("· 1");
  });
});
