import { DEFAULT_LOCALE } from "@/lib/core/i18n/locales";
import type { App } from "@/lib/platform/app";
import type { Tx } from "@/lib/platform/db/db";
import type { EmailProps, EmailTemplate } from "@/lib/platform/mail/email-templates";
import { queueEmail } from "@/lib/platform/mail/queue-email";
import { listSuperAdmins } from "./super-admin-store";

/** Writes to each super-admin, in the transaction of the cause and once for the same key. */
export async function queueToSuperAdmins<T extends EmailTemplate>(
  app: App,
  tx: Tx,
  { template, props, uniqueKey }: { template: T; props: EmailProps[T]; uniqueKey: string },
): Promise<void> {
  for (const { id, email } of await listSuperAdmins(tx)) {
    await queueEmail(app, tx, {
      tenantId: null,
      to: email,
      template,
      locale: DEFAULT_LOCALE,
      props,
      uniqueKey: `${uniqueKey}:${id}`,
    });
  }
}
