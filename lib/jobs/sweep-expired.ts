import type { App } from "@/lib/app/app";
import { deleteExpiredRows } from "./sweep-store";

/** Removes what has outlived its promise: idempotency answers, rate-limit logs, sessions, webhook logs. */
export async function sweepExpired(app: App): Promise<void> {
  const removed = await deleteExpiredRows(app.db, app.clock.now());
  app.log.info({ removed }, "swept expired rows");
}
