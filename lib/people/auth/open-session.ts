import { newId } from "@/lib/core/ids/ids";
import type { Db, Tx } from "@/lib/platform/db/db";
import { setCookieLine } from "@/lib/platform/http/cookies";
import type { App } from "@/lib/restaurant/app";
import { insertSession } from "./session-store";
import { SESSION_COOKIES, SESSION_SECONDS, type SessionKind, signSessionToken } from "./session-token";

/** Starts a new session and returns its Set-Cookie line. */
export async function openSession(
  app: App,
  input: { kind: SessionKind; subjectId: string; tenantId?: string; secure: boolean },
  db: Db["prisma"] | Tx = app.db.prisma,
): Promise<string> {
  const issuedAt = app.realClock.now();
  const id = newId("ses");
  await insertSession(db, {
    id,
    kind: input.kind,
    subjectId: input.subjectId,
    tenantId: input.tenantId ?? null,
    createdAt: issuedAt,
    expiresAt: new Date(issuedAt.getTime() + SESSION_SECONDS[input.kind] * 1000),
  });
  const token = await signSessionToken(app.env.SESSION_SECRET, {
    id,
    kind: input.kind,
    subjectId: input.subjectId,
    issuedAt,
  });
  return setCookieLine(SESSION_COOKIES[input.kind], token, {
    maxAgeSeconds: SESSION_SECONDS[input.kind],
    secure: input.secure,
  });
}
