import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { App } from "@/lib/restaurant/app";
import { themeDraftView } from "./change-theme";
import { getTenantRow } from "./tenant-store";
import type { ThemeDraft } from "./theme-contract";
import { findThemeWork } from "./theme-work-store";

/** The theme that guests see, the one that is worked on, and the one before the last publication. */
export async function getThemeDraft(app: App, { tenantId }: { tenantId: TenantId }): Promise<ThemeDraft> {
  const [row, work] = await Promise.all([
    getTenantRow(app.db, { tenantId }),
    findThemeWork(app.db.prisma, { tenantId }),
  ]);
  return themeDraftView(row, work);
}
