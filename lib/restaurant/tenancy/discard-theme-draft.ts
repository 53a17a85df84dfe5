import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { App } from "@/lib/restaurant/app";
import { changeTheme } from "./change-theme";

/** Forgets a theme that was worked on. */
export async function discardThemeDraft(app: App, { tenantId }: { tenantId: TenantId }): Promise<void> {
  await changeTheme(app, { tenantId }, ({ work }) => ({ work: { ...work, draft: null, draftAt: null } }));
}
