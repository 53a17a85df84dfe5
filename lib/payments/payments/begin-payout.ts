import { newId } from "@/lib/core/ids/ids";
import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { App } from "@/lib/payments/app";
import type { Subject } from "@/lib/payments/subject/subject";
import type { Tx } from "@/lib/platform/db/db";
import { tellAtCommit } from "@/lib/platform/events/event-store";
import { payoutEvent } from "./payout-event";
import { findPayoutSettings, insertTransfer } from "./transfer-store";

/**
 * Writes a transfer of `amountMinor` minor units, once for what it pays out, and queues it when the restaurant has an
 * account at the processor; without one it is owed. The caller has called lockPayable and knows that so much is owed.
 */
export async function beginPayout(
  app: App,
  tx: Tx,
  payout: {
    tenantId: TenantId;
    /** Null for what was owed since earlier. */
    subject: Subject | null;
    /** The failed refund or won dispute whose money is the restaurant's again. */
    returnOf?: string;
    currency: string;
    amountMinor: number;
  },
): Promise<void> {
  const { tenantId } = payout;
  const { stripeAccountId } = await findPayoutSettings(tx, { tenantId });
  const id = newId("trf");
  const status = stripeAccountId === null ? "owed" : "pending";
  const now = app.clock.now();
  const first = await insertTransfer(tx, { ...payout, id, status, createdAt: now });
  const { subject, amountMinor, currency } = payout;
  const event = payoutEvent({ payoutId: id, subject, amountMinor, currency, status, at: now });
  if (first) tellAtCommit(tx, { tenantId, events: [event], now });
  if (first && status === "pending") await app.jobs.add(tx, "send-transfer", { tenantId, transferId: id });
}
