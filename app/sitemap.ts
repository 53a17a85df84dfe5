import type { MetadataRoute } from "next";
import { getPageApp } from "@/lib/app/page-app";
import { listPublicRestaurants } from "@/lib/restaurant/marketplace/list-public-restaurants";

export const dynamic = "force-dynamic";

export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const app = getPageApp();
  const { publicUrl } = app.env;
  const slugs = await listPublicRestaurants(app);
  return [
    ...["", "/join", "/docs", "/terms", "/privacy"].map((path) => ({ url: `${publicUrl}${path}` })),
    ...slugs.map((slug) => ({ url: `${publicUrl}/s/${slug}` })),
  ];
}
