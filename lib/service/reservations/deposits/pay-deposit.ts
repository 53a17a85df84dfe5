import { fail } from "@/lib/core/errors/app-error";
import type { App } from "@/lib/payments/app";
import { inTransaction } from "@/lib/platform/db/transaction";
import type { ShopTenant } from "@/lib/restaurant/tenancy/shop-tenant";
import { opensReservation } from "@/lib/service/reservations/cancel-token";
import type { Reservation } from "@/lib/service/reservations/reservation";
import { bookedReservation } from "@/lib/service/reservations/reservation-contract";
import { findReservation, lockReservation } from "@/lib/service/reservations/reservation-store";
import { makeDepositIntent } from "./make-deposit-intent";
import { takeDepositIntent } from "./take-deposit-intent";

type PayDepositInput = { tenant: ShopTenant; reservationId: string; token: string };

/**
 * The booking with what its payment form needs, by the token of the booking. Makes the intent of a deposit that staff asked
 * for at the first call; every later call answers the same one, and the status of the deposit. Throws INVALID_TOKEN, alike for
 * a wrong token and an unknown booking, PAYMENT_METHOD_UNAVAILABLE, AMOUNT_TOO_SMALL and PROCESSOR_UNAVAILABLE.
 */
export async function payDeposit(app: App, { tenant, reservationId, token }: PayDepositInput) {
  const ref = { tenantId: tenant.id, reservationId };
  const open = (found: Reservation | null) => {
    if (found && opensReservation(token, found, app.env.SESSION_SECRET)) return found;
    return fail("INVALID_TOKEN", "This link is not valid for this booking. Use the one in the latest email.");
  };
  const booking = open(await findReservation(app.db.prisma, ref));
  const { deposit } = booking;
  if (deposit === null || !needsIntent(booking, app.clock.now())) {
    return bookedReservation(booking, tenant.timeZone);
  }
  const { amountMinor } = deposit;
  const intent = await makeDepositIntent(app, { tenant, reservationId, amountMinor });
  await inTransaction(app.db, async (tx) => {
    const locked = open(await lockReservation(tx, ref));
    const now = app.clock.now();
    if (needsIntent(locked, now)) await takeDepositIntent(tx, { ...ref, intent, now });
  });
  return bookedReservation(open(await findReservation(app.db.prisma, ref)), tenant.timeZone);
}

function needsIntent({ deposit, heldUntil }: Reservation, now: Date): boolean {
  return deposit?.status === "pending" && deposit.payment === null && heldUntil !== null && heldUntil > now;
}
