import type { App } from "@/lib/payments/app";
import { givenAnswer } from "@/lib/payments/processor/given-answer";
import type { ProcessorTransaction } from "@/lib/payments/processor/processor-transaction";
import { inSqlTransaction } from "@/lib/platform/db/transaction";
import type { BalanceFinding } from "./balance-comparison";
import type { Range } from "./balance-comparison-store";
import { insertTransactions, listKept } from "./processor-transaction-store";

/**
 * Compares what is kept of a time range with the processor's list, transaction by transaction. Keeps what was missed, and
 * answers what is kept here and is not the processor's, or not as the processor has it. Throws PROCESSOR_UNAVAILABLE.
 */
export async function rereadTransactions(
  app: App,
  range: Range,
): Promise<{ missed: number; findings: BalanceFinding[] }> {
  const kept = await listKept(app.db, range);
  const listed = new Map<string, ProcessorTransaction>();
  const { platform } = app.payments;
  if (!platform) return { missed: 0, findings: [] };
  let after: string | null = null;
  do {
    const page: { transactions: ProcessorTransaction[]; next: string | null } = givenAnswer(
      await platform.listTransactions({ ...range, after }),
    );
    for (const transaction of page.transactions) listed.set(transaction.id, transaction);
    after = page.next;
  } while (after !== null);
  const missed = await inSqlTransaction(app.db, (tx) => insertTransactions(tx, [...listed.values()]));
  const findings = kept.flatMap(({ id, currency, net, createdAt }): BalanceFinding[] => {
    const theirs = listed.get(id);
    if (theirs?.net === net && theirs.currency === currency) return [];
    const problem = theirs ? "amount_differs" : "unknown_at_processor";
    const processorMinor = theirs?.net ?? null;
    return [
      { key: id, problem, currency, ledgerMinor: net, processorMinor, createdAt: createdAt.toISOString() },
    ];
  });
  return { missed, findings };
}
