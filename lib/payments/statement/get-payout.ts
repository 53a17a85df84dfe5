import { fail } from "@/lib/core/errors/app-error";
import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { App } from "@/lib/payments/app";
import { findTransfer } from "@/lib/payments/payments/transfer-store";
import { describeSubjects } from "./describe-subjects";
import { payoutView, subjectColumns } from "./payout-view";
import type { PayoutWire } from "./statement-contract";

/** One payout of a restaurant. Throws PAYOUT_NOT_FOUND. */
export async function getPayout(
  app: App,
  { tenantId, payoutId }: { tenantId: TenantId; payoutId: string },
): Promise<PayoutWire> {
  const transfer = await findTransfer(app.db.prisma, { tenantId, transferId: payoutId });
  if (!transfer) return fail("PAYOUT_NOT_FOUND", "There is no such payout.");
  return payoutView(transfer, await describeSubjects(app, tenantId, [subjectColumns(transfer)]));
}
