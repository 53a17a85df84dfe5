import { fail } from "@/lib/core/errors/app-error";
import type { TenantId } from "@/lib/core/ids/tenant-id";
import { depositMinor, holdEnd, newDeposit } from "@/lib/service/reservations/deposits/deposit";
import type { DepositIntent } from "@/lib/service/reservations/deposits/deposit-intent";
import type { Reservation } from "./reservation";
import type { ReservationRequest } from "./reservation-contract";
import type { BookingAccount } from "./reservation-insert-store";
import type { ReservationHost } from "./reservation-policy-store";
import type { Slot } from "./slots";

/** A booking that a diner asks for, with its id and its token. */
export type OnlineBooking = {
  tenantId: TenantId;
  request: ReservationRequest;
  locale: string;
  account: BookingAccount;
  id: string;
  /** Only the guest's email has it. */
  token: string;
  hash: string;
};

/**
 * The booking of a slot with its tables, held for the deposit where there is one. Throws SLOT_UNAVAILABLE where the rules
 * now ask for another deposit than the intent is for.
 */
export function onlineReservation(
  { id, hash, request, locale }: OnlineBooking,
  input: {
    host: ReservationHost;
    slot: Slot;
    tables: Reservation["tables"];
    intent: DepositIntent | null;
    now: Date;
  },
): Reservation {
  const { host, slot, tables, intent, now } = input;
  const { date: _, timeSlot: __, ...guest } = request;
  if (depositMinor(host.policy, guest.guestCount) !== (intent?.amountMinor ?? 0))
    return fail("SLOT_UNAVAILABLE", "The restaurant has just changed its booking rules. Try again.", {
      reason: "JUST_CHANGED",
    });
  const startsAt = slot.start;
  return {
    ...guest,
    id,
    status: "booked",
    source: "online",
    startsAt,
    endsAt: slot.end,
    note: null,
    locale,
    cancelTokenHash: hash,
    createdAt: now,
    remindedAt: null,
    heldUntil: intent && holdEnd("online", { now, startsAt }),
    seatedAt: null,
    finishedAt: null,
    noShowAt: null,
    canceledAt: null,
    canceledBy: null,
    tables,
    deposit: intent && newDeposit({ ...intent, rule: host.policy, startsAt, now }),
  };
}
