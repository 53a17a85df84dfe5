import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { Tx } from "@/lib/platform/db/db";
import { type Deposit, refundableAfterOwnMove } from "./deposit";
import { saveRefundableUntil } from "./deposit-store";

/**
 * Does with a booking's deposit what a move by its guest means for it, under the lock of the booking, and answers the
 * deposit as it is then; null without one.
 */
export async function followOwnMove(
  tx: Tx,
  input: { tenantId: TenantId; reservationId: string; deposit: Deposit | null; startsAt: Date; now: Date },
): Promise<Deposit | null> {
  const { tenantId, reservationId, deposit } = input;
  if (deposit === null) return null;
  const refundableUntil = refundableAfterOwnMove(deposit, input);
  await saveRefundableUntil(tx, { tenantId, reservationId, refundableUntil });
  return { ...deposit, refundableUntil };
}
