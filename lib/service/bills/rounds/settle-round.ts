import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { App } from "@/lib/payments/app";
import { inSqlTransaction } from "@/lib/platform/db/transaction";
import { appendEvents } from "@/lib/platform/events/event-store";
import { recordBillChange } from "@/lib/service/bills/bill-change-store";
import { type GuestRound, type RoundReason, roundMinor } from "./guest-round";
import { guestRoundSettledEvent } from "./guest-round-event";
import { settleGuestRound } from "./guest-round-store";

/** Ends a round without putting it on a bill, once, and tells everybody; false when somebody was faster. */
export async function settleRound(
  app: App,
  ending: {
    tenantId: TenantId;
    round: GuestRound;
    to: "refused" | "canceled" | "expired";
    actorId: string | null;
    reason?: RoundReason;
    note?: string | null;
  },
): Promise<boolean> {
  const { tenantId, round, to, actorId, reason = null, note = null } = ending;
  const { id: roundId, billId, lines } = round;
  const isSettled = await inSqlTransaction(app.db, async (tx) => {
    const now = app.clock.now();
    if (!(await settleGuestRound(tx, { tenantId, roundId, to, actorId, now, reason, note }))) return false;
    if (billId !== null && to === "refused") {
      const change = {
        kind: "round_refused",
        subjectId: round.guest.id,
        amountMinor: roundMinor(lines),
      } as const;
      await recordBillChange(tx, { tenantId, billId, now, change: { ...change, note, actorId } });
    }
    const events = [guestRoundSettledEvent({ ...round, status: to }, now)];
    await appendEvents(tx, { tenantId, events, now });
    return true;
  });
  if (isSettled) app.live.announce(tenantId);
  return isSettled;
}
