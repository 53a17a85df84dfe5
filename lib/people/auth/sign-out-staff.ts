import { leaveRestaurants } from "@/lib/people/support/leave-restaurants";
import { inTransaction } from "@/lib/platform/db/transaction";
import type { App } from "@/lib/restaurant/app";
import { clearedCookie } from "./close-session";
import { recordOwnAct } from "./record-own-act";
import { revokeSession } from "./session-store";
import { readSessionToken } from "./session-token";

/** Ends the session of a token, if it is a live one, and returns the Set-Cookie line that clears the cookie. A super-admin leaves every restaurant. */
export async function signOutStaff(
  app: App,
  input: { kind: "platform" | "admin"; token: string | null; secure: boolean },
): Promise<string> {
  const { kind, token } = input;
  const now = app.realClock.now();
  const sessionId = token && (await readSessionToken(app.env.SESSION_SECRET, kind, token, now));
  if (sessionId) {
    await inTransaction(app.db, async (tx) => {
      const ended = await revokeSession(tx, { sessionId, now });
      if (!ended) return;
      const { subjectId: userId } = ended;
      if (kind === "admin") await leaveRestaurants(tx, { userId, now });
      await recordOwnAct(tx, { userId, action: "auth.signed-out", at: now });
    });
  }
  return clearedCookie(input);
}
