import { DEFAULT_LOCALE } from "@/lib/core/i18n/locales";
import { newId } from "@/lib/core/ids/ids";
import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { App } from "@/lib/payments/app";
import type { Tx } from "@/lib/platform/db/db";
import { queueEmail } from "@/lib/platform/mail/queue-email";
import { listOwners } from "./tenant-admin-store";

/** Writes to a restaurant's owners that it is open to guests, in the transaction that opens it. */
export async function queueOpeningNotice(
  app: App,
  tx: Tx,
  { tenantId, again }: { tenantId: TenantId; again: boolean },
): Promise<void> {
  const { name: restaurant, slug, locales, members } = await listOwners(tx, { tenantId });
  const id = newId("eml");
  for (const { user } of members) {
    await queueEmail(app, tx, {
      tenantId: null,
      to: user.email,
      template: "restaurant-opened",
      locale: locales[0] ?? DEFAULT_LOCALE,
      props: { name: user.name, restaurant, again, url: `${app.env.publicUrl}/t/${slug}` },
      uniqueKey: `restaurant-opened:${id}:${user.email}`,
    });
  }
}
