import type { Tx } from "@/lib/platform/db/db";
import type { App } from "@/lib/restaurant/app";

/** Has a name added or removed at the host of the pages, where it has to know it, once the transaction is through. */
export async function queueHosting(app: App, tx: Tx, name: string): Promise<void> {
  if (app.hosting) await app.jobs.add(tx, "host-domain", { name }, { key: `host-domain:${name}` });
}
