/** One movement of money as one side has it. `key` names the same thing on both sides. */
export type BookLine = { key: string; amountMinor: number };

/** `failed_at_processor` is a refund that the ledger has and that the bank sent back. */
export const PROBLEMS = [
  "missing_in_ledger",
  "missing_at_processor",
  "amount_differs",
  "failed_at_processor",
] as const;

export type Finding = {
  key: string;
  problem: (typeof PROBLEMS)[number];
  ledgerMinor: number | null;
  processorMinor: number | null;
};

/** Compares our ledger with the processor's objects, line by line, and names every difference. */
export function compareBooks(ledger: readonly BookLine[], processor: readonly BookLine[]): Finding[] {
  const ours = new Map(ledger.map((line) => [line.key, line.amountMinor]));
  const theirs = new Map(processor.map((line) => [line.key, line.amountMinor]));
  const keys = [...new Set([...ours.keys(), ...theirs.keys()])].sort();
  return keys.flatMap((key): Finding[] => {
    const ledgerMinor = ours.get(key) ?? null;
    const processorMinor = theirs.get(key) ?? null;
    if (ledgerMinor === processorMinor) return [];
    const problem =
      ledgerMinor === null
        ? "missing_in_ledger"
        : processorMinor === null
          ? "missing_at_processor"
          : "amount_differs";
    return [{ key, problem, ledgerMinor, processorMinor }];
  });
}
