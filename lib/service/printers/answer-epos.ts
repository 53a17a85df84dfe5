import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { App } from "@/lib/payments/app";
import { confirmJob } from "./confirm-job";
import { eposRequestInfo, readEposResults } from "./epos-protocol";
import { handOutJob } from "./hand-out-job";
import { notePoll } from "./note-poll";
import { isDown, type PrinterRow } from "./printer";
import { renderForEpos } from "./render-job-gateway";

/** Answers what an Epson printer posts: it asks for a ticket, or says what became of one. */
export async function answerEpos(
  app: App,
  { form, ...asking }: { tenantId: TenantId; printer: PrinterRow; form: URLSearchParams },
): Promise<string> {
  if (form.get("ConnectionType") === "SetResponse") {
    for (const { jobId, problem, state } of readEposResults(form.get("ResponseFile") ?? "")) {
      await confirmJob(app, { ...asking, jobId, problem });
      await notePoll(app, { ...asking, state });
    }
    return "";
  }
  // It does not say how it is when it asks: what it said of its last ticket holds, until one is printed.
  const { state } = asking.printer;
  await notePoll(app, { ...asking, state: isDown(state) && state !== "silent" ? state : "online" });
  const job = await handOutJob(app, asking);
  return eposRequestInfo(job && { id: job.id, xml: await renderForEpos(job, asking.printer.width) });
}
