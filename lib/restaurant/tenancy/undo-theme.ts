import { fail } from "@/lib/core/errors/app-error";
import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { App } from "@/lib/restaurant/app";
import { changeTheme } from "./change-theme";
import { isSameTheme } from "./theme";
import type { ThemeDraft } from "./theme-contract";

/**
 * Goes back to the theme before the last publication; what was published becomes the draft again, unless another one was
 * begun. Throws NOTHING_TO_UNDO, and THEME_CHANGED when somebody changed the theme since.
 */
export function undoTheme(app: App, { tenantId }: { tenantId: TenantId }): Promise<ThemeDraft> {
  return changeTheme(app, { tenantId }, ({ theme, work: { draft, draftAt, before, published } }) => {
    if (!before || !published) return fail("NOTHING_TO_UNDO", "There is no publication to undo.");
    if (!isSameTheme(published, theme))
      return fail("THEME_CHANGED", "The theme has been changed since. Publish a new draft instead.");
    const kept = draft ? { draft, draftAt } : { draft: published, draftAt: app.clock.now() };
    return { theme: before, work: { ...kept, before: null, published: null, publishedAt: null } };
  });
}
