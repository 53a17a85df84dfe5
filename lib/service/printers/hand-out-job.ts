import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { App } from "@/lib/payments/app";
import { findReadyJob } from "./find-ready-job";
import type { PrintJobRow } from "./print-job";
import type { PrinterRow } from "./printer";
import { takeJob } from "./take-job";

/** Takes the next ticket of a printer, or null when there is none or somebody else asked at the same moment. */
export async function handOutJob(
  app: App,
  { tenantId, printer }: { tenantId: TenantId; printer: PrinterRow },
): Promise<PrintJobRow | null> {
  const job = await findReadyJob(app, { tenantId, printer });
  return job && takeJob(app, { tenantId, job });
}
