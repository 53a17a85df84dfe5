import pg from "pg";
import { latenciesOf } from "./percentile.mjs";

/**
 * Repeats a transaction on many connections through the plain driver, each as soon as the one before has ended.
 *
 * @param {string} url
 * @param {{ connections: number, seconds: number }} input
 * @param {(client: pg.Client) => Promise<void>} transaction
 * @returns {Promise<import("./load.mjs").Figures>}
 */
export async function sqlLoad(url, { connections, seconds }, transaction) {
  const clients = await Promise.all(
    Array.from({ length: connections }, async () => {
      const client = new pg.Client({ connectionString: url });
      await client.connect();
      return client;
    }),
  );
  /** @type {number[]} */
  const latencies = [];
  const start = performance.now();
  const end = start + seconds * 1000;
  await Promise.all(
    clients.map(async (client) => {
      while (performance.now() < end) {
        const began = performance.now();
        await transaction(client);
        latencies.push(performance.now() - began);
      }
    }),
  );
  const elapsedSeconds = (performance.now() - start) / 1000;
  await Promise.all(clients.map((client) => client.end()));
  return {
    ...latenciesOf(latencies),
    perSecond: Math.round(latencies.length / elapsedSeconds),
    answered: latencies.length,
  };
}
