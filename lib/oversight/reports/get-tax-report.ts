import { toMajor } from "@/lib/core/money/money";
import type { App } from "@/lib/payments/app";
import { onReplica } from "@/lib/platform/db/replica";
import { toPercent } from "@/lib/restaurant/tax/tax-contract";
import { headOf, inputOf, type ReportRequest } from "./report-subject";
import type { TaxReportWire } from "./tax-report-contract";
import { countReceipts, readTax, type TaxRow } from "./tax-report-store";

/** The tax in what was issued in a range of days, by rate: a receipt and a correction count on their own day. */
export async function getTaxReport(app: App, request: ReportRequest): Promise<TaxReportWire> {
  const input = inputOf(request);
  const [counts, rows] = await onReplica(app.db, (db) =>
    Promise.all([countReceipts(db, input), readTax(db, input)]),
  );
  const { currency } = request.tenant;
  const rates = [...new Set(rows.map(({ bps }) => bps))].map((bps) => {
    const sumsOf = (kind?: TaxRow["kind"]) => {
      const own = rows.filter((row) => row.bps === bps && (kind === undefined || row.kind === kind));
      const netMinor = own.reduce((sum, row) => sum + row.netMinor, 0);
      const taxMinor = own.reduce((sum, row) => sum + row.taxMinor, 0);
      return {
        net: toMajor(netMinor, currency),
        tax: toMajor(taxMinor, currency),
        gross: toMajor(netMinor + taxMinor, currency),
      };
    };
    const rate = bps === null ? null : toPercent(bps);
    return { rate, sold: sumsOf("receipt"), corrected: sumsOf("correction"), ...sumsOf() };
  });
  return { ...headOf(request), ...counts, rates };
}
