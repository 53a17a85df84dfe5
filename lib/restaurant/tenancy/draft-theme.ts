import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { Precondition } from "@/lib/platform/http/precondition";
import type { App } from "@/lib/restaurant/app";
import { changeTheme } from "./change-theme";
import { isSameTheme, type Theme } from "./theme";
import type { ThemeDraft } from "./theme-contract";

/** Works on a restaurant's theme without showing it to guests. A draft that ends as what is published is none. */
export function draftTheme(
  app: App,
  {
    tenantId,
    changes,
    precondition,
  }: { tenantId: TenantId; changes: Partial<Theme>; precondition?: Precondition | null },
): Promise<ThemeDraft> {
  return changeTheme(app, { tenantId, precondition }, ({ theme, work }) => {
    const draft = { ...(work.draft ?? theme), ...changes };
    const isSame = isSameTheme(draft, theme);
    return {
      work: { ...work, draft: isSame ? null : draft, draftAt: isSame ? null : app.clock.now() },
    };
  });
}
