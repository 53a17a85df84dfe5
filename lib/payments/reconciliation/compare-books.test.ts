import { expect, test } from "vitest";
import { compareBooks } from "./compare-books";

test("names every difference between the books and nothing else", () => {
  const ledger = [
    { key: "capture:pi_1", amountMinor: 1700 },
    { key: "capture:pi_2", amountMinor: 900 },
    { key: "refund:ref_1", amountMinor: 300 },
  ];
  const processor = [
    { key: "capture:pi_1", amountMinor: 1700 },
    { key: "refund:ref_1", amountMinor: 200 },
    { key: "transfer:trf_9", amountMinor: 50 },
  ];
  expect(compareBooks(ledger, processor)).toEqual([
    { key: "capture:pi_2", problem: "missing_at_processor", ledgerMinor: 900, processorMinor: null },
    { key: "refund:ref_1", problem: "amount_differs", ledgerMinor: 300, processorMinor: 200 },
    { key: "transfer:trf_9", problem: "missing_in_ledger", ledgerMinor: null, processorMinor: 50 },
  ]);
  expect(compareBooks(ledger, ledger)).toEqual([]);
});
