import { readTenantAddress } from "@/components/frame/tenant-address";
import { getPageApp } from "@/lib/app/page-app";
import { storefrontHome } from "@/lib/restaurant/tenancy/storefront-home";
import { pageAlternates } from "./page-addresses";
import { readStorefront } from "./read-storefront";

/** The canonical address of a page of a restaurant and those of its languages. */
export async function readPageAlternates(tenantRef: string, path: string) {
  const [{ tenant, theme }, address] = await Promise.all([readStorefront(tenantRef), readTenantAddress()]);
  const home = storefrontHome(getPageApp().env.publicUrl, tenant);
  return pageAlternates({
    home,
    path,
    locales: theme.menuLocales,
    language: address?.place.language ?? null,
  });
}
