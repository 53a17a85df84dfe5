import { z } from "zod";
import { WholeFileQuery } from "@/lib/core/csv/format-contract";
import { pageCursor, pageLimit, wholeNumber } from "@/lib/core/paging/page-contract";
import { inOrder } from "@/lib/core/time/day-range-contract";
import { CalendarDay } from "@/lib/core/time/time-contract";
import { UpdatedSince, updatedThrough } from "@/lib/core/time/updated-since-contract";
import { EmailQuery, PhoneQuery } from "@/lib/people/customers/contact-query-contract";
import { ORDER_CHANNELS } from "@/lib/service/orders/order-channel";
import { OperatorOrder, OrderStatusWire, PaymentStatusWire } from "@/lib/service/orders/order-contract";
import { REFUND_EXTENTS } from "@/lib/service/orders/order-status";

const LARGEST_NUMBER = 2 ** 31 - 1;

/** Specification, Limits: the order list page. */
const PAGE_SIZE = 100;

export const OrderListQuery = inOrder(
  WholeFileQuery.extend({
    status: OrderStatusWire.optional(),
    paymentStatus: PaymentStatusWire.optional(),
    refunds: z
      .enum(REFUND_EXTENTS)
      .optional()
      .describe("Orders of which money went back, or is going back: any of it, or a part of what was paid"),
    from: CalendarDay.optional().describe("First day, in the restaurant's time zone"),
    to: CalendarDay.optional().describe("Last day, included, in the restaurant's time zone"),
    number: wholeNumber({ min: 1, max: LARGEST_NUMBER }).optional().describe("Of this order number"),
    email: EmailQuery,
    phone: PhoneQuery,
    channel: z.enum(ORDER_CHANNELS).optional().describe("Taken in this way"),
    search: z
      .string()
      .trim()
      .min(1)
      .max(100)
      .optional()
      .describe("An order number, or part of the customer's name, email or phone number"),
    updatedSince: UpdatedSince,
    cursor: pageCursor("ord"),
    limit: pageLimit(PAGE_SIZE),
  }),
);

export type OrderListQuery = z.output<typeof OrderListQuery>;

export const OrderList = z
  .object({
    orders: z.array(OperatorOrder).describe("Newest first"),
    nextCursor: z.string().nullable().describe("Null on the last page"),
    updatedThrough,
  })
  .meta({ id: "OrderList" });

export const OrdersSummary = z
  .object({
    date: z.iso.date().describe("Today in the restaurant's time zone"),
    currency: z.string(),
    orders: z.int().describe("Placed today and not canceled, rejected or left unpaid online"),
    takings: z.number().describe("The total of these orders, including the part paid by gift card"),
    open: z
      .object({ pending: z.int(), accepted: z.int(), preparing: z.int(), ready: z.int() })
      .describe("Orders that still need work, whenever they were placed"),
    behindMinutes: z
      .int()
      .describe(
        "By how much later than promised the kitchen gets orders ready: the median of the last hour, with what is overdue; 0 when it keeps its promises",
      ),
    pausedUntil: z.iso
      .datetime()
      .nullable()
      .describe("Ordering is paused until then; null if it is not paused"),
    externalMethods: z
      .array(z.string())
      .describe("How the restaurant takes money itself, besides cash: what takeOrderPayment can name"),
    unseenMinutes: z.int().describe("An order that nobody has seen for this long is reported to the owners"),
  })
  .meta({ id: "OrdersSummary" });

export const FavoriteDishes = z
  .object({
    productIds: z.array(z.string()).describe("The most ordered first; some may no longer be on the menu"),
  })
  .meta({ id: "FavoriteDishes" });
