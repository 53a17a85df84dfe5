import type { TenantId } from "@/lib/core/ids/tenant-id";
import { inTransaction } from "@/lib/platform/db/transaction";
import type { App } from "@/lib/restaurant/app";
import { isSameLook, type Look, lookOf } from "./look";
import { bumpShopVersion } from "./shop-version-store";
import { getTenantRow, lockTenant, updateTenantRow } from "./tenant-store";
import type { ThemeDraft } from "./theme-contract";
import { findThemeWork, storeThemeWork, type ThemeWork } from "./theme-work-store";

type Decision = { work: ThemeWork; look?: Look };

/** The work on a look as the API shows it. */
export function themeDraftView(
  tenant: { slug: string; name: string } & Look,
  { draft, draftAt, before, published, publishedAt }: ThemeWork,
): ThemeDraft {
  const look = lookOf(tenant);
  const isUndoable = before !== null && published !== null && isSameLook(published, look);
  return {
    slug: tenant.slug,
    name: tenant.name,
    published: look,
    draft,
    draftAt: draftAt?.toISOString() ?? null,
    undo: isUndoable && publishedAt ? { publishedAt: publishedAt.toISOString(), look: before } : null,
  };
}

/**
 * Changes the work on a restaurant's look, and the look itself where `decide` gives one, after every change before it.
 * Throws what `decide` throws, with nothing changed.
 */
export function changeLook(
  app: App,
  { tenantId }: { tenantId: TenantId },
  decide: (current: { look: Look; work: ThemeWork }) => Decision,
): Promise<ThemeDraft> {
  return inTransaction(app.db, async (tx) => {
    await lockTenant(tx, { tenantId });
    const current = await getTenantRow(tx, { tenantId });
    const before = await findThemeWork(tx, { tenantId });
    const { work, look } = decide({ look: lookOf(current), work: before });
    const row = look ? await updateTenantRow(tx, { tenantId, changes: look }) : current;
    if (look) await bumpShopVersion(tx, { tenantId });
    await storeThemeWork(tx, { tenantId, work });
    return themeDraftView(row, work);
  });
}
