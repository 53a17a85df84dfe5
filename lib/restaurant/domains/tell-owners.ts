import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { Tx } from "@/lib/platform/db/db";
import { queueEmail } from "@/lib/platform/mail/queue-email";
import type { App } from "@/lib/restaurant/app";
import { emailRestaurant } from "@/lib/restaurant/tenancy/email-restaurant";
import { proofRecordName } from "./domain-name";
import { findDomainAudience } from "./domain-store";

/**
 * Writes to a restaurant's owners, and to whom they want alerted, that a domain no longer proves: that it will be taken out
 * of service on a date, that it was, or that another restaurant has proven it.
 */
export async function tellOwners(
  app: App,
  tx: Tx,
  input: { tenantId: TenantId; name: string; kind: "failing" | "lost" | "taken"; date: Date },
): Promise<void> {
  const { tenantId, name, kind, date } = input;
  const audience = await findDomainAudience(tx, { tenantId });
  const { members, email, alertEmails, slug, locales, timeZone } = audience;
  const owners = members.map(({ user }) => user.email);
  const now = app.clock.now();
  for (const to of new Set([...(owners.length > 0 ? owners : [email]), ...alertEmails])) {
    await queueEmail(app, tx, {
      tenantId,
      to,
      template: "domain-lost",
      locale: locales[0] ?? "en",
      props: {
        restaurant: emailRestaurant(audience, app.env.publicUrl),
        ...{ domain: name, record: proofRecordName(name), kind, timeZone },
        date: date.toISOString(),
        settingsUrl: `${app.env.publicUrl}/t/${slug}/settings/website`,
      },
      uniqueKey: `domain-${kind}:${tenantId}:${name}:${now.getTime()}:${to}`,
    });
  }
}
