const BPS_PER_WHOLE = 10_000;

/** An agent's share of the platform's fees, in minor units, rounded down; nothing of fees that went back on balance. */
export function commissionMinor(feesMinor: number, commissionBps: number): number {
  return feesMinor <= 0 ? 0 : Math.floor((feesMinor * commissionBps) / BPS_PER_WHOLE);
}
