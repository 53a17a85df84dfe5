import type { Sql } from "./sql";

/** Longer than any transaction that writes what is mirrored may take (`time-limits.ts`). */
const SETTLED_AFTER = "2 minutes";

/**
 * An instant before which everything that was written is to be seen, by the database's clock: rows carry the time of their
 * write and are seen when their transaction ends. Read it before the rows. ISO 8601.
 */
export async function readUpdatedThrough(db: Sql): Promise<string> {
  const [row] = await db.query<{ through: Date }>(
    { name: "updated-through", text: `SELECT clock_timestamp() - interval '${SETTLED_AFTER}' AS through` },
    [],
  );
  if (!row) throw new Error("The database did not tell the time");
  return row.through.toISOString();
}

/** The answer of a list, with what to ask for next where it was asked what changed. */
export async function withUpdatedThrough<Answer extends object>(
  db: Sql,
  updatedSince: string | undefined,
  read: () => Promise<Answer>,
): Promise<Answer & { updatedThrough?: string }> {
  if (updatedSince === undefined) return read();
  const updatedThrough = await readUpdatedThrough(db);
  return { ...(await read()), updatedThrough };
}
