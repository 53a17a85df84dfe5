import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { App } from "@/lib/payments/app";
import { confirmJob } from "./confirm-job";
import { findReadyJob, handOutAnnounced, handOutJob } from "./hand-out-job";
import { notePoll } from "./note-poll";
import type { PrinterRow } from "./printer";
import { renderForStar, STAR_MEDIA_TYPES } from "./render-job";
import { readStarPoll, readStarToken, starProblem, starState, starToken } from "./star-protocol";

type Asking = { tenantId: TenantId; printer: PrinterRow };

/** Answers a poll: whether there is a ticket, in what it comes, and by which token it is fetched. */
export async function answerStarPoll(app: App, { text, ...asking }: Asking & { text: string }) {
  const poll = readStarPoll(text);
  const state = starState(poll?.statusCode);
  await notePoll(app, { ...asking, state });
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

/** The ticket that was announced, in the printer's language; null when there is none, or not in that language. */
export async function answerStarJob(
  app: App,
  { token, mediaType, ...asking }: Asking & { token: string | null; mediaType: string },
): Promise<Uint8Array<ArrayBuffer> | "unsupported" | null> {
  if (!STAR_MEDIA_TYPES.includes(mediaType)) return "unsupported";
  const announced = token === null ? null : readStarToken(token);
  const job = announced
    ? await handOutAnnounced(app, { ...asking, announced })
    : await handOutJob(app, asking);
  return job && renderForStar(job, { width: asking.printer.width, mediaType });
}

/** Takes a printer's word that it has printed a ticket, or has not. */
export async function takeStarResult(
  app: App,
  { token, code, ...asking }: Asking & { token: string | null; code: string },
): Promise<void> {
  const problem = starProblem(code);
  const announced = token === null ? null : readStarToken(token);
  await confirmJob(app, { ...asking, jobId: announced?.jobId ?? null, problem });
  // Codes that begin with 5 are about the data, not about the printer.
  if (problem?.startsWith("4")) await notePoll(app, { ...asking, state: starState(code) });
}
