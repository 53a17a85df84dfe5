import { AppError } from "@/lib/core/errors/app-error";
import { newId } from "@/lib/core/ids/ids";
import { currentApp } from "@/lib/platform/current-app";
import { errorResponse } from "@/lib/platform/http/error-response";
import type { App } from "@/lib/restaurant/app";
import { hostName, isForeignHost } from "@/lib/restaurant/tenancy/host";

/**
 * Refuses what a restaurant's own domain does not serve: everything of the API but that restaurant's public part. Sessions
 * of staff and of the marketplace neither begin nor count there, because its owner can point the name at another server.
 * Null for what may go on; other hosts cost nothing.
 */
export async function refuseApiAt(
  host: string,
  pathname: string,
  platformHost: string,
): Promise<Response | null> {
  if (!isForeignHost(host, platformHost)) return null;
  const { hosts, log } = currentApp() as App;
  const refuse = (error: unknown) =>
    errorResponse(error, { log, requestId: newId("req"), operationId: "ownDomain" });
  try {
    const served = await hosts.find(hostName(host));
    if (!served) return null;
    const [, ref = ""] = /^\/api\/public\/([^/?]+)(?:[/?]|$)/.exec(pathname) ?? [];
    if (ref === served.slug || ref === served.tenantId) return null;
    return refuse(new AppError("NOT_FOUND", "There is nothing at this path."));
  } catch (error) {
    return refuse(error);
  }
}
