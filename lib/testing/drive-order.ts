import type { OrderStatus } from "@/lib/service/orders/order-status";
import type { Api, CallResult } from "./call";
import { orderBody, type SeededShop } from "./seed-shop";
import type { TestApp } from "./test-app";

/** The moves that lead from a new order to each status. */
export const PATHS: Record<OrderStatus, OrderStatus[]> = {
  pending: [],
  accepted: ["accepted"],
  preparing: ["accepted", "preparing"],
  ready: ["accepted", "preparing", "ready"],
  delivered: ["accepted", "preparing", "ready", "delivered"],
  rejected: ["rejected"],
  canceled: ["canceled"],
};

export type OrderDriver = {
  /** Places an order and returns the answer's body; throws when it is refused. */
  placed(shop: SeededShop, changes?: Record<string, unknown>): Promise<CallResult["body"]>;
  /** PATCHes an order as the owner, unless told otherwise. */
  patch(shop: SeededShop, orderId: string, body: unknown, as?: { cookie: string }): Promise<CallResult>;
  /** Moves an order, a new one unless told otherwise, to a status, with ten minutes of cooking. */
  bring(shop: SeededShop, orderId: string, to: OrderStatus, from?: OrderStatus): Promise<void>;
};

/** Drives orders through the API. */
export function driveOrders(app: TestApp, api: Api): OrderDriver {
  const patch: OrderDriver["patch"] = (shop, orderId, body, as = shop.owner) =>
    api("PATCH", `/api/tenant/${shop.slug}/orders/${orderId}`, { body, as });
  return {
    patch,
    async placed(shop, changes = {}) {
      const { status, body, text } = await api("POST", `/api/public/${shop.slug}/orders`, {
        body: orderBody(shop, changes),
      });
      if (status !== 200) throw new Error(text);
      return body;
    },
    async bring(shop, orderId, to, from = "pending") {
      for (const status of PATHS[to].slice(PATHS[from].length)) {
        if (status === "ready") app.clock.advance({ minutes: 10 });
        const result = await patch(shop, orderId, { status });
        if (result.status !== 200) throw new Error(result.text);
      }
    },
  };
}
