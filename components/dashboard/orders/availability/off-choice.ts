import { addDays, boundaryInstant, localDate } from "@/lib/core/time/zone";
import { pauseUntil } from "./pause-choice";

/** For how long something is switched off: nothing is without an end. */
export const OFF_CHOICES = ["hour", "tomorrow", "week"] as const;
export type OffChoice = (typeof OFF_CHOICES)[number];

const DAYS_OF_A_WEEK = 7;
const MORNING_MINUTES = 5 * 60;

/** Until when something switched off now is; mornings are those of the restaurant's zone. */
export function offUntil(choice: OffChoice, now: Date, zone: string): Date {
  if (choice !== "week") return pauseUntil(choice, now, zone);
  return boundaryInstant(addDays(localDate(now, zone), DAYS_OF_A_WEEK), MORNING_MINUTES, zone);
}
