import { fail } from "@/lib/core/errors/app-error";
import { isTwin } from "@/lib/core/ids/tenant-id";

/** Keeps test twins out of what search engines read. Throws TENANT_NOT_FOUND. */
export function refuseTwinFeed(tenantId: string): void {
  if (isTwin(tenantId)) fail("TENANT_NOT_FOUND", "A test twin is in no feeds: nothing there is real.");
}
