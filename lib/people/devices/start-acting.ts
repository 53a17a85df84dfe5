import type { z } from "zod";
import { fail } from "@/lib/core/errors/app-error";
import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { StaffSession } from "@/lib/people/auth/session-store";
import { insertActAlone } from "@/lib/platform/audit/audit-store";
import { inTransaction } from "@/lib/platform/db/transaction";
import type { Attempt } from "@/lib/platform/rate-limit/limiter";
import { devicePinLimit, memberPinDayLimit, memberPinLimit } from "@/lib/platform/rate-limit/limits";
import type { App } from "@/lib/restaurant/app";
import { actingUntil } from "./acting-until";
import type { ActingUntil } from "./device-contract";
import { startActingAs } from "./device-store";
import { checkPin, hashPin } from "./pin-hash";
import { clearPinTries, replacePinHash, takePinTry } from "./pin-store";

type Session = Pick<StaffSession, "sessionId" | "userId" | "device">;
type Try = { tenantId: TenantId; session: Session; userId: string; pin: string; gone: AbortSignal };

/**
 * Unlocks a shared device with a member's PIN: the member acts on it from now on. A try is counted before it is looked at.
 * Throws DEVICE_NOT_SHARED, WRONG_PIN alike for a wrong PIN, none, a locked one and somebody who is not on the team,
 * RATE_LIMITED, UNAUTHENTICATED for a session that has ended meanwhile, and UNAVAILABLE.
 */
export async function startActing(app: App, input: Try): Promise<z.input<typeof ActingUntil>> {
  const { tenantId, session, userId } = input;
  if (!session.device)
    fail("DEVICE_NOT_SHARED", "This session is one person's. Share this device first, under Settings.");
  const attempts: Attempt[] = [];
  const giveBack = () => Promise.all(attempts.map((attempt) => attempt.giveBack()));
  let until: Date | null;
  try {
    attempts.push(await app.limiter.attempt(devicePinLimit, [session.sessionId]));
    attempts.push(await app.limiter.attempt(memberPinLimit, [tenantId, userId]));
    attempts.push(await app.limiter.attempt(memberPinDayLimit, [tenantId, userId]));
    until = await tryPin(app, input);
  } catch (error) {
    await giveBack();
    throw error;
  }
  if (until !== null) {
    await giveBack();
    return actingUntil(app, { until });
  }
  await Promise.all(attempts.map((attempt) => attempt.fail()));
  return fail("WRONG_PIN", "Wrong PIN. After ten wrong ones in a row, its member has to set another.");
}

/** Until when the member acts; null when the PIN was wrong. */
async function tryPin(app: App, { tenantId, session, userId, pin, gone }: Try): Promise<Date | null> {
  const { sessionId } = session;
  const keys = app.env.SESSION_SECRET;
  const known = await takePinTry(app.db, { tenantId, userId, now: app.realClock.now() });
  const right = await checkPin(keys, { tenantId, userId, pin, hash: known?.hash ?? null }, gone);
  if (!known) return null;
  if (!right) {
    if (known.isLast) await recordLock(app, { tenantId, session, userId });
    return null;
  }
  const to = right.isOld ? await hashPin(keys, { tenantId, userId, pin }, gone) : null;
  return inTransaction(app.db, async (tx) => {
    if (!(await clearPinTries(tx, { tenantId, userId, setAt: known.setAt }))) return null;
    if (to !== null) await replacePinHash(tx, { tenantId, userId, from: known.hash, to });
    const now = app.realClock.now();
    const acting = await startActingAs(tx, { sessionId, tenantId, userId, now });
    return acting?.until ?? fail("UNAUTHENTICATED", "This device's session has ended. Sign in again.");
  });
}

/** An owner sees on whose device somebody was being guessed at. */
async function recordLock(app: App, { tenantId, session, userId }: Omit<Try, "pin" | "gone">): Promise<void> {
  const actor = { userId: null, role: "anonymous" };
  const data = { deviceUserId: session.userId };
  const at = app.realClock.now();
  await insertActAlone(app.db, { actor, action: "pin.locked", tenantId, subjectId: userId, data, at });
}
