const SETTLING_MS = 3_600_000;

/** The newest month, YYYY-MM in UTC, whose commissions can be paid: it has been over for an hour. */
export function lastMonth(now: Date): string {
  const settled = new Date(now.getTime() - SETTLING_MS);
  const before = new Date(Date.UTC(settled.getUTCFullYear(), settled.getUTCMonth() - 1, 1));
  return before.toISOString().slice(0, 7);
}
