import type { KitchenTicketWire } from "@/lib/service/kitchen/kitchen-contract";

/** The first course of an order or a round that waits to be fired; null when nothing waits. */
export function nextCourse({ parts }: Pick<KitchenTicketWire, "parts">): number | null {
  const waiting = parts
    .flatMap(({ lines }) => lines)
    .flatMap((line) => (line.isHeld && !line.isVoided && line.course !== null ? [line.course] : []));
  return waiting.length === 0 ? null : Math.min(...waiting);
}
