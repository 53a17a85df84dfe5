import { describe, expect } from "vitest";
import { newId } from "@/lib/core/ids/ids";
import { inTransaction } from "@/lib/platform/db/transaction";
import { appendEvents } from "@/lib/platform/events/event-store";
import { app, appTest as it } from "@/lib/testing/fixtures";
import { type SeededShop, seedShop } from "@/lib/testing/seed-shop";
import { someEvent } from "@/lib/testing/some-event";
import { claimDueDeliveries } from "./webhook-delivery-store";

it.beforeEach(() => app.db.pool.query("UPDATE webhook_delivery SET status = 'succeeded'"));

/** A restaurant with receivers, and something that each of them has to be told. */
async function seedListening(count: number, { failing = 0, events = 1 } = {}): Promise<SeededShop> {
  const shop = await seedShop(app);
  const { tenantId } = shop;
  const now = app.clock.now();
  await app.db.prisma.webhookEndpoint.createMany({
    data: Array.from({ length: count }, (_, index) => ({
      tenantId,
      id: newId("whe"),
      url: "https://receiver.example/",
      eventTypes: [],
      secret: "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw",
      failingSince: index < failing ? now : null,
      createdAt: now,
    })),
  });
  const event = someEvent();
  await inTransaction(app.db, (tx) =>
    appendEvents(tx, { tenantId, events: Array.from({ length: events }, () => event), now }),
  );
  return shop;
}

/** What one process takes, and how much of it is each restaurant's. */
async function claim(room: { limit?: number; failingLimit?: number } = {}) {
  const now = app.clock.now();
  const claimed = await claimDueDeliveries(app.db, {
    now,
    leaseId: newId("req"),
    leasedUntil: new Date(now.getTime() + 30_000),
    limit: 64,
    failingLimit: 32,
    ...room,
  });
  const of = ({ tenantId }: SeededShop) => claimed.filter((delivery) => delivery.tenantId === tenantId);
  return { claimed, of, count: (shop: SeededShop) => of(shop).length };
}

describe("of what is in flight", () => {
  it("a restaurant whose receivers fail has two, and a healthy one what it needs", async () => {
    const dead = await Promise.all([1, 2, 3, 4].map(() => seedListening(20, { failing: 20 })));
    const healthy = await seedListening(1, { events: 3 });
    const { count, claimed } = await claim();
    expect(dead.map(count)).toEqual([2, 2, 2, 2]);
    expect(count(healthy)).toBe(3);
    expect(claimed.filter(({ isFailing }) => isFailing)).toHaveLength(8);
    expect((await claim()).claimed).toEqual([]);
  });

  it("no restaurant has more than eight, and no receiver more than four", async () => {
    const [busy, quiet] = [await seedListening(20), await seedListening(1, { events: 9 })];
    const first = await claim();
    expect([first.count(busy), first.count(quiet)]).toEqual([8, 4]);
    const rivals = await Promise.all([claim(), claim(), claim()]);
    expect(rivals.flatMap(({ claimed }) => claimed)).toEqual([]);
  });

  it("failing receivers of many restaurants leave the other half of a process free", async () => {
    const dead = await Promise.all([1, 2, 3].map(() => seedListening(3, { failing: 3 })));
    const healthy = await seedListening(1, { events: 4 });
    const { count, claimed } = await claim({ limit: 8, failingLimit: 4 });
    expect(claimed).toHaveLength(8);
    expect(count(healthy)).toBe(4);
    expect(dead.map(count).sort()).toEqual([1, 1, 2]);
  });

  it("restaurants take turns, and whoever has less comes first", async () => {
    const shops = [await seedListening(5), await seedListening(5), await seedListening(5)];
    const first = await claim({ limit: 6 });
    expect(shops.map(first.count)).toEqual([2, 2, 2]);
    const [busy] = shops as [SeededShop];
    const late = await seedListening(5);
    const second = await claim({ limit: 2 });
    expect(second.count(late)).toBe(2);
    expect(second.count(busy)).toBe(0);
  });

  it("a restaurant's own failing receivers keep its healthy one from nothing", async () => {
    const mixed = await seedListening(21, { failing: 20 });
    const { of } = await claim();
    expect(of(mixed).filter(({ isFailing }) => isFailing)).toHaveLength(2);
    expect(of(mixed).filter(({ isFailing }) => !isFailing)).toHaveLength(1);
  });

  it("each is taken by one of many processes", async () => {
    for (let count = 0; count < 4; count += 1) await seedListening(2, { events: 4 });
    const rivals = await Promise.all(Array.from({ length: 6 }, () => claim({ limit: 8 })));
    const ids = rivals.flatMap(({ claimed }) => claimed.map(({ id }) => id));
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.length).toBeGreaterThan(0);
  });
});
