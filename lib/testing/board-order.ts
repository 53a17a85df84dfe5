import type { BoardOrder } from "@/components/dashboard/orders/board-order";
import { nextStatuses } from "@/lib/service/orders/order-status";

/** An order as the dashboard receives it: new, paid in cash, placed at noon and promised for half past. */
export function boardOrder(changes: Partial<BoardOrder> = {}): BoardOrder {
  const status = changes.status ?? "pending";
  const createdAt = changes.createdAt ?? "2026-03-01T12:00:00.000Z";
  return {
    id: "ord_1",
    orderNumber: "1001",
    type: "pickup",
    status,
    paymentMethod: "cash",
    paymentStatus: "pending",
    escrowStatus: "held",
    currency: "EUR",
    subtotal: 12.5,
    discount: 0,
    deliveryFee: 0,
    taxAdded: 0,
    taxLines: [],
    giftCardAmount: 0,
    total: 12.5,
    refunded: 0,
    customerName: "Ada Rossi",
    customerEmail: "ada@example.com",
    customerPhone: "+39 011 555 0101",
    deliveryAddress: null,
    postcode: null,
    notes: null,
    couponCode: null,
    items: [
      {
        lineItemId: "0",
        refundedQuantity: 0,
        productId: "prd_1",
        productName: "Margherita",
        quantity: 1,
        price: 12.5,
        lineTotal: 12.5,
        selectedOptions: {},
      },
    ],
    createdAt,
    promisedAt: "2026-03-01T12:30:00.000Z",
    cancellableUntil: "2026-03-01T12:05:00.000Z",
    acceptedAt: null,
    preparingStartedAt: null,
    readyAt: null,
    deliveredAt: null,
    canceledAt: null,
    rejectedAt: null,
    endReason: null,
    flagged: false,
    flaggedAt: null,
    flagClearedAt: null,
    releaseAt: null,
    seenAt: null,
    nextStatuses: [...nextStatuses(status)],
    timeline: [{ status: "pending", at: createdAt, actor: "customer" }],
    refundHistory: [],
    ...changes,
  };
}
