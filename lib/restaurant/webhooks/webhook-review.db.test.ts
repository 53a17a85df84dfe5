import { expect } from "vitest";
import { api, app, receiverTest as it, receiver, receiverTest as test } from "@/lib/testing/fixtures";
import { orderBody, type SeededShop, seedAdmin, seedShop } from "@/lib/testing/seed-shop";
import { deliverWebhooks } from "./deliver-webhooks";

async function listen(shop: SeededShop): Promise<string> {
  const body = { url: `${receiver.url}?key=a-secret-path` };
  return (await api("POST", `/api/tenant/${shop.slug}/webhook-endpoints`, { as: shop.owner, body })).body.id;
}

const order = (shop: SeededShop) => api("POST", `/api/public/${shop.slug}/orders`, { body: orderBody(shop) });

async function list(query: Record<string, string> = {}) {
  const as = await seedAdmin(app);
  return (await api("GET", "/api/admin/webhook-endpoints", { as, query })).body;
}
const idsOf = (page: { webhookEndpoints: { id: string }[] }) => page.webhookEndpoints.map(({ id }) => id);

it("shows what fails, since when, how often in a row and why, until it works again", async () => {
  const shop = await seedShop(app);
  const id = await listen(shop);
  receiver.answerWith((response) => void response.writeHead(503).end());
  await order(shop);
  const failingSince = app.clock.now().toISOString();
  await deliverWebhooks(app);
  app.clock.advance({ seconds: 10 });
  await deliverWebhooks(app);
  const { webhookEndpoints } = await list();
  expect(webhookEndpoints).toMatchObject([
    {
      id,
      tenantId: shop.tenantId,
      restaurant: { slug: shop.slug },
      host: new URL(receiver.url).host,
      state: "failing",
      consecutiveFailures: 2,
      failingSince,
      lastFailure: { at: app.clock.now().toISOString(), responseStatus: 503 },
      disabledAt: null,
      disabledReason: null,
    },
  ]);
  expect(JSON.stringify(webhookEndpoints)).not.toMatch(/a-secret-path|whsec_/);
  receiver.answerWith((response) => void response.writeHead(200).end());
  app.clock.advance({ minutes: 10 });
  await deliverWebhooks(app);
  expect(idsOf(await list())).toEqual([]);
  const [working] = (await list({ state: "all", limit: "1" })).webhookEndpoints;
  expect(working).toMatchObject({ id, state: "working", consecutiveFailures: 0, failingSince: null });
});

it("shows what was disabled and why, what was disabled for failing among the failing ones, and nothing that was deleted", async () => {
  const shop = await seedShop(app);
  const [gone, closed, deleted] = [await listen(shop), await listen(shop), await listen(shop)];
  const path = `/api/tenant/${shop.slug}/webhook-endpoints`;
  await api("DELETE", `${path}/${deleted}`, { as: shop.owner });
  await api("PATCH", `${path}/${closed}`, { as: shop.owner, body: { disabled: true } });
  receiver.answerWith((response) => void response.writeHead(410).end());
  app.clock.advance({ seconds: 1 });
  await order(shop);
  await deliverWebhooks(app);
  const { webhookEndpoints } = await list({ state: "disabled" });
  expect(webhookEndpoints.slice(0, 2)).toMatchObject([
    {
      id: gone,
      state: "disabled",
      disabledReason: "gone",
      consecutiveFailures: 1,
      lastFailure: { responseStatus: 410 },
    },
    { id: closed, state: "disabled", disabledReason: "owner", consecutiveFailures: 0, lastFailure: null },
  ]);
  expect(idsOf(await list())).toEqual([gone]);
  expect(idsOf(await list({ state: "all" }))).not.toContain(deleted);
  await api("PATCH", `${path}/${gone}`, { as: shop.owner, body: { disabled: false } });
  expect(idsOf(await list())).toEqual([]);
  const [again] = (await list({ state: "all" })).webhookEndpoints.filter(
    ({ id }: { id: string }) => id === gone,
  );
  expect(again).toMatchObject({ state: "working", consecutiveFailures: 0 });
});

it("gives page after page, each endpoint once, also those of one instant", async () => {
  const shop = await seedShop(app);
  for (let made = 0; made < 5; made += 1) await listen(shop);
  const whole = idsOf(await list({ state: "all" }));
  const seen: string[] = [];
  let cursor: string | null = null;
  do {
    const page: Awaited<ReturnType<typeof list>> = await list({
      state: "all",
      limit: "2",
      ...(cursor ? { cursor } : {}),
    });
    seen.push(...idsOf(page));
    cursor = page.nextCursor;
  } while (cursor);
  expect(seen).toEqual(whole);
  expect(new Set(seen).size).toBe(seen.length);
});

test.each<Record<string, string>>([{ state: "broken" }, { limit: "101" }, { cursor: "x" }])(
  "%j is refused",
  async (query) => {
    const as = await seedAdmin(app);
    expect((await api("GET", "/api/admin/webhook-endpoints", { as, query })).status).toBe(400);
  },
);
