import { z } from "zod";
import type { PrinterState } from "./printer";

/** What of a poll matters here (Star CloudPRNT Protocol Guide, "Polling the server"); all but the status may be missing. */
const starPoll = z.object({
  statusCode: z.string().nullish(),
  printingInProgress: z.boolean().nullish(),
});
export type StarPoll = z.output<typeof starPoll>;

/** Null for what is not JSON; a printer is not refused for a field that is new. */
export function readStarPoll(text: string): StarPoll | null {
  try {
    return starPoll.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}

/** From a status code such as `410 Out of paper`, also encoded for an address: `410%20Out%20of%20paper`. */
export function starState(statusCode: string | null | undefined): PrinterState {
  const code = readable(statusCode ?? "200");
  if (isStarSuccess(code)) return "online";
  if (code.startsWith("41")) return "paper_out";
  if (code.startsWith("42")) return "cover_open";
  return "error";
}

/** Whether a status code says that the roll is nearly used up, such as `211 Paper low`. */
export function isStarPaperLow(statusCode: string | null | undefined): boolean {
  return /^(211|41)/.test(readable(statusCode ?? ""));
}

/** All codes that begin with 2, and OK, mean that it has printed. */
export function isStarSuccess(code: string): boolean {
  return /^(2|ok)/i.test(readable(code));
}

/** What a printer said that could not print; null for success. */
export function starProblem(code: string): string | null {
  return isStarSuccess(code) ? null : readable(code);
}

function readable(code: string): string {
  try {
    return decodeURIComponent(code);
  } catch {
    return code;
  }
}

/** A ticket as it was announced: after how many earlier attempts. */
export type AnnouncedJob = { jobId: string; attempt: number };

export function starToken({ jobId, attempt }: AnnouncedJob): string {
  return `${jobId}.${attempt}`;
}

/** Null for other tokens. */
export function readStarToken(token: string): AnnouncedJob | null {
  const [, jobId, attempt] = /^(\w+)\.(\d{1,6})$/.exec(token) ?? [];
  return jobId !== undefined && attempt !== undefined ? { jobId, attempt: Number(attempt) } : null;
}
