import { toMajor } from "@/lib/core/money/money";
import type { App } from "@/lib/payments/app";
import { onReplica } from "@/lib/platform/db/replica";
import type { HourReportWire } from "./report-contract";
import { headOf, inputOf, type ReportRequest } from "./report-subject";
import { readHours } from "./sales-store";

/** When guests order: sales by weekday and hour of the restaurant's clocks. */
export async function getHours(app: App, request: ReportRequest): Promise<HourReportWire> {
  const rows = await onReplica(app.db, (db) => readHours(db, inputOf(request)));
  const { currency } = request.tenant;
  const hours = rows.map(({ netMinor, ...hour }) => ({ ...hour, net: toMajor(netMinor, currency) }));
  return { ...headOf(request), hours };
}
