import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type Api, createApi } from "@/lib/testing/call";
import { placeByCard, resetEmulator, seedCardShop } from "@/lib/testing/online-payments";
import { orderBody, type SeededShop } from "@/lib/testing/seed-shop";
import { createTestApp, type TestApp } from "@/lib/testing/test-app";
import { startReceiver, type WebhookReceiver } from "@/lib/testing/webhook-receiver";
import { QUEUES } from "./queues";

let app: TestApp;
let api: Api;
let shop: SeededShop;
let receiver: WebhookReceiver;
let answerAgain = (): void => undefined;

/** A processor that no longer answers, and more for it to do than there are slots. */
beforeEach(async () => {
  app = await createTestApp({ WEBHOOK_ALLOW_LOOPBACK: "1", CRON_SECRET: "a scheduler's secret" });
  await app.db.pool.query("DELETE FROM graphile_worker._private_jobs");
  api = createApi(app);
  shop = await seedCardShop(app);
  receiver = await startReceiver();
  await api("POST", `/api/tenant/${shop.slug}/webhook-endpoints`, {
    as: shop.owner,
    body: { url: receiver.url, eventTypes: ["order.created"] },
  });
  const { tenantId } = shop;
  for (let count = 0; count < QUEUES.processor + 2; count += 1) {
    const { body } = await placeByCard(api, shop);
    await app.jobs.add(app.db.prisma, "close-payment", { tenantId, orderId: body.id });
  }
  await app.jobs.add(app.db.prisma, "expire-unpaid-orders", {});
  await app.db.pool.query(
    "DELETE FROM graphile_worker._private_jobs j USING graphile_worker._private_tasks t WHERE t.id = j.task_id AND t.identifier IN ('deliver-stripe-event', 'deliver-webhooks')",
  );
  app.clock.advance({ minutes: 31 });
  const controls = resetEmulator(app);
  controls.hangsUntil = new Promise((resolve) => {
    answerAgain = resolve;
  });
});
afterEach(async () => {
  answerAgain();
  await app.stop();
  await receiver.close();
});

const hanging = async () => {
  const { rows } = await app.db.pool.query(
    "SELECT FROM graphile_worker.jobs WHERE task_identifier = 'close-payment' AND locked_by IS NOT NULL",
  );
  return rows.length;
};
/** An order that is heard of by webhook, and whose diner is written to. */
const placeWithCash = async () => {
  const { body } = await api("POST", `/api/public/${shop.slug}/orders`, { body: orderBody(shop) });
  const path = `/api/tenant/${shop.slug}/orders/${body.id}`;
  await api("PATCH", path, { as: shop.owner, body: { status: "accepted" } });
  return body.id as string;
};
const sent = () => app.db.prisma.email.count({ where: { tenantId: shop.tenantId, status: "kept" } });
const emails = () => app.db.prisma.email.count({ where: { tenantId: shop.tenantId } });
const heardOf = (orderId: string) => receiver.received.some(({ body }) => body.includes(orderId));

describe("a processor that hangs", () => {
  it("keeps neither emails nor webhooks waiting", { timeout: 30_000 }, async () => {
    await app.start();
    await expect.poll(hanging, { timeout: 5_000 }).toBe(QUEUES.processor);
    const orderIds = [await placeWithCash(), await placeWithCash()];
    await expect.poll(() => orderIds.every(heardOf), { timeout: 10_000 }).toBe(true);
    await expect.poll(sent, { timeout: 10_000 }).toBe(await emails());
    expect(await emails()).toBeGreaterThan(0);
    expect(await hanging()).toBe(QUEUES.processor);
  });

  it("leaves no job locked behind by a clean stop, nor counts the attempt", async () => {
    await app.start();
    await expect.poll(hanging, { timeout: 5_000 }).toBe(QUEUES.processor);
    await app.jobs.stop(50);
    const { rows } = await app.db.pool.query(
      "SELECT locked_by, attempts FROM graphile_worker.jobs WHERE task_identifier = 'close-payment'",
    );
    expect(rows).toHaveLength(QUEUES.processor + 2);
    for (const row of rows) expect(row).toEqual({ locked_by: null, attempts: 0 });
    expect(await app.db.prisma.jobWorker.count()).toBe(0);
  });

  it("does not eat up the time of a scheduler's call, which gives back what it holds", async () => {
    const orderId = await placeWithCash();
    await app.jobs.add(app.db.prisma, "deliver-webhooks", {});
    await app.jobs.drain(app, { budgetMs: 3_000, graceMs: 50 });
    expect(heardOf(orderId)).toBe(true);
    expect(await sent()).toBe(await emails());
    expect(await hanging()).toBe(0);
    const { rows } = await app.db.pool.query(
      "SELECT DISTINCT attempts FROM graphile_worker.jobs WHERE task_identifier = 'close-payment'",
    );
    expect(rows).toEqual([{ attempts: 0 }]);
  });
});
