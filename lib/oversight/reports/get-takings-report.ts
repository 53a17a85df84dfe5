import { toMajor } from "@/lib/core/money/money";
import type { App } from "@/lib/payments/app";
import { onReplica } from "@/lib/platform/db/replica";
import { headOf, inputOf, type ReportRequest } from "./report-subject";
import type { TakingsReportWire } from "./takings-report-contract";
import { readTakings } from "./takings-report-store";

/** What the restaurant took itself in a range of days, by way of payment: what went back counts on the day on which it did. */
export async function getTakingsReport(app: App, request: ReportRequest): Promise<TakingsReportWire> {
  const rows = await onReplica(app.db, (db) => readTakings(db, inputOf(request)));
  const major = (minor: number) => toMajor(minor, request.tenant.currency);
  return {
    ...headOf(request),
    ways: rows.map(({ method, type, count, takenMinor, backMinor, tipMinor, outsideMinor }) => ({
      ...{ method, type, count, taken: major(takenMinor), back: major(backMinor) },
      ...{ net: major(takenMinor + backMinor), tips: major(tipMinor), outside: major(outsideMinor) },
    })),
  };
}
