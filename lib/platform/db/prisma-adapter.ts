import { PrismaPg } from "@prisma/adapter-pg";
import type { SqlQueryable, Transaction } from "@prisma/driver-adapter-utils";
import { withoutRepeats } from "./without-repeats";

/** Lets a list in a condition name each value once. */
function oncePerValue<Connection extends SqlQueryable>(connection: Connection): Connection {
  const read = connection.queryRaw.bind(connection);
  connection.queryRaw = (query) => read(withoutRepeats(query));
  return connection;
}

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
 * Prisma's adapter for pg, as the platform needs it. Prisma asks for the relations of a list with the restaurant named once
 * for each row, which PostgreSQL takes for as many restaurants: here each is named once (ADR 093). And it fetches the
 * relations of one `include` at the same time: a transaction has a single connection, so there they wait for each other,
 * as pg asks for and its next version demands.
 */
export class PlatformPg extends PrismaPg {
  override async connect(): ReturnType<PrismaPg["connect"]> {
    const adapter = oncePerValue(await super.connect());
    const begin = adapter.startTransaction.bind(adapter);
    adapter.startTransaction = async (isolationLevel) =>
      oneAtATime(oncePerValue(await begin(isolationLevel))) as Awaited<ReturnType<typeof begin>>;
    return adapter;
  }
}
