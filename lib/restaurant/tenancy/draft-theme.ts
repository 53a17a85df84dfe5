import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { App } from "@/lib/restaurant/app";
import { changeLook } from "./change-look";
import { isSameLook, type Look } from "./look";
import type { ThemeDraft } from "./theme-contract";

/** Works on a restaurant's look without showing it to guests. A draft that ends as what is published is none. */
export function draftTheme(
  app: App,
  { tenantId, changes }: { tenantId: TenantId; changes: Partial<Look> },
): Promise<ThemeDraft> {
  return changeLook(app, { tenantId }, ({ look, work }) => {
    const draft = { ...(work.draft ?? look), ...changes };
    const isSame = isSameLook(draft, look);
    return {
      work: { ...work, draft: isSame ? null : draft, draftAt: isSame ? null : app.clock.now() },
    };
  });
}
