import { fail } from "@/lib/core/errors/app-error";
import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { App } from "@/lib/restaurant/app";
import { changeLook } from "./change-look";
import { isSameLook } from "./look";
import type { ThemeDraft } from "./theme-contract";

/**
 * Goes back to the look before the last publication; what was published becomes the draft again, unless another one was
 * begun. Throws NOTHING_TO_UNDO, and THEME_CHANGED when somebody changed the look since.
 */
export function undoTheme(app: App, { tenantId }: { tenantId: TenantId }): Promise<ThemeDraft> {
  return changeLook(app, { tenantId }, ({ look, work: { draft, draftAt, before, published } }) => {
    if (!before || !published) return fail("NOTHING_TO_UNDO", "There is no publication to undo.");
    if (!isSameLook(published, look))
      return fail("THEME_CHANGED", "The look was changed since. Publish a new draft instead.");
    const kept = draft ? { draft, draftAt } : { draft: published, draftAt: app.clock.now() };
    return { look: before, work: { ...kept, before: null, published: null, publishedAt: null } };
  });
}
