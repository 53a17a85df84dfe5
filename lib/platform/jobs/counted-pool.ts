import type { Pool, PoolClient } from "pg";

/**
 * The same connections, and when those that were taken through this pool are all back. graphile-worker sends the
 * statement that ends a job without waiting for it, so its run can be over before its jobs are.
 */
export function countedPool(pool: Pool): { pool: Pool; allBack(): Promise<void> } {
  const out = new Set<Promise<void>>();

  async function take(): Promise<PoolClient> {
    let isBack = (): void => undefined;
    const back = new Promise<void>((resolve) => {
      isBack = resolve;
    }).then(() => void out.delete(back));
    out.add(back);
    try {
      const client = await pool.connect();
      const { release } = client;
      client.release = (error) => {
        release.call(client, error);
        isBack();
      };
      return client;
    } catch (error) {
      isBack();
      throw error;
    }
  }

  /** The one that listens asks with a callback, and keeps its connection. */
  const connect = (listener?: Parameters<Pool["connect"]>[0]) => (listener ? pool.connect(listener) : take());

  return {
    pool: Object.assign(Object.create(pool), { connect }),
    async allBack() {
      while (out.size > 0) await Promise.all(out);
    },
  };
}
