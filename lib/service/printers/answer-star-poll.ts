import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { App } from "@/lib/payments/app";
import { findReadyJob } from "./find-ready-job";
import { notePoll } from "./note-poll";
import type { PrinterRow } from "./printer";
import { notePaperLow } from "./printer-store";
import { STAR_MEDIA_TYPES } from "./render-job-gateway";
import { isStarPaperLow, readStarPoll, starState, starToken } from "./star-protocol";

type Asking = { tenantId: TenantId; printer: PrinterRow };

/** Answers a poll: whether there is a ticket, in what it comes, and by which token it is fetched. */
export async function answerStarPoll(app: App, { text, ...asking }: Asking & { text: string }) {
  const poll = readStarPoll(text);
  const state = starState(poll?.statusCode);
  await notePoll(app, { ...asking, state });
  const isPaperLow = isStarPaperLow(poll?.statusCode);
  if (isPaperLow !== asking.printer.isPaperLow)
    await notePaperLow(app.db.prisma, { ...asking, printerId: asking.printer.id, isPaperLow });
  const mayPrint = state === "online" && poll?.printingInProgress !== true;
  const job = mayPrint ? await findReadyJob(app, asking) : null;
  if (!job) return { jobReady: false };
  return {
    jobReady: true,
    mediaTypes: STAR_MEDIA_TYPES,
    jobToken: starToken({ jobId: job.id, attempt: job.attempt }),
    deleteMethod: "DELETE",
  };
}
