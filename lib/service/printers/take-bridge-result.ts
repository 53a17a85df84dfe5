import type { z } from "zod";
import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { App } from "@/lib/payments/app";
import type { BridgeResultRequest } from "./bridge-contract";
import { confirmJob } from "./confirm-job";
import { notePoll } from "./note-poll";
import { isWithoutPaper, type PrinterRow } from "./printer";

/** Takes a bridge's word that its printer has printed a ticket, or has not. */
export async function takeBridgeResult(
  app: App,
  {
    result,
    ...asking
  }: { tenantId: TenantId; printer: PrinterRow; result: z.output<typeof BridgeResultRequest> },
): Promise<void> {
  const { jobId, printed, problem = "not printed", state } = result;
  await confirmJob(app, {
    ...asking,
    jobId,
    problem: printed ? null : problem,
    isPrinters: isWithoutPaper(state),
  });
  await notePoll(app, { ...asking, state });
}
