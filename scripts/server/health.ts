import { readdir } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import type { App } from "@/lib/app/app";
import { tally } from "@/lib/platform/http/tally";

const PATIENCE_MS = 2_000;

type Health = { status: number; body: Record<string, unknown> };

/**
 * For monitoring and load balancers. `/healthz`: the process runs, and how many requests it could not serve. `/readyz`:
 * it accepts requests, the database answers within two seconds, and no migration of this build is missing.
 */
export async function createHealthCheck(app: App, isStopping: () => boolean) {
  const folders = await readdir("prisma/migrations", { withFileTypes: true });
  const wanted = folders.filter((entry) => entry.isDirectory()).map(({ name }) => name);

  async function readiness(): Promise<Health> {
    if (isStopping()) return notReady("stopping");
    const applied = await Promise.race([appliedMigrations(app), wait(PATIENCE_MS, null, { ref: false })]);
    if (applied === null) return notReady("the database does not answer");
    const missing = wanted.filter((name) => !applied.has(name));
    if (missing.length > 0) return notReady("the database is not up to date; run npm run db:migrate");
    return { status: 200, body: { status: "ready" } };
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

async function appliedMigrations(app: App): Promise<Set<string> | null> {
  return app.db.pool
    .query<{ name: string }>(
      `SELECT migration_name AS name FROM _prisma_migrations WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL`,
    )
    .then(
      ({ rows }) => new Set(rows.map(({ name }) => name)),
      () => null,
    );
}
