import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { App } from "@/lib/payments/app";
import type { Tx } from "@/lib/platform/db/db";
import { beginPayout } from "./begin-payout";
import { lockPayable } from "./transfer-store";

/** Pays out what the platform owes a restaurant and what no transfer is under way for. */
export async function payOwed(
  app: App,
  tx: Tx,
  { tenantId, currency }: { tenantId: TenantId; currency: string },
): Promise<void> {
  const amountMinor = await lockPayable(tx, { tenantId, currency });
  if (amountMinor > 0) await beginPayout(app, tx, { tenantId, subject: null, currency, amountMinor });
}
