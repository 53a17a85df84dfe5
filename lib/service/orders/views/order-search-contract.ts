import { z } from "zod";
import { MAX_EMAIL_LENGTH } from "@/lib/core/contact/contact";
import { TenantParam } from "@/lib/core/ids/param-contract";
import { pageCursor, pageLimit } from "@/lib/core/paging/page-contract";
import { nextCursor } from "@/lib/core/paging/page-query-contract";
import { inOrder } from "@/lib/core/time/day-range-contract";
import { CalendarDay } from "@/lib/core/time/time-contract";
import {
  EscrowStatusWire,
  OperatorOrder,
  OrderStatusWire,
  PaymentStatusWire,
  PublicOrder,
} from "@/lib/service/orders/order-contract";

const Restaurant = z.object({ slug: z.string(), name: z.string() });

export const OrderPageQuery = z.object({ cursor: pageCursor("ord"), limit: pageLimit(100) });
export type OrderPageQuery = z.output<typeof OrderPageQuery>;

export const HistoryOrder = PublicOrder.extend({ restaurant: Restaurant }).meta({ id: "HistoryOrder" });

export const OrderHistory = z
  .object({ orders: z.array(HistoryOrder).describe("Newest first"), nextCursor })
  .meta({ id: "OrderHistory" });

export const OrderSearchQuery = inOrder(
  OrderPageQuery.extend({
    tenantId: TenantParam.optional(),
    status: OrderStatusWire.optional(),
    paymentStatus: PaymentStatusWire.optional(),
    escrowStatus: EscrowStatusWire.optional(),
    from: CalendarDay.optional().describe("First day, in each restaurant's time zone"),
    to: CalendarDay.optional().describe("Last day, included, in each restaurant's time zone"),
    search: z
      .string()
      .trim()
      .min(1)
      .max(100)
      .optional()
      .describe("An order number, a whole email, or the id of an order or payment intent"),
    unseen: z
      .literal("true")
      .optional()
      .describe("Only new orders that nobody has seen for longer than their restaurant allows"),
    flagged: z.literal("true").optional().describe("Only orders that wait for a super-admin"),
  }),
);
export type OrderSearchQuery = z.output<typeof OrderSearchQuery>;

/** What an order says of its guest, which a super-admin reads during a support visit (docs/decisions/076). */
const ofGuest = {
  customerName: true,
  customerEmail: true,
  customerPhone: true,
  deliveryAddress: true,
  postcode: true,
  city: true,
  notes: true,
} as const;

/** An order with the restaurant that it was placed at, and without its guest. */
export const FoundOrder = OperatorOrder.omit(ofGuest)
  .extend({ restaurant: Restaurant })
  .meta({ id: "FoundOrder" });
export type FoundOrderWire = z.input<typeof FoundOrder>;

/** A found order as the platform sees it. */
export function foundOrder(
  order: z.input<typeof OperatorOrder>,
  { slug, name }: z.input<typeof Restaurant>,
): FoundOrderWire {
  const { customerName, customerEmail, customerPhone, deliveryAddress, postcode, city, notes, ...rest } =
    order;
  return { ...rest, restaurant: { slug, name } };
}

export const FoundOrders = z
  .object({
    orders: z.array(FoundOrder),
    nextCursor,
  })
  .meta({ id: "FoundOrders" });

export const EraseOrderBody = z.object({
  email: z.string().max(MAX_EMAIL_LENGTH).describe("The email that the order was placed with"),
});
