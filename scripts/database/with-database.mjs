import { findRunningEmbeddedPostgres, startEmbeddedPostgres } from "./embedded-postgres.mjs";

/**
 * Runs something against the database that the project uses here: DATABASE_URL, or the embedded one, which is
 * started for the occasion unless it runs already.
 *
 * @template T
 * @param {(url: string) => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function withDatabase(work) {
  const existing = process.env.DATABASE_URL || (await findRunningEmbeddedPostgres());
  if (existing) return work(existing);
  const embedded = await startEmbeddedPostgres();
  try {
    return await work(embedded.url);
  } finally {
    await embedded.stop();
  }
}
