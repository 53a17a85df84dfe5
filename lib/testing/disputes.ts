import type { App } from "@/lib/app/app";
import type { Api, CallResult } from "./call";
import { seedPaidOrder } from "./online-payments";
import type { SeededShop } from "./seed-shop";

type Method = "GET" | "POST" | "PATCH" | "DELETE";

/** An order of 17.00 by card whose guest's bank asks the money back, and how its owner answers. */
export async function seedDispute(app: App, api: Api, shop: () => SeededShop) {
  const { orderId, intentId } = await seedPaidOrder(api, shop());
  const processorId = (await app.stripeEmulator?.openDispute(intentId)) ?? "";
  await app.jobs.drain(app);
  const dispute = await app.db.prisma.dispute.findFirstOrThrow({ where: { payment: { orderId } } });
  const path = `/api/tenant/${shop().slug}/disputes/${dispute.id}`;
  const call = (method: Method, below = "", body?: unknown): Promise<CallResult> =>
    api(method, `${path}${below}`, { as: shop().owner, ...(body !== undefined && { body }) });
  const begin = async () => (await call("POST", "/answer")).body;
  return { orderId, intentId, processorId, dispute, path, call, begin };
}
