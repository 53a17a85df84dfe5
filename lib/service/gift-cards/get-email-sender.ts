import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { App } from "@/lib/payments/app";
import type { Tx } from "@/lib/platform/db/db";
import { getTenantRow } from "@/lib/restaurant/tenancy/tenant-store";

/** What emails about gift cards say of the restaurant. */
export async function getEmailSender(app: App, tx: Tx, { tenantId }: { tenantId: TenantId }) {
  const tenant = await getTenantRow(tx, { tenantId });
  const { name, phone, accent, timeZone, slug } = tenant;
  const place = [tenant.postcode, tenant.city].filter(Boolean).join(" ");
  return {
    restaurant: { name, phone, accent, address: `${tenant.address}, ${place}` },
    timeZone,
    storefrontUrl: `${app.env.publicUrl}/s/${slug}`,
  };
}
