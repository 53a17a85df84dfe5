import type { App } from "@/lib/payments/app";
import { ownWaiting } from "./own-waiting-contract";
import { listEntriesOf } from "./waitlist-erasure-store";

/** Where a person waits or has waited lately, latest first: at one restaurant, or at all of them. */
export async function listOwnWaiting(app: App, who: { tenantId: string | null; email: string }) {
  return (await listEntriesOf(app.db, who)).map(ownWaiting);
}
