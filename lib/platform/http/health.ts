import type { App } from "@/lib/platform/app";
import { type Readiness, readReadiness } from "@/lib/platform/db/readiness";
import { nameOfRelease, readRelease } from "@/lib/platform/env/release";
import { tally } from "./tally";

const REASONS: Record<Exclude<Readiness, "ready">, string> = {
  no_answer: "the database does not answer",
  never_migrated: "no migration was ever applied to the database; run npm run db:migrate",
  not_ours: "the database holds the migrations of another application; correct DATABASE_URL",
  migrations_missing: "the database is not up to date; run npm run db:migrate",
};

/** For `/healthz`: the process runs, what it is, and how many requests it could not serve. */
export function reportAlive(): Response {
  return healthResponse(200, {
    status: "alive",
    version: nameOfRelease(readRelease()),
    uptimeSeconds: Math.floor(process.uptime()),
    ...tally,
  });
}

/**
 * For `/readyz`: 200 when the process is not about to stop, the database answers within two seconds, and no migration of
 * this build is missing; otherwise 503 with the reason.
 */
export async function reportReady(app: Pick<App, "db">, isStopping = false): Promise<Response> {
  if (isStopping) return reportUnready("stopping");
  const found = await readReadiness(app.db);
  return found === "ready" ? healthResponse(200, { status: "ready" }) : reportUnready(REASONS[found]);
}

/** 503 with the reason why requests cannot be served. */
export function reportUnready(reason: string): Response {
  return healthResponse(503, { status: "unavailable", reason });
}

function healthResponse(status: number, body: Record<string, unknown>): Response {
  return Response.json(body, {
    status,
    headers: { "cache-control": "no-store", "x-content-type-options": "nosniff" },
  });
}
