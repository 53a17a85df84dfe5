import type { NewEventOf } from "@/lib/platform/events/event";
import { isSwitchedOff } from "./switched-off/switched-off";

type Availability = { id: string; available: boolean; soldOutUntil: Date | null; stock: number | null };

/** Whether a dish can be ordered, as far as it depends on the dish: not on its hours, nor on what it is made of. */
function isAvailable({ available, soldOutUntil, stock }: Availability, now: Date): boolean {
  return available && !isSwitchedOff(soldOutUntil, now) && stock !== 0;
}

/** product.availability_changed of each dish that can be ordered now and could not, or the other way round, or until later. */
export function availabilityEvents(
  changed: readonly { before: Availability; after: Availability }[],
  now: Date,
): NewEventOf<"product.availability_changed">[] {
  return changed
    .filter(
      ({ before, after }) =>
        isAvailable(before, now) !== isAvailable(after, now) || endsLater(before, after, now),
    )
    .map(({ after }) => ({
      type: "product.availability_changed",
      orderId: null,
      data: {
        productId: after.id,
        available: isAvailable(after, now),
        soldOutUntil: after.soldOutUntil?.toISOString() ?? null,
        stock: after.stock,
        changedAt: now.toISOString(),
      },
    }));
}

function endsLater(before: Availability, after: Availability, now: Date): boolean {
  return (
    isSwitchedOff(after.soldOutUntil, now) && before.soldOutUntil?.getTime() !== after.soldOutUntil?.getTime()
  );
}
