import { DEFAULT_LOCALE } from "@/lib/core/i18n/locales";
import { newId } from "@/lib/core/ids/ids";
import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { App } from "@/lib/payments/app";
import type { Tx } from "@/lib/platform/db/db";
import { queueEmail } from "@/lib/platform/mail/queue-email";
import { listOwners } from "./tenant-admin-store";

/** Writes to a restaurant's owners that the platform has closed it, and why, in the transaction that closes it. */
export async function queueSuspensionNotice(
  app: App,
  tx: Tx,
  { tenantId, reason }: { tenantId: TenantId; reason: string },
): Promise<void> {
  const { name: restaurant, slug, locales, members } = await listOwners(tx, { tenantId });
  const id = newId("eml");
  for (const { user } of members) {
    await queueEmail(app, tx, {
      tenantId: null,
      to: user.email,
      template: "restaurant-suspended",
      locale: locales[0] ?? DEFAULT_LOCALE,
      props: { name: user.name, restaurant, reason, url: `${app.env.publicUrl}/t/${slug}` },
      uniqueKey: `restaurant-suspended:${id}:${user.email}`,
    });
  }
}
