import { describe, expect } from "vitest";
import { api, app, appTest as it, orders } from "@/lib/testing/fixtures";
import { pay, placeByCard, seedCardShop } from "@/lib/testing/online-payments";
import { orderBody, type SeededShop, seedProduct, seedShop } from "@/lib/testing/seed-shop";
import { notifyOrderReceived } from "./notify-order-received";

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
  it("is written with a cash order, with a link that opens it and no other", async () => {
    const shop = await seedShop(app);
    const order = await orders.placed(shop);
    const foreign = await orders.placed(shop, { customerEmail: "ben@diner.example" });
    expect((await received(shop)).map(({ status }) => status)).toEqual(["queued", "queued"]);
    await app.jobs.drain(app);
    const sent = await received(shop);
    expect(sent.map(({ status }) => status)).toEqual(["kept", "kept"]);
    expect(sent.map(({ subject }) => subject?.includes(order.orderNumber)).sort()).toEqual([false, true]);
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
    const ref = { tenantId: shop.tenantId, orderId: body.id };
    await Promise.all(Array.from({ length: 4 }, () => notifyOrderReceived(app, ref)));
    expect(await received(shop)).toHaveLength(1);
  });

  it("is not written for an order that is refused", async () => {
    const shop = await seedShop(app);
    const productId = await seedProduct(app, shop, { stock: 1 });
    const items = [{ productId, quantity: 1, price: 10 }];
    const send = () => api("POST", `/api/public/${shop.slug}/orders`, { body: orderBody(shop, { items }) });
    const results = await Promise.all([send(), send(), send()]);
    expect(results.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await received(shop)).toHaveLength(1);
  });

  it("wakes no worker, because transactions that notify commit one after another", async () => {
    const shop = await seedShop(app);
    const heard: string[] = [];
    const client = app.db.connection();
    client.on("notification", ({ channel }) => heard.push(channel));
    await client.connect();
    await client.query('LISTEN "jobs:insert"');
    await orders.placed(shop);
    await client.query("SELECT pg_notify('jobs:insert', '')");
    await client.end();
    expect(heard).toEqual(["jobs:insert"]);
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
