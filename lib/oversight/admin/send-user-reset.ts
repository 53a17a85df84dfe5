import { DEFAULT_LOCALE } from "@/lib/core/i18n/locales";
import type { App } from "@/lib/payments/app";
import { inTransaction } from "@/lib/platform/db/transaction";
import { lockUser } from "./user-admin-store";
import { refuseUser } from "./user-view";

/** Has a link emailed with which a user chooses a new password. Throws USER_NOT_FOUND. */
export async function sendUserReset(app: App, { userId }: { userId: string }): Promise<void> {
  await inTransaction(app.db, async (tx) => {
    const { email } = (await lockUser(tx, userId)) ?? refuseUser();
    const wish = { scope: { kind: "platform" }, email, locale: DEFAULT_LOCALE } as const;
    await app.jobs.add(tx, "send-password-reset", wish);
  });
}
