import type { MetadataRoute } from "next";
import { getPageApp } from "@/lib/app/page-app";

export const dynamic = "force-dynamic";

/** What search engines may read: everything that is public. */
export default function robots(): MetadataRoute.Robots {
  const { publicUrl } = getPageApp().env;
  return {
    rules: {
      userAgent: "*",
      allow: "/",
      disallow: ["/api/", "/t/", "/admin", "/designer", "/agent", "/group", "/account", "/dev/"],
    },
    sitemap: `${publicUrl}/sitemap.xml`,
  };
}
