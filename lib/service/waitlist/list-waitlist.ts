import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { App } from "@/lib/payments/app";
import { waitlistEntry } from "./waitlist-contract";
import { listOpenEntries } from "./waitlist-store";

const MOST_SHOWN = 100;

/** The parties that wait or have an offer, those who came first first. */
export async function listWaitlist(app: App, { tenantId }: { tenantId: TenantId }) {
  const entries = await listOpenEntries(app.db, { tenantId, limit: MOST_SHOWN });
  return { entries: entries.map(waitlistEntry) };
}
