import type { App } from "@/lib/payments/app";
import { listReports } from "./reconciliation-store";

const SHOWN = 60;

/** The newest reconciliation reports, newest first. */
export async function listReconciliationReports(app: App) {
  const reports = await listReports(app.db, SHOWN);
  return {
    reports: reports.map((report) => ({
      ...report,
      from: report.from.toISOString(),
      to: report.to.toISOString(),
      createdAt: report.createdAt.toISOString(),
    })),
  };
}
