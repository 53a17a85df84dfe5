import type { App } from "@/lib/payments/app";
import { NO_ANSWER } from "@/lib/payments/processor/processor";
import { type Readiness, readReadiness } from "@/lib/platform/db/readiness";
import { nameOfRelease } from "@/lib/platform/env/release";
import type { TaskName } from "@/lib/platform/jobs/job-payloads";
import { readServiceSigns, type ServiceSigns } from "./status-store";

const PATIENCE_MS = 2_000;
const MINUTE_MS = 60_000;
/** Emails and notifications are due at once; so late they are noticed. */
const DELAYED_AFTER_MINUTES = 5;
const DOWN_AFTER_MINUTES = 60;
/** A call without an answer that is longer ago counts no more; jobs that still fail have a later one. */
const SILENCE_MINUTES = 30;
/** So many calls in a row without an answer are no accident. */
const DOWN_AFTER_CALLS = 3;

/** The jobs that send something to somebody: those of the queue `mail`. */
export const NOTIFYING: readonly TaskName[] = [
  "send-email",
  "notify-order-received",
  "send-order-push",
  "send-password-reset",
  "send-guest-data-link",
];

/** `off`: nothing of it is set up here. */
export type PartState = "working" | "delayed" | "down" | "unknown" | "off";

export type PlatformStatus = {
  checkedAt: Date;
  /** Of the release that answered. */
  version: string;
  ordering: { state: PartState; readiness: Readiness; milliseconds: number };
  notifications: { state: PartState; minutesLate: number };
  /** Null where no processor is configured, so that everything is paid in cash. */
  payments: { state: PartState; unanswered: number; unansweredAt: Date | null } | null;
};

/** How late notifications may be. */
export function notificationState(minutesLate: number): PartState {
  if (minutesLate >= DOWN_AFTER_MINUTES) return "down";
  return minutesLate >= DELAYED_AFTER_MINUTES ? "delayed" : "working";
}

/** How often the processor may be silent. */
export function paymentState(unanswered: number): PartState {
  if (unanswered >= DOWN_AFTER_CALLS) return "down";
  return unanswered > 0 ? "delayed" : "working";
}

/**
 * Whether requests are served, as `/readyz` finds it, how late notifications are, and whether the payment processor
 * answers. A process that is stopping serves no page, so it is not seen here. Never throws for a database that is away.
 */
export async function readStatus(app: App): Promise<PlatformStatus> {
  const checkedAt = app.clock.now();
  const started = performance.now();
  const readiness = await readReadiness(app.db);
  const milliseconds = Math.ceil(performance.now() - started);
  const signs = readiness === "ready" ? await answerOf(signsOf(app, checkedAt)) : null;
  const late = signs?.notificationSince ? checkedAt.getTime() - signs.notificationSince.getTime() : 0;
  const minutesLate = Math.floor(late / MINUTE_MS);
  const unanswered = signs?.unanswered ?? 0;
  const hasProcessor = app.stripeEmulator !== null || app.env.STRIPE_SECRET_KEY !== undefined;
  return {
    checkedAt,
    version: nameOfRelease(app.release),
    ordering: { state: readiness === "ready" ? "working" : "down", readiness, milliseconds },
    notifications: {
      state: keepsEmails(app) ? "off" : signs ? notificationState(minutesLate) : "unknown",
      minutesLate,
    },
    payments: hasProcessor
      ? {
          state: signs ? paymentState(unanswered) : "unknown",
          unanswered,
          unansweredAt: signs?.unansweredAt ?? null,
        }
      : null,
  };
}

/** Without a provider nobody receives an email; a demo has its local mailbox. */
function keepsEmails({ mailer, env }: App): boolean {
  return mailer.isLocal && !env.BAZAR_DEMO;
}

function signsOf(app: App, now: Date): Promise<ServiceSigns> {
  const asked = { now, notifying: NOTIFYING, noAnswer: NO_ANSWER, sinceMinutes: SILENCE_MINUTES };
  return readServiceSigns(app.db, asked);
}

async function answerOf<T>(question: Promise<T>): Promise<T | null> {
  let timer: NodeJS.Timeout | undefined;
  const silence = new Promise<null>((resolve) => {
    timer = setTimeout(resolve, PATIENCE_MS, null);
  });
  try {
    return await Promise.race([question, silence]);
  } catch {
    return null;
  } finally {
    clearTimeout(timer);
  }
}
