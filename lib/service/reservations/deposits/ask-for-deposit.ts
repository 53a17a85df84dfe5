import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { Tx } from "@/lib/platform/db/db";
import type { Reservation } from "@/lib/service/reservations/reservation";
import { type Deposit, type DepositRule, depositMinor, holdEnd, newDeposit } from "./deposit";
import { insertDeposit } from "./deposit-store";

type Asked = { deposit: Deposit; heldUntil: Date };

/**
 * Asks who takes a table that was held for the deposit of their party, under the lock of the hold: the table is kept for
 * as long as for a booking made online. Null where nothing is asked for.
 */
export async function askForDeposit(
  tx: Tx,
  input: { tenantId: TenantId; held: Reservation; rule: DepositRule; currency: string; now: Date },
): Promise<Asked | null> {
  const { tenantId, held, rule, currency, now } = input;
  const amountMinor = depositMinor(rule, held.guestCount);
  if (amountMinor === 0) return null;
  const { id: reservationId, startsAt } = held;
  const deposit = newDeposit({ amountMinor, currency, rule, startsAt, now });
  await insertDeposit(tx, { tenantId, reservationId, deposit });
  return { deposit, heldUntil: holdEnd("online", { now, startsAt }) };
}
