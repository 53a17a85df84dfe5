import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { App } from "@/lib/payments/app";
import type { Subject } from "@/lib/payments/subject/subject";
import type { Tx } from "@/lib/platform/db/db";
import { beginPayout } from "./begin-payout";
import { payOwed } from "./pay-owed";
import { lockPayable } from "./transfer-store";

/**
 * Pays out what was just booked as the restaurant's, in the same transaction and once for its cause, as far as the platform
 * owes it beyond the transfers under way; and what else it owes, which an earlier debt had held back. Without an account
 * at the processor it stays owed.
 */
export async function bookPayout(
  app: App,
  tx: Tx,
  input: { tenantId: TenantId; subject: Subject; returnOf?: string; currency: string; amountMinor: number },
): Promise<void> {
  const { tenantId, currency } = input;
  const amountMinor = Math.min(input.amountMinor, await lockPayable(tx, { tenantId, currency }));
  if (amountMinor > 0) await beginPayout(app, tx, { ...input, amountMinor });
  await payOwed(app, tx, { tenantId, currency });
}
