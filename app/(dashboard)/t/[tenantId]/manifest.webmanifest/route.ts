import { getLocale, getTranslations } from "next-intl/server";
import { readTenantAddress } from "@/components/frame/tenant-address";
import { manifestResponse, platformManifest, restaurantManifest } from "@/components/frame/web-manifest";
import { getPageApp } from "@/lib/app/page-app";

type Context = { params: Promise<{ tenantId: string }> };

/** Installs a restaurant's board as an app. It is read without a session, so a restaurant that is not public stays unnamed. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const [{ tenantId }, address, locale] = await Promise.all([params, readTenantAddress(), getLocale()]);
  const t = await getTranslations("common");
  const shop = await getPageApp().shops.find(tenantId);
  if (!shop || !address) return manifestResponse(platformManifest(t("brand")));
  const title = t("boardApp", { name: shop.tenant.name });
  const { dashboardBase: base, storefrontBase: iconBase } = address;
  return manifestResponse(restaurantManifest(shop.tenant, { base, iconBase, locale, title }));
}
