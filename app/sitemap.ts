import type { MetadataRoute } from "next";
import { readServedHost } from "@/components/frame/served-host";
import { storefrontEntries } from "@/components/storefront/frame/sitemap-entries";
import { getPageApp } from "@/lib/app/page-app";
import { listPublicRestaurants } from "@/lib/restaurant/marketplace/list-public-restaurants";
import { storefrontHome } from "@/lib/restaurant/tenancy/storefront-home";

export const dynamic = "force-dynamic";

/** What one sitemap may hold by its protocol. */
const MOST_ADDRESSES = 50_000;

/** A sitemap names addresses of its own host alone: a restaurant with a domain of its own has its sitemap there. */
export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const app = getPageApp();
  const { publicUrl } = app.env;
  const [restaurants, served] = await Promise.all([listPublicRestaurants(app), readServedHost()]);
  const entries = restaurants
    .filter(({ slug, ownHost }) => (served === null ? ownHost === null : slug === served.slug))
    .flatMap((restaurant) =>
      storefrontEntries({ home: storefrontHome(publicUrl, restaurant), ...restaurant }),
    );
  if (served !== null) return entries;
  const own = ["", "/join", "/docs", "/terms", "/privacy"].map((path) => ({ url: `${publicUrl}${path}` }));
  return [...own, ...entries].slice(0, MOST_ADDRESSES);
}
