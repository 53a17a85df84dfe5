import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { App } from "@/lib/payments/app";
import { type PrintJobWire, printJobToWire } from "./print-job-contract";
import { listPrintJobRows } from "./print-job-store";

/** The latest tickets, the newest first. */
export async function listPrintJobs(
  app: App,
  query: { tenantId: TenantId; printerId?: string | undefined; limit: number },
): Promise<{ jobs: PrintJobWire[] }> {
  const { tenantId, printerId, limit } = query;
  const of = printerId === undefined ? { tenantId, limit } : { tenantId, printerId, limit };
  return { jobs: (await listPrintJobRows(app.db.prisma, of)).map(printJobToWire) };
}
