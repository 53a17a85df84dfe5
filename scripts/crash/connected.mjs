import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";

/** A connection, as soon as the database takes one. */
export async function connected(/** @type {string} */ url) {
  for (let attempt = 1; ; attempt++) {
    const client = new pg.Client({ connectionString: url });
    client.on("error", () => {});
    try {
      await client.connect();
      return client;
    } catch (error) {
      if (attempt === 60) throw error;
      await wait(500);
    }
  }
}
