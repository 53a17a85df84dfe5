import { fail } from "@/lib/core/errors/app-error";
import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { App } from "@/lib/restaurant/app";
import { changeTheme } from "./change-theme";
import type { ThemeDraft } from "./theme-contract";

/** Shows guests the theme that was worked on; the one before is kept, to go back. Throws NOTHING_TO_PUBLISH. */
export function publishTheme(app: App, { tenantId }: { tenantId: TenantId }): Promise<ThemeDraft> {
  return changeTheme(app, { tenantId }, ({ theme, work: { draft } }) => {
    if (!draft) return fail("NOTHING_TO_PUBLISH", "There is no draft. Change something first.");
    const work = {
      draft: null,
      draftAt: null,
      before: theme,
      published: draft,
      publishedAt: app.clock.now(),
    };
    return { theme: draft, work };
  });
}
