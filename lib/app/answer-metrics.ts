import { reportMetrics } from "@/lib/oversight/vital-signs/report-metrics";
import type { App } from "./app";
import { TASKS } from "./tasks";

const QUEUES = Object.fromEntries(Object.entries(TASKS).map(([task, { queue }]) => [task, queue]));

/** The answer to `/metrics`, for both hosts. */
export function answerMetrics(app: App, authorization: string | null): Promise<Response> {
  return reportMetrics(app, { authorization, queueOf: QUEUES });
}
