const BPS_PER_WHOLE = 10_000;

/** An agent's share of the platform's fees, in minor units, rounded down; nothing of fees that went back on balance. */
export function commissionMinor(feesMinor: number, commissionBps: number): number {
  return feesMinor <= 0 ? 0 : Math.floor((feesMinor * commissionBps) / BPS_PER_WHOLE);
}

const SETTLING_MS = 3_600_000;

/**
 * The month, YYYY-MM in UTC, that is still being earned; those before it change no more. A month stays open for an hour,
 * for what was booked in its last moments and is not committed yet.
 */
export function openMonth(now: Date): string {
  return new Date(now.getTime() - SETTLING_MS).toISOString().slice(0, 7);
}

/** Rows by what they have in common, in the order in which that first appears. */
export function groupedBy<Row>(rows: readonly Row[], keyOf: (row: Row) => string): Map<string, Row[]> {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const group = groups.get(keyOf(row));
    if (group) group.push(row);
    else groups.set(keyOf(row), [row]);
  }
  return groups;
}
