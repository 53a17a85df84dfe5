import { fail } from "@/lib/core/errors/app-error";
import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { App } from "@/lib/payments/app";
import { readGuestDataToken } from "./guest-data-link";

/** The guest to whom a link was emailed, for the export and the erasure. Throws INVALID_TOKEN. */
export function openGuestData(app: App, { tenantId, token }: { tenantId: TenantId; token: string }): string {
  const of = { tenantId, token, now: app.clock.now() };
  return (
    readGuestDataToken(app.env.SESSION_SECRET, of) ??
    fail("INVALID_TOKEN", "This link is not valid or has expired. Ask for a new one.")
  );
}
