import { PrismaPg } from "@prisma/adapter-pg";
import type { Transaction } from "@prisma/driver-adapter-utils";

/** Lets each query of a transaction begin when the one before has ended, well or badly. */
function oneAtATime(transaction: Transaction): Transaction {
  let last: Promise<unknown> = Promise.resolve();
  const after =
    <A, R>(run: (argument: A) => Promise<R>) =>
    (argument: A): Promise<R> => {
      const next = last.then(() => run(argument));
      last = next.catch(() => undefined);
      return next;
    };
  transaction.queryRaw = after(transaction.queryRaw.bind(transaction));
  transaction.executeRaw = after(transaction.executeRaw.bind(transaction));
  return transaction;
}

/**
 * Prisma's adapter for pg, which fetches the relations of one `include` at the same time. A transaction has a single
 * connection: there they wait for each other, as pg asks for and its next version demands.
 */
export class OneAtATimePg extends PrismaPg {
  override async connect(): ReturnType<PrismaPg["connect"]> {
    const adapter = await super.connect();
    const begin = adapter.startTransaction.bind(adapter);
    adapter.startTransaction = async (isolationLevel) =>
      oneAtATime(await begin(isolationLevel)) as Awaited<ReturnType<typeof begin>>;
    return adapter;
  }
}
