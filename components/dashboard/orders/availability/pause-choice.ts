import { addDays, boundaryInstant, localDate } from "@/lib/core/time/zone";

export const PAUSE_CHOICES = ["quarter", "hour", "tomorrow"] as const;
export type PauseChoice = (typeof PAUSE_CHOICES)[number];

const MINUTE_MS = 60_000;
/** A night's last orders belong to the evening before. */
const MORNING_MINUTES = 5 * 60;

/** Until when a pause chosen now lasts; "tomorrow" is the next five in the morning of the restaurant's zone. */
export function pauseUntil(choice: PauseChoice, now: Date, zone: string): Date {
  if (choice === "quarter") return new Date(now.getTime() + 15 * MINUTE_MS);
  if (choice === "hour") return new Date(now.getTime() + 60 * MINUTE_MS);
  const today = localDate(now, zone);
  const thisMorning = boundaryInstant(today, MORNING_MINUTES, zone);
  return now < thisMorning ? thisMorning : boundaryInstant(addDays(today, 1), MORNING_MINUTES, zone);
}
