import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { SqlTx } from "@/lib/platform/db/sql";
import { taxMoved } from "@/lib/restaurant/tax/tax-correction";
import { listIssued, soldOfOrder } from "./receipt-correction-store";
import { insertCorrection } from "./receipt-issue-store";

/**
 * Brings what was issued for an order in line with what it costs since its lines were changed, under its lock: one
 * correction for the difference, rate by rate. Does nothing where they agree, and where there is no receipt yet.
 */
export async function correctChangedReceipt(
  tx: SqlTx,
  { now, ...ref }: { tenantId: TenantId; orderId: string; now: Date },
): Promise<void> {
  const issued = await listIssued(tx, ref);
  const [receipt] = issued;
  if (!receipt) return;
  const sold = await soldOfOrder(tx, ref);
  const grossMinor = issued.reduce((left, each) => left - each.grossMinor, sold.grossMinor);
  const tipMinor = issued.reduce((left, each) => left - each.tipMinor, sold.tipMinor);
  const taxLines = taxMoved(
    issued.flatMap((each) => each.taxLines),
    sold.taxLines,
  );
  if (grossMinor === 0 && tipMinor === 0 && taxLines.length === 0) return;
  await insertCorrection(tx, {
    ...{ tenantId: ref.tenantId, correctsId: receipt.id, refundId: null, cause: "changed", now },
    ...{ grossMinor, tipMinor, taxLines },
  });
}
