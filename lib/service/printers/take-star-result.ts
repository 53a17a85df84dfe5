import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { App } from "@/lib/payments/app";
import { confirmJob } from "./confirm-job";
import { notePoll } from "./note-poll";
import { isWithoutPaper, type PrinterRow } from "./printer";
import { readStarToken, starProblem, starState } from "./star-protocol";

type Asking = { tenantId: TenantId; printer: PrinterRow };

/** Takes a printer's word that it has printed a ticket, or has not. */
export async function takeStarResult(
  app: App,
  { token, code, ...asking }: Asking & { token: string | null; code: string },
): Promise<void> {
  const problem = starProblem(code);
  const announced = token === null ? null : readStarToken(token);
  const isPrinters = isWithoutPaper(starState(code));
  await confirmJob(app, { ...asking, jobId: announced?.jobId ?? null, problem, isPrinters });
  // Codes that begin with 5 are about the data, not about the printer.
  if (problem?.startsWith("4")) await notePoll(app, { ...asking, state: starState(code) });
}
