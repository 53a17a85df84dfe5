import { headers } from "next/headers";
import { getPageApp } from "@/lib/app/page-app";
import { findServedHost } from "@/lib/restaurant/domains/find-served-host";

/** The restaurant whose domain a file of the whole host was asked for at, such as its sitemap; null on the platform's hosts. */
export async function readServedHost() {
  const host = (await headers()).get("host") ?? "";
  const served = await findServedHost(host, new URL(getPageApp().env.publicUrl).host);
  return served === "nobody" ? null : served;
}
