import type { App } from "@/lib/payments/app";
import { watchPrinters } from "./watch-printers";

/** The schedule comes once a minute, which is too late for a kitchen. */
const NEXT_RUN_MS = 10_000;

/** The same every few seconds, until the schedule starts it again. */
export async function keepWatchingPrinters(app: App, signal?: AbortSignal): Promise<void> {
  await watchPrinters(app, signal);
  const runAt = new Date(Date.now() + NEXT_RUN_MS);
  await app.jobs.add(
    app.db.prisma,
    "watch-printers",
    {},
    { key: "watch-printers-soon", runAt, maxAttempts: 1 },
  );
}
