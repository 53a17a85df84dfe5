import { newId } from "@/lib/core/ids/ids";
import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { App } from "@/lib/payments/app";
import type { Tx } from "@/lib/platform/db/db";
import type { Subject } from "./subject";
import { findPayoutSettings, insertTransfer, lockPayable } from "./transfer-store";

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
  if (amountMinor > 0) await begin(app, tx, { ...input, amountMinor });
  await payOwed(app, tx, { tenantId, currency });
}

/** Pays out what the platform owes a restaurant and what no transfer is under way for. */
export async function payOwed(
  app: App,
  tx: Tx,
  { tenantId, currency }: { tenantId: TenantId; currency: string },
): Promise<void> {
  const amountMinor = await lockPayable(tx, { tenantId, currency });
  if (amountMinor > 0) await begin(app, tx, { tenantId, subject: null, currency, amountMinor });
}

async function begin(
  app: App,
  tx: Tx,
  payout: {
    tenantId: TenantId;
    subject: Subject | null;
    returnOf?: string;
    currency: string;
    amountMinor: number;
  },
): Promise<void> {
  const { tenantId } = payout;
  const { stripeAccountId } = await findPayoutSettings(tx, { tenantId });
  const id = newId("trf");
  const status = stripeAccountId === null ? "owed" : "pending";
  const first = await insertTransfer(tx, { ...payout, id, status, createdAt: app.clock.now() });
  if (first && status === "pending") await app.jobs.add(tx, "send-transfer", { tenantId, transferId: id });
}
