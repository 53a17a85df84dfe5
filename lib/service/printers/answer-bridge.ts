import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { App } from "@/lib/payments/app";
import type { BridgeJobWire } from "./bridge-contract";
import { handOutJob } from "./hand-out-job";
import { notePoll } from "./note-poll";
import { isDown, type PrinterRow, type PrinterState } from "./printer";
import { renderForBridge } from "./render-job-gateway";

/** Hands the next ticket to a bridge, as bytes for the printer behind it. */
export async function answerBridge(
  app: App,
  { state, ...asking }: { tenantId: TenantId; printer: PrinterRow; state: PrinterState },
): Promise<{ job: BridgeJobWire | null }> {
  await notePoll(app, { ...asking, state });
  const job = isDown(state) ? null : await handOutJob(app, asking);
  if (!job) return { job: null };
  const bytes = await renderForBridge(job, asking.printer.width);
  const { id, label, mayBeTwice } = job;
  return { job: { id, label, mayBeTwice, data: Buffer.from(bytes).toString("base64") } };
}
