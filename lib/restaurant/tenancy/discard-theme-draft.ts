import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { App } from "@/lib/restaurant/app";
import { changeLook } from "./change-look";

/** Forgets a look that was worked on. */
export async function discardThemeDraft(app: App, { tenantId }: { tenantId: TenantId }): Promise<void> {
  await changeLook(app, { tenantId }, ({ work }) => ({ work: { ...work, draft: null, draftAt: null } }));
}
