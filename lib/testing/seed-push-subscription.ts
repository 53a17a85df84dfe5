import type { App } from "@/lib/app/app";
import { newId } from "@/lib/core/ids/ids";
import { createApi } from "./call";
import { orderBody, type SeededShop } from "./seed-shop";

/** A browser that has waited for an order since the instant; returns what finds it. */
export async function seedPushSubscription(app: App, shop: SeededShop, createdAt: Date) {
  const api = createApi(app as Parameters<typeof createApi>[0]);
  const { body } = await api("POST", `/api/public/${shop.slug}/orders`, { body: orderBody(shop) });
  const id = newId("psh");
  const keys = { endpoint: "https://push.example/1", p256dh: "x", auth: "x" };
  const { tenantId } = shop;
  await app.db.prisma.pushSubscription.create({
    data: { ...keys, tenantId, id, orderId: body.id, createdAt },
  });
  return () => app.db.prisma.pushSubscription.findFirst({ where: { id } });
}
