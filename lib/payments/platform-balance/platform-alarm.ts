export const ALARM_KINDS = [
  "balance_difference",
  /** Less is available than what the platform owes. */
  "balance_short",
  /** The processor sends the balance to the platform's bank by itself, and with it what is owed. */
  "automatic_payouts",
] as const;
export type AlarmKind = (typeof ALARM_KINDS)[number];

/** Amounts are in the processor's own unit; currencies in capital letters. */
export type Alarm =
  | {
      kind: "balance_difference";
      detail: { differences: { currency: string; amount: number }[]; findings: number };
    }
  | { kind: "balance_short"; detail: { short: { currency: string; available: number; needed: number }[] } }
  | { kind: "automatic_payouts"; detail: { interval: string } };
