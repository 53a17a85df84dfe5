import { fail } from "@/lib/core/errors/app-error";
import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { App } from "@/lib/payments/app";
import { findGuestRound } from "./guest-round-store";
import type { GuestPlace } from "./send-guest-round";
import { settleRound } from "./settle-round";

/**
 * Takes back what a guest has sent, in the browser that sent it, while nobody has answered. Throws GUEST_ROUND_NOT_FOUND
 * for rounds of others, and GUEST_ROUND_SETTLED for one that was answered.
 */
export async function cancelGuestRound(
  app: App,
  input: { tenantId: TenantId; place: GuestPlace; roundId: string; browserId: string | null },
): Promise<void> {
  const { tenantId, place, roundId, browserId } = input;
  const round = await findGuestRound(app.db.sql, { tenantId, roundId });
  const isHere = place.billId === null ? round?.tableId === place.tableId : round?.billId === place.billId;
  if (!round || !isHere || browserId === null || round.browserId !== browserId) {
    return fail("GUEST_ROUND_NOT_FOUND", "There is no such round of this browser.");
  }
  if (round.status === "canceled") return;
  if (!(await settleRound(app, { tenantId, round, to: "canceled", actorId: null }))) {
    fail("GUEST_ROUND_SETTLED", "The restaurant has already answered. Ask staff to change it.");
  }
}
