import { newId } from "@/lib/core/ids/ids";
import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { App } from "@/lib/payments/app";
import type { Tx } from "@/lib/platform/db/db";
import { findPayoutSettings, insertTransfer, lockPayable, type TransferSubject } from "./transfer-store";

/**
 * Pays out what was just booked as the restaurant's, in the same transaction: as far as the platform owes it beyond the
 * transfers under way, and once per subject. Without an account at the processor it stays owed.
 */
export async function bookPayout(
  app: App,
  tx: Tx,
  input: { tenantId: TenantId; subject: TransferSubject; currency: string; amountMinor: number },
): Promise<void> {
  const { tenantId, subject, currency } = input;
  const amountMinor = Math.min(input.amountMinor, await lockPayable(tx, { tenantId }));
  if (amountMinor <= 0) return;
  const { stripeAccountId } = await findPayoutSettings(tx, { tenantId });
  const id = newId("trf");
  const status = stripeAccountId === null ? "owed" : "pending";
  const createdAt = app.clock.now();
  const first = await insertTransfer(tx, {
    tenantId,
    id,
    ...subject,
    amountMinor,
    currency,
    status,
    createdAt,
  });
  if (first && status === "pending") await app.jobs.add(tx, "send-transfer", { tenantId, transferId: id });
}
