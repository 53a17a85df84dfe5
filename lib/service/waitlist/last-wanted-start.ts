import { fail } from "@/lib/core/errors/app-error";
import { REFUSAL_REASONS } from "@/lib/core/errors/refusal-reasons";
import type { SlotOffer } from "@/lib/service/reservations/find-online-slots";
import { suits } from "./online-offer";
import type { WantedTimes } from "./waitlist-entry";

/**
 * The last start of a day that suits. Throws SLOT_UNAVAILABLE where the restaurant seats no such party that
 * day or at those times, and TABLE_AVAILABLE where one of them can be booked.
 */
export function lastWantedStart(offer: SlotOffer, times: Pick<WantedTimes, "earliest" | "latest">): Date {
  if (offer.slots.some(({ time }) => suits(times, time)))
    fail("TABLE_AVAILABLE", "A table is free at one of these times. Book it.");
  const { reason } = offer;
  if (reason && reason !== "FULLY_BOOKED")
    fail("SLOT_UNAVAILABLE", REFUSAL_REASONS.SLOT_UNAVAILABLE[reason], { reason });
  const last = offer.starts().findLast(({ time }) => suits(times, time));
  if (last) return last.start;
  return fail(
    "SLOT_UNAVAILABLE",
    "The restaurant does not seat guests at these times. Choose times that it offers.",
    {
      reason: "TIME_NOT_OFFERED",
    },
  );
}
