import { recordAct } from "@/lib/platform/audit/audit-store";
import type { Tx } from "@/lib/platform/db/db";
import type { App } from "@/lib/restaurant/app";
import { bumpShopVersion } from "@/lib/restaurant/tenancy/shop-version-store";
import { openOwnedDrafts } from "./draft-store";

/** Called once an owner's email is confirmed: opens their drafts to the public and returns the slugs. */
export async function openDrafts(app: App, tx: Tx, { userId }: { userId: string }): Promise<string[]> {
  const opened = await openOwnedDrafts(tx, { userId });
  for (const { id: tenantId } of opened) {
    await bumpShopVersion(tx, { tenantId });
    await recordAct(tx, {
      at: app.realClock.now(),
      actor: { userId, role: "owner" },
      action: "tenant.opened",
      tenantId,
      subjectId: tenantId,
      data: {},
    });
  }
  return opened.map(({ slug }) => slug);
}
