import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { App } from "@/lib/restaurant/app";
import { type TaxSettings, taxSettingsView } from "@/lib/restaurant/tax/tax-contract";
import { getTaxRules } from "./tax-class-store";

/** What a restaurant has set about tax. */
export async function getTax(app: App, ref: { tenantId: TenantId }): Promise<TaxSettings> {
  return taxSettingsView(await getTaxRules(app.db.prisma, ref));
}
