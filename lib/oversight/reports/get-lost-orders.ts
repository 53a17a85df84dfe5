import { toMajor } from "@/lib/core/money/money";
import type { App } from "@/lib/payments/app";
import { onReplica } from "@/lib/platform/db/replica";
import { mostFrequent } from "./lost-reasons";
import type { LostOrderReportWire } from "./report-lists-contract";
import { headOf, inputOf, type ReportRequest } from "./report-subject";
import { readLosses } from "./sales-store";

/** Why orders were refused or canceled, and what they would have brought. */
export async function getLostOrders(app: App, request: ReportRequest): Promise<LostOrderReportWire> {
  const rows = mostFrequent(await onReplica(app.db, (db) => readLosses(db, inputOf(request))));
  const reasons = rows.map(({ amountMinor, ...row }) => ({
    ...row,
    amount: toMajor(amountMinor, request.tenant.currency),
  }));
  return { ...headOf(request), reasons };
}
