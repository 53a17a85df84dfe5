import type { App } from "@/lib/app/app";
import { releaseDueEscrow } from "@/lib/escrow/release-escrow";
import { sendEmail } from "@/lib/mail/send-email";
import { sweepExpired } from "./sweep-expired";

/** Every job and what it carries. */
export type JobPayloads = {
  "send-email": { emailId: string };
  "release-escrow": Record<string, never>;
  "sweep-expired": Record<string, never>;
};

type Tasks = { [T in keyof JobPayloads]: (app: App, payload: JobPayloads[T]) => Promise<void> };

export const TASKS: Tasks = {
  "send-email": sendEmail,
  "release-escrow": async (app) => {
    await releaseDueEscrow(app);
  },
  "sweep-expired": sweepExpired,
};
