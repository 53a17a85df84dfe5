import type { MetadataRoute } from "next";
import { readServedHost } from "@/components/frame/served-host";
import { getPageApp } from "@/lib/app/page-app";

export const dynamic = "force-dynamic";

/** What search engines may read: everything that is public. */
export default async function robots(): Promise<MetadataRoute.Robots> {
  const { publicUrl } = getPageApp().env;
  const served = await readServedHost();
  const origin = served?.primaryOrigin ?? publicUrl;
  return {
    rules: {
      userAgent: "*",
      allow: "/",
      disallow: ["/api/", "/t/", "/admin", "/designer", "/agent", "/group", "/account", "/dev/"],
    },
    sitemap: `${origin}/sitemap.xml`,
  };
}
