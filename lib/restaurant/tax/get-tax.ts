import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { App } from "@/lib/restaurant/app";
import { getTaxRules } from "./tax-class-store";
import { type TaxSettings, taxSettingsView } from "./tax-contract";

/** What a restaurant has set about tax. */
export async function getTax(app: App, ref: { tenantId: TenantId }): Promise<TaxSettings> {
  return taxSettingsView(await getTaxRules(app.db.prisma, ref));
}
