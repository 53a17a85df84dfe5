import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { Tx } from "@/lib/platform/db/db";
import { queueEmail } from "@/lib/platform/mail/queue-email";
import type { AttemptOutcome } from "@/lib/platform/outbound/attempt-outcome";
import type { App } from "@/lib/restaurant/app";
import { emailRestaurant } from "@/lib/restaurant/tenancy/email-restaurant";
import { findEndpointAudience, giveUpDeliveries, updateEndpointRow } from "./webhook-endpoint-store";

/** Takes an endpoint out of service and writes to the restaurant's owners and to whom they
 * want alerted, in the transaction of the failed attempt. */
export async function disableEndpoint(
  app: App,
  tx: Tx,
  input: {
    tenantId: TenantId;
    endpoint: { id: string; url: string; failingSince: Date | null };
    reason: "gone" | "failing";
    outcome: AttemptOutcome;
  },
): Promise<void> {
  const { tenantId, endpoint, reason, outcome } = input;
  const now = app.clock.now();
  const changes = { disabledAt: now, disabledReason: reason };
  await updateEndpointRow(tx, { tenantId, endpointId: endpoint.id, changes });
  await giveUpDeliveries(tx, { tenantId, endpointId: endpoint.id });
  const audience = await findEndpointAudience(tx, { tenantId });
  const { members, email, alertEmails, slug, locales, timeZone } = audience;
  const owners = members.map(({ user }) => user.email);
  for (const to of new Set([...(owners.length > 0 ? owners : [email]), ...alertEmails])) {
    await queueEmail(app, tx, {
      tenantId,
      to,
      template: "webhook-disabled",
      locale: locales[0] ?? "en",
      props: {
        restaurant: emailRestaurant(audience, app.env.publicUrl),
        url: endpoint.url,
        reason,
        failingSince: (endpoint.failingSince ?? now).toISOString(),
        lastError: outcome.error ?? "",
        timeZone,
        dashboardUrl: `${app.env.publicUrl}/t/${slug}`,
      },
      uniqueKey: `webhook-disabled:${endpoint.id}:${now.getTime()}:${to}`,
    });
  }
}
