import { DEFAULT_LOCALE } from "@/lib/core/i18n/locales";
import { FACTOR_DUE_DAYS } from "@/lib/people/second-factor/second-factor-policy";
import { inTransaction } from "@/lib/platform/db/transaction";
import { queueEmail } from "@/lib/platform/mail/queue-email";
import type { App } from "@/lib/restaurant/app";
import { listOwnersToAsk, type OwnerToAsk, setFactorDue } from "./second-factor-due-store";

const BATCH = 200;
const DAY_MS = 24 * 3600_000;

/**
 * Notifies each owner who takes cards and has no second factor, once, by when they need one: by email, and on their
 * board. Does nothing in a demo. Returns how many were notified.
 */
export async function askForSecondFactors(app: App, signal?: AbortSignal): Promise<number> {
  if (app.env.BAZAR_DEMO) return 0;
  let notified = 0;
  while (!signal?.aborted) {
    const owners = await listOwnersToAsk(app.db, { limit: BATCH });
    for (const owner of owners) if (await notify(app, owner)) notified += 1;
    if (owners.length < BATCH) break;
  }
  return notified;
}

function notify(app: App, { userId, email, name, restaurant }: OwnerToAsk): Promise<boolean> {
  const dueAt = new Date(app.realClock.now().getTime() + FACTOR_DUE_DAYS * DAY_MS);
  const { country, timeZone, locales } = restaurant;
  return inTransaction(app.db, async (tx) => {
    if (!(await setFactorDue(tx, { userId, dueAt }))) return false;
    await queueEmail(app, tx, {
      tenantId: null,
      to: email,
      template: "second-factor-due",
      locale: locales[0] ?? DEFAULT_LOCALE,
      props: {
        name,
        restaurant: restaurant.name,
        country,
        timeZone,
        dueAt: dueAt.toISOString(),
        url: `${app.env.publicUrl}/security`,
      },
      uniqueKey: `second-factor-due:${userId}`,
    });
    return true;
  });
}
