/** The day `days` after a calendar day, both YYYY-MM-DD. Pure: a calendar has no clock. */
export function dayAfter(date: string, days: number): string {
  const at = new Date(`${date}T00:00:00Z`);
  at.setUTCDate(at.getUTCDate() + days);
  return at.toISOString().slice(0, 10);
}

/** The first bookable days, from today on, without blocked days. */
export function offeredDays(input: {
  today: string;
  daysAhead: number;
  blockedDates: readonly string[];
  count: number;
}): string[] {
  const { today, daysAhead, blockedDates, count } = input;
  const days = Array.from({ length: daysAhead + 1 }, (_, index) => dayAfter(today, index));
  return days.filter((day) => !blockedDates.includes(day)).slice(0, count);
}
