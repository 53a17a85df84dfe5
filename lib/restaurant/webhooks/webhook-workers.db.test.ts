import { describe, expect } from "vitest";
import { driveWebhooks } from "@/lib/testing/drive-webhooks";
import { api, app, webhookTest as it, receiver, shop } from "@/lib/testing/fixtures";
import { seedShop } from "@/lib/testing/seed-shop";
import { createTestApp } from "@/lib/testing/test-app";
import { startReceiver } from "@/lib/testing/webhook-receiver";
import { deliverWebhooks } from "./deliver-webhooks";
import { claimDueDeliveries } from "./webhook-delivery-store";

const { listen, order, deliveriesOf } = driveWebhooks(() => ({ app, api, shop, receiver }));

describe("workers", () => {
  it("send every webhook once, however many work at the same time", async () => {
    await listen();
    for (let count = 0; count < 12; count += 1) await order();
    const rivals = await Promise.all([1, 2, 3].map(() => createTestApp({ WEBHOOK_ALLOW_LOOPBACK: "1" })));
    for (const rival of rivals) rival.clock.set(app.clock.now());
    receiver.answerWith((response) => void setTimeout(() => response.writeHead(200).end(), 20));
    await Promise.all([app, ...rivals].map((each) => deliverWebhooks(each)));
    await Promise.all(rivals.map((rival) => rival.stop()));
    expect(receiver.received).toHaveLength(12);
    expect(new Set(receiver.received.map(({ headers }) => headers["webhook-id"])).size).toBe(12);
  });

  it("lose nothing when one dies between the commit and the sending, or in the middle of sending", async () => {
    const endpoint = await listen();
    await order();
    const now = app.clock.now();
    const leasedUntil = new Date(now.getTime() + 60_000);
    const claimed = await claimDueDeliveries(app.db, {
      now,
      leaseId: "dead",
      leasedUntil,
      limit: 100,
      failingLimit: 100,
    });
    expect(claimed.filter(({ endpointId }) => endpointId === endpoint.id)).toHaveLength(1);
    await deliverWebhooks(app);
    expect(receiver.received).toHaveLength(0);
    app.clock.advance({ seconds: 61 });
    await deliverWebhooks(app);
    expect(receiver.received).toHaveLength(1);
  });

  it("serve a fast receiver while a slow one keeps them waiting", async () => {
    receiver.answerWith(() => undefined);
    await listen();
    for (let count = 0; count < 6; count += 1) await order();
    const delivering = deliverWebhooks(app);
    await receiver.arrival(4);
    const other = { app, api, shop: await seedShop(app), receiver: await startReceiver() };
    const fast = driveWebhooks(() => other);
    await fast.listen();
    await fast.order();
    await deliverWebhooks(app);
    await other.receiver.arrival(1);
    expect(receiver.received).toHaveLength(4);
    await other.receiver.close();
    await receiver.close();
    await delivering;
  });
});

describe("an address that has become private", () => {
  it("is refused at the time of sending, and nothing connects to it", async () => {
    const endpoint = await listen();
    await order();
    await deliverWebhooks({ ...app, env: { ...app.env, WEBHOOK_ALLOW_LOOPBACK: false } });
    expect(receiver.received).toHaveLength(0);
    const [{ status, attempts }] = await deliveriesOf(endpoint);
    expect(status).toBe("pending");
    expect(attempts[0].error).toContain("must begin with https://");
  });
});
