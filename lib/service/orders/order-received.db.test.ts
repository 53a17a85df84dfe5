import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Api, createApi } from "@/lib/testing/call";
import { driveOrders, type OrderDriver } from "@/lib/testing/drive-order";
import { pay, placeByCard, seedCardShop } from "@/lib/testing/online-payments";
import { orderBody, type SeededShop, seedShop } from "@/lib/testing/seed-shop";
import { createTestApp, type TestApp } from "@/lib/testing/test-app";
import { notifyOrderReceived } from "./notify-order-received";

let app: TestApp;
let api: Api;
let orders: OrderDriver;

beforeAll(async () => {
  app = await createTestApp();
  api = createApi(app);
  orders = driveOrders(app, api);
});
afterAll(() => app.stop());

const received = ({ tenantId }: SeededShop) =>
  app.db.prisma.email.findMany({ where: { tenantId, template: "order-received" } });

function linkTo(sent: Awaited<ReturnType<typeof received>>, to: string): string {
  const [link] = sent.flatMap((email) =>
    email.to === to ? [(email.props as { trackingUrl: string }).trackingUrl] : [],
  );
  return link ?? "";
}

/** Opens the link of an email as a browser does that knows nothing else: the page reads the order with its email. */
function opened(shop: SeededShop, link: string, orderId?: string) {
  const url = new URL(link);
  const id = orderId ?? url.pathname.split("/").at(-1);
  const query = { email: url.searchParams.get("email") ?? "" };
  return api("GET", `/api/public/${shop.slug}/orders/${id}`, { query });
}

describe("the email about a received order", () => {
  it("goes out once for a cash order, with a link that opens it and no other", async () => {
    const shop = await seedShop(app);
    const order = await orders.placed(shop);
    const foreign = await orders.placed(shop, { customerEmail: "ben@diner.example" });
    await app.jobs.drain(app);
    const ref = { tenantId: shop.tenantId, orderId: order.id };
    await Promise.all(Array.from({ length: 4 }, () => notifyOrderReceived(app, ref)));
    const sent = await received(shop);
    expect(sent.map(({ to }) => to).sort()).toEqual(["ada@diner.example", "ben@diner.example"]);
    const link = linkTo(sent, "ada@diner.example");
    expect((await opened(shop, link)).body).toMatchObject({ id: order.id, status: "pending" });
    expect((await opened(shop, link, foreign.id)).status).toBe(404);
  });

  it("is written once for an order whose key is sent again", async () => {
    const shop = await seedShop(app);
    const headers = { "idempotency-key": "once" };
    const send = () => api("POST", `/api/public/${shop.slug}/orders`, { body: orderBody(shop), headers });
    await Promise.all([send(), send(), send()]);
    expect((await send()).status).toBe(200);
    await app.jobs.drain(app);
    expect(await received(shop)).toHaveLength(1);
  });

  it("waits for the payment of an order that is paid online", async () => {
    const shop = await seedCardShop(app);
    const { body } = await placeByCard(api, shop);
    await app.jobs.drain(app);
    expect(await received(shop)).toEqual([]);
    await pay(api, body.clientSecret);
    await app.jobs.drain(app);
    expect(await received(shop)).toHaveLength(1);
  });

  it("is left out when the restaurant was faster and has said more", async () => {
    const shop = await seedShop(app);
    for (const status of ["accepted", "rejected"] as const)
      await orders.bring(shop, (await orders.placed(shop)).id, status);
    await app.jobs.drain(app);
    expect(await received(shop)).toEqual([]);
  });

  it("goes with the order's person, and its link with it", async () => {
    const shop = await seedShop(app);
    const { id } = await orders.placed(shop);
    await app.jobs.drain(app);
    const link = linkTo(await received(shop), "ada@diner.example");
    await orders.bring(shop, id, "delivered");
    const guests = await api("GET", `/api/tenant/${shop.slug}/guests`, { as: shop.owner });
    const guestId = guests.body.guests[0].id;
    const erased = await api("POST", `/api/tenant/${shop.slug}/guests/${guestId}/erase`, {
      as: shop.owner,
    });
    expect(erased.status).toBe(204);
    expect(await received(shop)).toEqual([]);
    expect((await opened(shop, link)).status).toBe(404);
  });
});
