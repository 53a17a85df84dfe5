import { z } from "zod";
import { TenantParam } from "@/lib/core/ids/param-contract";
import { OperatorOrder, OrderStatusWire, PublicOrder } from "./order-contract";
import { OrderListQuery } from "./order-list-contract";

const Restaurant = z.object({ slug: z.string(), name: z.string() });

const nextCursor = z.string().nullable().describe("Null on the last page");

export const OrderPageQuery = OrderListQuery.pick({ cursor: true, limit: true });
export type OrderPageQuery = z.output<typeof OrderPageQuery>;

/** An order in a diner's own history. */
export const HistoryOrder = PublicOrder.extend({ restaurant: Restaurant }).meta({ id: "HistoryOrder" });

export const OrderHistory = z
  .object({ orders: z.array(HistoryOrder).describe("Newest first"), nextCursor })
  .meta({ id: "OrderHistory" });

export const OrderSearchQuery = OrderPageQuery.extend({
  tenantId: TenantParam.optional(),
  status: OrderStatusWire.optional(),
  flagged: z.literal("true").optional().describe("Only orders that wait for a super-admin"),
});
export type OrderSearchQuery = z.output<typeof OrderSearchQuery>;

export const FoundOrders = z
  .object({
    orders: z.array(OperatorOrder.extend({ restaurant: Restaurant }).meta({ id: "FoundOrder" })),
    nextCursor,
  })
  .meta({ id: "FoundOrders" });

export const EraseOrderBody = z.object({
  email: z.string().max(254).describe("The email that the order was placed with"),
});
