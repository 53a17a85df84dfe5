import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { SqlTx } from "@/lib/platform/db/sql";
import type { OrderDetail, SoldItem } from "@/lib/service/orders/order";
import { halvedGroupsIn } from "@/lib/service/orders/views/option-names";
import { kitchenOptions } from "@/lib/service/printers/kitchen-options";
import {
  type QueuedDish,
  type QueuedOrder,
  queueChangedTickets,
  queueTickets,
} from "@/lib/service/printers/queue-tickets";

type Printed = {
  tenantId: TenantId;
  order: Omit<OrderDetail, "timeline" | "refunds" | "proposal">;
  /** Where the guest follows it. */
  followUrl: string;
  now: Date;
};

/** Queues the tickets of an accepted order: at once, or for the time at which the kitchen begins with a scheduled one. */
export function printAcceptedOrder(tx: SqlTx, printed: Printed): Promise<void> {
  return queueTickets(tx, queuedOrder(printed));
}

/** Tells the kitchen of an order that it may already make. */
export function printChangedOrder(
  tx: SqlTx,
  printed: Printed,
  change: "changed" | "canceled",
): Promise<void> {
  return queueChangedTickets(tx, { ...queuedOrder(printed), orderId: printed.order.id }, change);
}

function queuedOrder({ tenantId, order, followUrl, now }: Printed): QueuedOrder {
  const { id, number, type, customerName, createdAt, promisedAt, scheduledFor, kitchenAt, notes, isTest } =
    order;
  const { eatIn, tableName } = order;
  return {
    tenantId,
    orderId: id,
    billId: null,
    notBefore: scheduledFor && kitchenAt && kitchenAt > now ? kitchenAt : null,
    order: {
      number: String(number),
      service: eatIn ? "dine_in" : type,
      tableName,
      guestName: customerName,
      placedAt: createdAt,
      dueAt: scheduledFor ?? promisedAt,
      note: notes,
      isTest,
    },
    dishes: order.items.flatMap((item) => dishOf(item, order.currency)),
    followUrl,
    locale: order.locale,
    now,
  };
}

/** In the words of the kitchen, without what was taken back before it was made. */
function dishOf(item: SoldItem, currency: string): QueuedDish[] {
  const { productId, productName, shown, selectedOptions, note, restockedQuantity } = item;
  const quantity = item.quantity - restockedQuantity;
  if (quantity <= 0) return [];
  return [
    {
      productId,
      quantity,
      name: shown?.kitchenName ?? productName,
      note,
      allergens: shown?.allergens ?? [],
      ...kitchenOptions(selectedOptions, halvedGroupsIn(item), currency),
    },
  ];
}
