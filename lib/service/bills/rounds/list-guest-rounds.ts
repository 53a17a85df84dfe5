import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { App } from "@/lib/payments/app";
import type { GuestRound } from "./guest-round";
import { listWaitingRounds } from "./guest-round-store";

const MOST = 200;

/** The rounds that wait for the restaurant's answer, oldest first. */
export function listGuestRounds(app: App, { tenantId }: { tenantId: TenantId }): Promise<GuestRound[]> {
  return listWaitingRounds(app.db.sql, { tenantId, now: app.clock.now(), limit: MOST });
}
