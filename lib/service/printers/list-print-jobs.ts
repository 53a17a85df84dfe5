import type { TenantId } from "@/lib/core/ids/tenant-id";
import { idPageOf } from "@/lib/core/paging/page-cursor";
import type { App } from "@/lib/payments/app";
import { type PrintJobWire, printJobToWire } from "./print-job-contract";
import { listPrintJobRows } from "./print-job-store";

/** A page of tickets, the newest first. */
export async function listPrintJobs(
  app: App,
  query: {
    tenantId: TenantId;
    printerId?: string | undefined;
    cursor?: string | undefined;
    limit: number;
  },
): Promise<{ jobs: PrintJobWire[]; nextCursor: string | null }> {
  const rows = await listPrintJobRows(app.db.prisma, { ...query, limit: query.limit + 1 });
  const { page, next } = idPageOf(rows, query.limit);
  return { jobs: page.map(printJobToWire), nextCursor: next.nextCursor };
}
