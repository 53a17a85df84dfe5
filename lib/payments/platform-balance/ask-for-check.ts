import type { App } from "@/lib/payments/app";

const JOBS = ["check-platform", "report-balance"] as const;

/**
 * Has the platform's account looked at and compared now rather than at night, by its jobs: whoever asks waits for neither.
 * Asked for again before they began, they run once.
 */
export async function askForCheck(app: Pick<App, "db" | "jobs">): Promise<void> {
  for (const job of JOBS) await app.jobs.add(app.db.prisma, job, {}, { key: job, maxAttempts: 5 });
}
