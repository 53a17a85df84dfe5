import { currentApp } from "@/lib/platform/current-app";
import type { App } from "@/lib/restaurant/app";
import { hostName, isForeignHost } from "@/lib/restaurant/tenancy/host";
import { ownOrigin } from "@/lib/restaurant/tenancy/storefront-home";
import type { ServedHost } from "./domain-store";

/**
 * The restaurant whose domain a page was asked for at: null on the platform's own hosts, at no cost; `nobody` for a host
 * that no restaurant has proven. Deployments of Vercel have hosts of its own. Throws when the database is away.
 */
export async function findServedHost(
  host: string,
  platformHost: string,
): Promise<(ServedHost & { primaryOrigin: string }) | "nobody" | null> {
  if (!isForeignHost(host, platformHost)) return null;
  const name = hostName(host);
  const app = currentApp() as App;
  if (app.env.VERCEL && name.endsWith(".vercel.app")) return null;
  const served = await app.hosts.find(name);
  return served ? { ...served, primaryOrigin: ownOrigin(app.env.publicUrl, served.primaryHost) } : "nobody";
}
