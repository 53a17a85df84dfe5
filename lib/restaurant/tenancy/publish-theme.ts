import { fail } from "@/lib/core/errors/app-error";
import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { App } from "@/lib/restaurant/app";
import { changeLook } from "./change-look";
import type { ThemeDraft } from "./theme-contract";

/** Shows guests the look that was worked on; the one before is kept, to go back. Throws NOTHING_TO_PUBLISH. */
export function publishTheme(app: App, { tenantId }: { tenantId: TenantId }): Promise<ThemeDraft> {
  return changeLook(app, { tenantId }, ({ look, work: { draft } }) => {
    if (!draft) return fail("NOTHING_TO_PUBLISH", "There is no draft. Change something first.");
    const work = { draft: null, draftAt: null, before: look, published: draft, publishedAt: app.clock.now() };
    return { look: draft, work };
  });
}
