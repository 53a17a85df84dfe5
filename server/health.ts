import type { IncomingMessage, ServerResponse } from "node:http";
import { answerMetrics } from "@/lib/app/answer-metrics";
import type { App } from "@/lib/app/app";
import { wantedMigrations } from "@/lib/platform/db/readiness";
import { reportAlive, reportReady } from "@/lib/platform/http/health";

/**
 * Answers the routes `/healthz`, `/readyz` and `/metrics` before the request gate and without Next, so that a busy or stopping server
 * still says how it is.
 */
export async function createHealthCheck(app: App, isStopping: () => boolean) {
  // A server without its migrations cannot know whether it is ready, so it does not start.
  await wantedMigrations();
  const checks: Record<string, (request: IncomingMessage) => Response | Promise<Response>> = {
    "/healthz": reportAlive,
    "/readyz": () => reportReady(app, isStopping()),
    "/metrics": ({ headers }) => answerMetrics(app, headers.authorization ?? null),
  };

  /** Answers a health check; false when the path is none. */
  return async (path: string, request: IncomingMessage, response: ServerResponse): Promise<boolean> => {
    const check = checks[path.split("?", 1)[0] ?? ""];
    if (!check || (request.method !== "GET" && request.method !== "HEAD")) return false;
    const answer = await check(request);
    const text = await answer.text();
    response
      .writeHead(answer.status, {
        ...Object.fromEntries(answer.headers),
        "content-length": Buffer.byteLength(text),
      })
      .end(request.method === "HEAD" ? "" : text);
    return true;
  };
}
