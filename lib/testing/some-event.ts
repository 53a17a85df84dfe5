import type { NewEventOf } from "@/lib/platform/events/event";

/** An event that says little, for tests of what happens to events. */
export function someEvent(orderId: string | null = null): NewEventOf<"order.seen"> {
  const data = { orderId: orderId ?? "ord_1", orderNumber: "1", seenAt: "2026-11-28T12:00:00.000Z" };
  return { type: "order.seen", orderId, data };
}
