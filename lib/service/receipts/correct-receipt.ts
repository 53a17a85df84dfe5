import type { SqlTx } from "@/lib/platform/db/sql";
import type { TaxLine } from "@/lib/restaurant/tax/tax";
import { reversedTax, taxBack, taxLeft } from "@/lib/restaurant/tax/tax-correction";
import type { CorrectionCause } from "./receipt";
import {
  type IssuedDocument,
  keptOfBill,
  keptOfOrder,
  listIssued,
  listRefundedRates,
  type ReceiptSubject,
} from "./receipt-correction-store";
import { insertCorrection } from "./receipt-issue-store";

/**
 * Brings what was issued for an order or bill in line with what the restaurant keeps of it, in the transaction that moves
 * the money and under the subject's lock: one correction for the difference, with a number of its own. It compares and
 * does not count, so it may be called any number of times. Nothing happens before there is a receipt.
 */
export async function correctReceipt(
  tx: SqlTx,
  { refundId, now, ...subject }: ReceiptSubject & { refundId: string | null; now: Date },
): Promise<void> {
  const [receipt, ...corrections] = await listIssued(tx, subject);
  if (!receipt) return;
  const { keptMinor, keptTipMinor, isCanceled } =
    "orderId" in subject
      ? await keptOfOrder(tx, subject)
      : { ...(await keptOfBill(tx, subject)), isCanceled: false };
  const issued = [receipt, ...corrections];
  const grossMinor = issued.reduce((left, each) => left - each.grossMinor, keptMinor);
  const tipMinor = issued.reduce((left, each) => left - each.tipMinor, keptTipMinor);
  if (grossMinor === 0 && tipMinor === 0) return;
  const { tenantId } = subject;
  const named = refundId === null ? [] : await listRefundedRates(tx, { tenantId, refundId });
  const taxLines =
    grossMinor <= 0
      ? taxBack(taxLeft(receipt.taxLines, linesOf(corrections)), { amountMinor: 0 - grossMinor, named })
      : taxAgain(corrections, { refundId, grossMinor });
  const cause: CorrectionCause =
    grossMinor + tipMinor > 0 ? "refund_returned" : isCanceled ? "canceled" : "refund";
  await insertCorrection(tx, {
    tenantId,
    correctsId: receipt.id,
    refundId,
    grossMinor,
    tipMinor,
    taxLines,
    cause,
    now,
  });
}

const linesOf = (documents: readonly IssuedDocument[]) => documents.flatMap(({ taxLines }) => taxLines);

/** What a bank returned is taxed as it was before it went back: the correction of that refund is undone. */
function taxAgain(
  corrections: readonly IssuedDocument[],
  { refundId, grossMinor }: { refundId: string | null; grossMinor: number },
): TaxLine[] {
  const undone = corrections.filter((each) => each.refundId === refundId);
  const undoneMinor = undone.reduce((sum, each) => sum + each.grossMinor, 0);
  if (undoneMinor + grossMinor === 0) return reversedTax(linesOf(undone));
  const wentBack = reversedTax(linesOf(corrections));
  return reversedTax(taxBack(mergedByRate(wentBack), { amountMinor: grossMinor, named: [] }));
}

function mergedByRate(lines: readonly TaxLine[]): TaxLine[] {
  const rates = [...new Map(lines.map(({ name, bps }) => [bps, name]))];
  return rates.map(([bps, name]) => {
    const empty = { name, bps, netMinor: 0, taxMinor: 0, grossMinor: 0 };
    return taxLeft([empty], lines)[0] ?? empty;
  });
}
