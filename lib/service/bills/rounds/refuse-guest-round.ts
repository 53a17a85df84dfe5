import { fail } from "@/lib/core/errors/app-error";
import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { App } from "@/lib/payments/app";
import type { RefuseRoundRequest } from "./guest-round-contract";
import { findGuestRound } from "./guest-round-store";
import { settleRound } from "./settle-round";

/**
 * Refuses what a guest has sent, for a reason that the guest is told. It took no stock, so nothing goes back. Throws
 * GUEST_ROUND_NOT_FOUND, and GUEST_ROUND_SETTLED for one that was answered or taken back, or whose time is over.
 */
export async function refuseGuestRound(
  app: App,
  input: { tenantId: TenantId; roundId: string; actorId: string; request: RefuseRoundRequest },
): Promise<void> {
  const { tenantId, roundId, actorId, request } = input;
  const round = await findGuestRound(app.db.sql, { tenantId, roundId });
  if (!round) return fail("GUEST_ROUND_NOT_FOUND", "There is no such round.");
  const { reason, note = null } = request;
  const ending = { tenantId, round, to: "refused", actorId, reason, note } as const;
  if (!(await settleRound(app, ending))) {
    fail("GUEST_ROUND_SETTLED", "The round was already answered or taken back, or its time is over.");
  }
}
