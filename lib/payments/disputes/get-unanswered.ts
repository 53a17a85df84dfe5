import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { App } from "@/lib/payments/app";
import { countUnanswered } from "./dispute-due-store";

/** Disputes that wait for the restaurant's answer, and until when the first has to have one. */
export type Unanswered = {
  count: number;
  /** Null where the processor names no time. */
  firstDueAt: Date | null;
  /** The dispute, where it is the only one. */
  disputeId: string | null;
};

/** What waits for an answer at a restaurant, in one statement. */
export async function getUnanswered(app: App, { tenantId }: { tenantId: TenantId }): Promise<Unanswered> {
  const found = await countUnanswered(app.db, { tenantId, now: app.clock.now() });
  return { ...found, disputeId: found.count === 1 ? found.disputeId : null };
}
