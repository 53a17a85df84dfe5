import { getLocale } from "next-intl/server";
import { readTenantAddress } from "@/components/frame/tenant-address";
import { manifestResponse, restaurantManifest } from "@/components/frame/web-manifest";
import { getPageApp } from "@/lib/app/page-app";

type Context = { params: Promise<{ tenantId: string }> };

export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const [{ tenantId }, address, locale] = await Promise.all([params, readTenantAddress(), getLocale()]);
  const shop = await getPageApp().shops.find(tenantId);
  if (!shop || !address) return new Response("There is no such restaurant.\n", { status: 404 });
  const base = address.storefrontBase;
  return manifestResponse(restaurantManifest(shop.tenant, { base, iconBase: base, locale }));
}
