import { DEFAULT_LOCALE } from "@/lib/core/i18n/locales";
import { newId } from "@/lib/core/ids/ids";
import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { Tx } from "@/lib/platform/db/db";
import type { EmailProps, EmailTemplate } from "@/lib/platform/mail/email-templates";
import { queueEmail } from "@/lib/platform/mail/queue-email";
import type { App } from "@/lib/restaurant/app";
import { listOwners } from "./staff-store";

export type Addressee = {
  name: string;
  restaurant: string;
  country: string;
  timeZone: string;
  url: string;
};

/** Writes to each owner of a restaurant what has happened to it, in the transaction in which it happens. */
export async function queueToOwners<T extends EmailTemplate>(
  app: App,
  tx: Tx,
  { tenantId, template, props }: { tenantId: TenantId; template: T; props: (to: Addressee) => EmailProps[T] },
): Promise<void> {
  const { name: restaurant, slug, locales, members, country, timeZone } = await listOwners(tx, { tenantId });
  const url = `${app.env.publicUrl}/t/${slug}`;
  const id = newId("eml");
  for (const { user } of members) {
    await queueEmail(app, tx, {
      tenantId: null,
      to: user.email,
      template,
      locale: locales[0] ?? DEFAULT_LOCALE,
      props: props({ name: user.name, restaurant, country, timeZone, url }),
      uniqueKey: `${template}:${id}:${user.email}`,
    });
  }
}
