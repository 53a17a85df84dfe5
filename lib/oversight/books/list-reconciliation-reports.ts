import type { App } from "@/lib/payments/app";
import type { Finding } from "@/lib/payments/reconciliation/compare-books";
import { listReports } from "@/lib/payments/reconciliation/reconciliation-store";
import { explainFindings } from "./explain-findings";
import type { ReconciliationReportWire } from "./reconciliation-contract";

const SHOWN = 60;

/** The newest reconciliation reports, newest first, with whose money differed and what has been repaired. */
export async function listReconciliationReports(
  app: App,
  limit = SHOWN,
): Promise<{ reports: ReconciliationReportWire[] }> {
  const reports = await listReports(app.db, limit);
  const findings = reports.map((report) => report.findings as Finding[]);
  const explained = await explainFindings(app, findings.flat());
  let read = 0;
  return {
    reports: reports.map((report, index) => {
      const begin = read;
      read += findings[index]?.length ?? 0;
      return {
        ...report,
        from: report.from.toISOString(),
        to: report.to.toISOString(),
        findings: explained.slice(begin, read),
        createdAt: report.createdAt.toISOString(),
      };
    }),
  };
}
