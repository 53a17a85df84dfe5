const DAY_MS = 24 * 3_600_000;

/** The first instant after another at which it is that time of day (UTC). */
export function nextDaily(after: Date, { hour, minute }: { hour: number; minute: number }): Date {
  const today = Date.UTC(after.getUTCFullYear(), after.getUTCMonth(), after.getUTCDate(), hour, minute);
  return new Date(today > after.getTime() ? today : today + DAY_MS);
}
