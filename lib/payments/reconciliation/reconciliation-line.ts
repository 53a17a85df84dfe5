import type { Listed, ListName } from "@/lib/payments/processor/processor-lists";
import type { BookLine } from "./compare-books";

/** A movement of money as the processor has it, under the key that it has in the ledger. */
export type ProcessorLine = BookLine & { id: string; createdAt: Date };

type Counted = { [L in ListName]: (object: Listed[L], ownId: string | undefined) => BookLine | null };

const COUNTED: Counted = {
  intents: ({ id, state, receivedMinor }) =>
    state === "succeeded" ? { key: `capture:${id}`, amountMinor: receivedMinor } : null,
  transfers: ({ id, transferId, amountMinor }) => ({ key: `transfer:${transferId ?? id}`, amountMinor }),
  refunds: ({ id, refundId, state, amountMinor }, ownId) =>
    state === "succeeded" ? { key: `refund:${refundId ?? ownId ?? id}`, amountMinor } : null,
  disputes: ({ id, moves, amountMinor }, ownId) =>
    moves.includes("withdrawn") && !moves.includes("reinstated")
      ? { key: `dispute:${ownId ?? id}`, amountMinor }
      : null,
};

/**
 * What these objects have moved, and the ids of those that have moved nothing or whose money came back. `ownIds` are our
 * ids of refunds and disputes that were made at the processor itself.
 */
export function linesOf<L extends ListName>(
  list: L,
  objects: readonly Listed[L][],
  ownIds: ReadonlyMap<string, string>,
): { lines: ProcessorLine[]; idle: string[] } {
  const lines: ProcessorLine[] = [];
  const idle: string[] = [];
  for (const object of objects) {
    const { id, createdAt } = object;
    const counted = COUNTED[list](object, ownIds.get(id));
    if (counted) lines.push({ ...counted, id, createdAt });
    else idle.push(id);
  }
  return { lines, idle };
}
