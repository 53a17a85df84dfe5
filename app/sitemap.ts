import type { MetadataRoute } from "next";
import { storefrontEntries } from "@/components/storefront/frame/sitemap-entries";
import { getPageApp } from "@/lib/app/page-app";
import { listPublicRestaurants } from "@/lib/restaurant/marketplace/list-public-restaurants";
import { storefrontHome } from "@/lib/restaurant/tenancy/storefront-home";

export const dynamic = "force-dynamic";

/** What one sitemap may hold by its protocol. */
const MOST_ADDRESSES = 50_000;

export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const app = getPageApp();
  const { publicUrl } = app.env;
  const restaurants = await listPublicRestaurants(app);
  return [
    ...["", "/join", "/docs", "/terms", "/privacy"].map((path) => ({ url: `${publicUrl}${path}` })),
    ...restaurants.flatMap(({ slug, ...restaurant }) =>
      storefrontEntries({ home: storefrontHome(publicUrl, slug), ...restaurant }),
    ),
  ].slice(0, MOST_ADDRESSES);
}
