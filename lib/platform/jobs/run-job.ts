import type { App } from "@/lib/platform/app";
import { inSpan } from "@/lib/platform/trace/current-trace";
import { withoutTrace } from "./traced-payload";

export type Work = (app: App, payload: unknown, signal: AbortSignal) => Promise<unknown>;

type Job = {
  task: string;
  jobId: string;
  attempt: number;
  work: Work;
  payload: unknown;
  signal: AbortSignal;
};

/**
 * Runs one job in the trace of what added it, or in one of its own, counts it and writes a line about it: one that
 * failed at `info`, because the worker says why at `error`. Throws what the job throws.
 */
export async function runJob(app: App, { task, jobId, attempt, work, payload, signal }: Job): Promise<void> {
  const given = withoutTrace(payload);
  await inSpan(given.traceparent, async () => {
    const startedMs = performance.now();
    let outcome: "done" | "failed" = "failed";
    try {
      await work(app, given.payload, signal);
      outcome = "done";
    } finally {
      const tookMs = performance.now() - startedMs;
      app.metrics.countJob(task, outcome, tookMs / 1_000);
      const line = { task, jobId, attempt, outcome, durationMs: Math.round(tookMs * 10) / 10 };
      if (outcome === "done") app.log.debug(line, "job");
      else app.log.info(line, "job");
    }
  });
}
