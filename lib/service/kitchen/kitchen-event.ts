import type { NewEvent } from "@/lib/platform/events/event";
import type { KitchenStepKind } from "./kitchen-contract";
import type { KitchenSubject } from "./kitchen-ticket";

/**
 * kitchen.updated: a cook did something. It names the order in its data alone, because the guest's page, which follows
 * the order, shows nothing of it.
 */
export function kitchenUpdatedEvent(
  { orderId, billId, round }: Pick<KitchenSubject, "orderId" | "billId" | "round">,
  { what, stationId, at }: { what: KitchenStepKind; stationId: string | null; at: Date },
): NewEvent {
  return {
    type: "kitchen.updated",
    orderId: null,
    data: {
      ...(orderId === null ? { billId, round } : { orderId }),
      stationId,
      what,
      at: at.toISOString(),
    },
  };
}
