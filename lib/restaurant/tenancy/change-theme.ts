import type { TenantId } from "@/lib/core/ids/tenant-id";
import { inTransaction } from "@/lib/platform/db/transaction";
import type { Precondition } from "@/lib/platform/http/precondition";
import type { App } from "@/lib/restaurant/app";
import { bumpShopVersion } from "./shop-version-store";
import { getTenantRow, lockTenant, updateTenantRow } from "./tenant-store";
import { isSameTheme, type Theme, themeOf } from "./theme";
import type { ThemeDraft } from "./theme-contract";
import { findThemeWork, storeThemeWork, type ThemeWork } from "./theme-work-store";

type Decision = { work: ThemeWork; theme?: Theme };

/** The work on a theme as the API shows it. */
export function themeDraftView(
  tenant: { slug: string; name: string } & Theme,
  { draft, draftAt, before, published, publishedAt }: ThemeWork,
): ThemeDraft {
  const theme = themeOf(tenant);
  const isUndoable = before !== null && published !== null && isSameTheme(published, theme);
  return {
    slug: tenant.slug,
    name: tenant.name,
    published: theme,
    draft,
    draftAt: draftAt?.toISOString() ?? null,
    undo: isUndoable && publishedAt ? { publishedAt: publishedAt.toISOString(), look: before } : null,
  };
}

/**
 * Changes the work on a restaurant's theme, and the theme itself where `decide` gives one, after every change before it.
 * Throws what `decide` throws, with nothing changed.
 */
export function changeTheme(
  app: App,
  { tenantId, precondition }: { tenantId: TenantId; precondition?: Precondition | null },
  decide: (current: { theme: Theme; work: ThemeWork }) => Decision,
): Promise<ThemeDraft> {
  return inTransaction(app.db, async (tx) => {
    await lockTenant(tx, { tenantId });
    const current = await getTenantRow(tx, { tenantId });
    const before = await findThemeWork(tx, { tenantId });
    await precondition?.(() => themeDraftView(current, before));
    const { work, theme } = decide({ theme: themeOf(current), work: before });
    const row = theme ? await updateTenantRow(tx, { tenantId, changes: theme }) : current;
    if (theme) await bumpShopVersion(tx, { tenantId });
    await storeThemeWork(tx, { tenantId, work });
    return themeDraftView(row, work);
  });
}
