import type { App } from "@/lib/restaurant/app";
import { openSealedSecret, sealSecret } from "./sealed-secret";
import { listSealedSecrets, replaceSealedSecret } from "./second-factor-store";

const BATCH = 500;

/**
 * Seals with the newest key what an older one has sealed, so that the older one can be removed whether or not everybody
 * has signed in meanwhile. Returns how many were sealed anew; does nothing while there is one key.
 */
export async function resealSecondFactors(app: App, signal?: AbortSignal): Promise<number> {
  const keys = app.env.SESSION_SECRET;
  if (keys.length === 1) return 0;
  let resealed = 0;
  for (let after = ""; !signal?.aborted; ) {
    const batch = await listSealedSecrets(app.db, { after, limit: BATCH });
    for (const { userId, sealedSecret } of batch) {
      const opened = openSealedSecret(keys, userId, sealedSecret);
      if (!opened?.isOld) continue;
      const to = sealSecret(keys, userId, opened.secret);
      await replaceSealedSecret(app.db.prisma, { userId, from: sealedSecret, to });
      resealed += 1;
    }
    const last = batch.at(-1);
    if (last === undefined || batch.length < BATCH) break;
    after = last.userId;
  }
  return resealed;
}
