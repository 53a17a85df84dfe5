import type { App } from "@/lib/restaurant/app";
import { hostName, tenantSlugFromHost } from "@/lib/restaurant/tenancy/host";

/**
 * Whether a proxy may get a certificate for a host: a proven domain, or the subdomain of a restaurant that is open to
 * guests. Everything else is somebody who points names at this machine.
 */
export async function mayCertify(app: App, text: string): Promise<boolean> {
  const host = hostName(text);
  const slug = tenantSlugFromHost(host, new URL(app.env.publicUrl).host);
  if (slug !== null) return (await app.shops.findVersion(slug)) !== null;
  return (await app.hosts.find(host)) !== null;
}
