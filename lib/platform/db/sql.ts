import type { Pool, PoolClient } from "pg";
import { Prisma } from "./generated/client";

/** SQL with `$1`, `$2` … for its values. Under a name, each connection parses and plans it only once. */
export type Statement = string | { name: string; text: string };

/**
 * Runs plain SQL, whichever client is behind it. Both read alike: bigint and numeric as text, timestamptz as Date,
 * jsonb parsed.
 */
export type Sql = {
  query<Row>(statement: Statement, values?: readonly unknown[]): Promise<Row[]>;
  /** Returns how many rows the statement wrote. */
  execute(statement: Statement, values?: readonly unknown[]): Promise<number>;
};

/** A running transaction, begun by Prisma or by the pool. */
export type SqlTx = Sql & { readonly isTransaction: true };

/** Plain SQL over the pool (each statement is its own transaction) or over one of its connections. */
export function sqlOfPool(client: Pool | PoolClient): Sql {
  const run = (statement: Statement, values: readonly unknown[]) => {
    const named = typeof statement === "string" ? { text: statement } : statement;
    return client.query({ ...named, values: [...values] });
  };
  return {
    query: async <Row>(statement: Statement, values: readonly unknown[] = []) =>
      (await run(statement, values)).rows as Row[],
    execute: async (statement, values = []) => (await run(statement, values)).rowCount ?? 0,
  };
}

/** Plain SQL over a Prisma transaction. */
export function sqlOfPrisma(tx: Prisma.TransactionClient): Sql {
  const textOf = (statement: Statement) => (typeof statement === "string" ? statement : statement.text);
  return {
    async query<Row>(statement: Statement, values: readonly unknown[] = []) {
      const rows = await tx.$queryRawUnsafe<Record<string, unknown>[]>(textOf(statement), ...values);
      for (const row of rows) {
        for (const [column, value] of Object.entries(row)) {
          if (typeof value === "bigint") row[column] = value.toString();
          else if (Prisma.Decimal.isDecimal(value)) row[column] = value.toFixed();
        }
      }
      return rows as Row[];
    },
    execute: (statement, values = []) => tx.$executeRawUnsafe(textOf(statement), ...values),
  };
}
