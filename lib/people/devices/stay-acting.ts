import type { z } from "zod";
import { fail } from "@/lib/core/errors/app-error";
import type { StaffSession } from "@/lib/people/auth/session-store";
import type { App } from "@/lib/restaurant/app";
import { actingUntil } from "./acting-until";
import type { ActingUntil } from "./device-contract";
import { prolongActing } from "./device-store";

/** Keeps an unlocked device unlocked, because somebody touches it. Throws PIN_REQUIRED when it has locked itself. */
export async function stayActing(
  app: App,
  { session }: { session: Pick<StaffSession, "sessionId" | "device"> },
): Promise<z.input<typeof ActingUntil>> {
  const acting = session.device?.acting;
  const { sessionId } = session;
  const kept =
    acting && (await prolongActing(app.db, { sessionId, userId: acting.userId, now: app.realClock.now() }));
  if (!kept) return fail("PIN_REQUIRED", "This device is locked. Choose your name and enter your PIN.");
  return actingUntil(app, kept);
}
