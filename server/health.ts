import type { IncomingMessage, ServerResponse } from "node:http";
import type { App } from "@/lib/app/app";
import { type Readiness, readReadiness, wantedMigrations } from "@/lib/platform/db/readiness";
import { tally } from "@/lib/platform/http/tally";

const REASONS: Record<Exclude<Readiness, "ready">, string> = {
  no_answer: "the database does not answer",
  never_migrated: "no migration was ever applied to the database; run npm run db:migrate",
  not_ours: "the database holds the migrations of another application; correct DATABASE_URL",
  migrations_missing: "the database is not up to date; run npm run db:migrate",
};

type Health = { status: number; body: Record<string, unknown> };

/**
 * For monitoring and load balancers. `/healthz`: the process runs, and how many requests it could not serve. `/readyz`:
 * it accepts requests, the database answers within two seconds, and no migration of this build is missing.
 */
export async function createHealthCheck(app: App, isStopping: () => boolean) {
  // A server without its migrations cannot know whether it is ready, so it does not start.
  await wantedMigrations();

  async function readiness(): Promise<Health> {
    if (isStopping()) return notReady("stopping");
    const found = await readReadiness(app.db);
    return found === "ready" ? { status: 200, body: { status: "ready" } } : notReady(REASONS[found]);
  }

  const checks: Record<string, () => Health | Promise<Health>> = {
    "/healthz": () => ({
      status: 200,
      body: { status: "alive", uptimeSeconds: Math.floor(process.uptime()), ...tally },
    }),
    "/readyz": readiness,
  };

  /** Answers a health check; false when the path is none. */
  return async (path: string, request: IncomingMessage, response: ServerResponse): Promise<boolean> => {
    const check = checks[path.split("?", 1)[0] ?? ""];
    if (!check || (request.method !== "GET" && request.method !== "HEAD")) return false;
    const { status, body } = await check();
    const text = JSON.stringify(body);
    response
      .writeHead(status, {
        "content-type": "application/json; charset=utf-8",
        "cache-control": "no-store",
        "content-length": Buffer.byteLength(text),
        "x-content-type-options": "nosniff",
      })
      .end(request.method === "HEAD" ? "" : text);
    return true;
  };
}

const notReady = (reason: string): Health => ({ status: 503, body: { status: "unavailable", reason } });
