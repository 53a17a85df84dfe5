import { isLocale } from "@/lib/core/i18n/locales";
import { translator } from "@/lib/core/i18n/translator";
import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { TicketOrder } from "@/lib/core/ticket/kitchen-ticket";
import { ticketPen } from "@/lib/core/ticket/ticket-pen";
import type { SqlTx } from "@/lib/platform/db/sql";
import { EU_ALLERGENS } from "@/lib/restaurant/menu/allergen-code";
import { listKitchenPrinters, readKitchen } from "./kitchen-store";
import { type OrderedDish, type OrderToPrint, ticketsOfOrder } from "./order-tickets";
import { cancelWaitingJobs, insertPrintJobs, wasHandedOut } from "./print-job-store";
import { staffPen, ticketGuest } from "./staff-pen";

/** A guest of a table's bill; `name` is null where they gave none. */
export type KitchenGuest = { number: number; name: string | null };

export type QueuedDish = Omit<OrderedDish, "categoryId" | "guest"> & { guest?: KitchenGuest | null };
export type QueuedOrder = Omit<OrderToPrint, "dishes" | "order"> & {
  tenantId: TenantId;
  order: Omit<TicketOrder, "change">;
  dishes: readonly QueuedDish[];
  /** The language of the guest. */
  locale: string;
  now: Date;
};

/**
 * Queues the tickets of an order or a round in the transaction that gives it to the kitchen. Where the restaurant has no
 * printer it asks nothing else of the database.
 */
export async function queueTickets(
  tx: SqlTx,
  queued: QueuedOrder,
  change: TicketOrder["change"] = null,
): Promise<void> {
  const { tenantId, locale, now } = queued;
  const printers = await listKitchenPrinters(tx, { tenantId });
  if (printers.length === 0) return;
  const productIds = queued.dishes.map(({ productId }) => productId);
  const { restaurant, stations, categories } = await readKitchen(tx, { tenantId, productIds });
  const staff = staffPen(restaurant);
  const guest = isLocale(locale) ? ticketPen({ ...restaurant, locale }) : staff;
  const words = translator(staff.locale, "storefront", restaurant);
  const dishes = queued.dishes.map((dish) => ({
    ...dish,
    guest: dish.guest ? ticketGuest(staff, dish.guest) : null,
    categoryId: categories.get(dish.productId) ?? null,
    allergens: (dish.allergens ?? []).map((text) => {
      const code = EU_ALLERGENS.find((known) => known === text);
      return code ? words(`allergen.${code}`) : text;
    }),
  }));
  const toPrint = { ...queued, order: { ...queued.order, change }, dishes };
  const kitchen = { printers, stations, restaurant: restaurant.name, pens: { staff, guest } };
  await insertPrintJobs(tx, { tenantId, jobs: ticketsOfOrder(toPrint, kitchen), now });
}

/**
 * Tells the kitchen that an order has changed or is canceled: what nobody was handed is withdrawn, and who may have a
 * ticket of it in their hands gets another that says so.
 */
export async function queueChangedTickets(
  tx: SqlTx,
  queued: QueuedOrder & { orderId: string },
  change: "changed" | "canceled",
): Promise<void> {
  const { tenantId, orderId, now } = queued;
  const isKnown = await wasHandedOut(tx, { tenantId, orderId });
  await cancelWaitingJobs(tx, { tenantId, orderId, now });
  if (isKnown) await queueTickets(tx, { ...queued, notBefore: null }, change);
  else if (change === "changed") await queueTickets(tx, queued);
}
