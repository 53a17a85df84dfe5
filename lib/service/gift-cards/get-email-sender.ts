import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { App } from "@/lib/payments/app";
import type { Tx } from "@/lib/platform/db/db";
import { emailRestaurant } from "@/lib/restaurant/tenancy/email-restaurant";
import { storefrontHome } from "@/lib/restaurant/tenancy/storefront-home";
import { getTenantRow } from "@/lib/restaurant/tenancy/tenant-store";

/** What emails about gift cards say of the restaurant. */
export async function getEmailSender(app: App, tx: Tx, { tenantId }: { tenantId: TenantId }) {
  const tenant = await getTenantRow(tx, { tenantId });
  return {
    restaurant: emailRestaurant(tenant, app.env.publicUrl),
    timeZone: tenant.timeZone,
    storefrontUrl: storefrontHome(app.env.publicUrl, tenant),
  };
}
