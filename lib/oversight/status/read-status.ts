import type { App } from "@/lib/payments/app";
import { getOldestDueMs } from "./status-store";

const PATIENCE_MS = 3_000;
const MINUTE_MS = 60_000;
/** Emails and notifications are due at once; so late they are noticed. */
const DELAYED_AFTER_MINUTES = 5;
const DOWN_AFTER_MINUTES = 60;

export type PartState = "working" | "delayed" | "down";

/** What the platform can do at the moment, in the words of those who use it. */
export type PlatformStatus = {
  checkedAt: Date;
  ordering: { state: PartState; milliseconds: number | null };
  notifications: { state: PartState; minutesLate: number };
};

/** How late notifications may be. */
export function notificationState(minutesLate: number): PartState {
  if (minutesLate >= DOWN_AFTER_MINUTES) return "down";
  return minutesLate >= DELAYED_AFTER_MINUTES ? "delayed" : "working";
}

/**
 * Asks the database, without which nothing can be ordered or booked, and how late its oldest job is. Never throws: an
 * answer that does not come within three seconds is one.
 */
export async function readStatus(app: App): Promise<PlatformStatus> {
  const checkedAt = app.clock.now();
  const started = performance.now();
  const lateMs = await answerOf(getOldestDueMs(app.db, { now: checkedAt }));
  if (lateMs === null) {
    const unknown = { state: "down" as const, minutesLate: 0 };
    return { checkedAt, ordering: { state: "down", milliseconds: null }, notifications: unknown };
  }
  const minutesLate = Math.floor(lateMs / MINUTE_MS);
  return {
    checkedAt,
    ordering: { state: "working", milliseconds: Math.ceil(performance.now() - started) },
    notifications: { state: notificationState(minutesLate), minutesLate },
  };
}

async function answerOf(question: Promise<number>): Promise<number | null> {
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
