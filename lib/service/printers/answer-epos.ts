import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { App } from "@/lib/payments/app";
import { confirmJob } from "./confirm-job";
import { eposRequestInfo, readEposResults } from "./epos-protocol";
import { readEposStatus } from "./epos-status";
import { handOutJob } from "./hand-out-job";
import { notePoll } from "./note-poll";
import { noteStatus } from "./note-status";
import { isDown, isWithoutPaper, type PrinterRow, tellsItsState } from "./printer";
import { renderForEpos } from "./render-job-gateway";

/**
 * Answers what an Epson printer posts: it asks for a ticket, says what became of one, or says how it is. Only who asks for
 * a ticket is handed one.
 */
export async function answerEpos(
  app: App,
  { form, ...asking }: { tenantId: TenantId; printer: PrinterRow; form: URLSearchParams },
): Promise<string> {
  switch (form.get("ConnectionType")) {
    case "GetRequest":
      return answerRequest(app, asking);
    case "SetResponse":
      for (const { jobId, problem, state } of readEposResults(form.get("ResponseFile") ?? "")) {
        await confirmJob(app, { ...asking, jobId, problem, isPrinters: isWithoutPaper(state) });
        await notePoll(app, { ...asking, state });
      }
      return "";
    // The manual's text calls it Status, its example SetStatus, and the field by both names as well.
    case "SetStatus":
    case "Status": {
      const status = readEposStatus(form.get("Status") ?? form.get("ResponseFile") ?? "");
      if (status) await noteStatus(app, { ...asking, ...status });
      return "";
    }
    default:
      return "";
  }
}

async function answerRequest(app: App, asking: { tenantId: TenantId; printer: PrinterRow }): Promise<string> {
  const { state } = asking.printer;
  const isKnownDown = isDown(state) && state !== "silent";
  await notePoll(app, { ...asking, state: isKnownDown ? state : "online" });
  // It does not say how it is when it asks. Without notifications, what it said of its last ticket holds until one is
  // printed, so it is handed one.
  if (isKnownDown && tellsItsState(asking.printer, app.clock.now())) return eposRequestInfo(null);
  const job = await handOutJob(app, asking);
  return eposRequestInfo(job && { id: job.id, xml: await renderForEpos(job, asking.printer.width) });
}
