import type { BoardOrder } from "@/components/dashboard/orders/board-order";

/** The orders of a board as they were at an instant, in milliseconds of the device's clock. */
export type KeptOrders = { asOfMs: number; orders: readonly BoardOrder[] };

/** A device keeps orders for a day: what is older helps nobody in a kitchen. */
const LONGEST_MS = 24 * 60 * 60_000;

/**
 * An order as a device may keep it: what its tickets show and print. Without the email, and without what was said and
 * given back before.
 */
export function keptOrder(order: BoardOrder): BoardOrder {
  return {
    ...order,
    customerEmail: "",
    couponCode: null,
    refundHistory: [],
    timeline: order.timeline.map(({ note: _, ...event }) => event),
  };
}

/** What a device has kept, if it can be read and is not too old. */
export function readKept(text: string | null, nowMs: number): KeptOrders | null {
  const stored = parsed(text);
  if (typeof stored !== "object" || stored === null) return null;
  const { asOfMs, orders } = stored as Partial<KeptOrders>;
  if (typeof asOfMs !== "number" || !Array.isArray(orders)) return null;
  return nowMs - asOfMs < LONGEST_MS ? { asOfMs, orders } : null;
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? "null");
  } catch {
    return null;
  }
}
