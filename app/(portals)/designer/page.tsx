import { openDesigner } from "@/components/portals/designer/open-designer";
import { ThemeList } from "@/components/portals/designer/theme-list";
import { getPageApp } from "@/lib/app/page-app";
import { mintTenantId } from "@/lib/core/ids/tenant-id";
import { listAssignedThemes } from "@/lib/people/auth/list-assigned-themes";
import { getThemeDraft } from "@/lib/restaurant/tenancy/get-theme-draft";

export default async function DesignerPage() {
  const access = await openDesigner();
  if (!access) return null;
  const app = getPageApp();
  const { tenants } = await listAssignedThemes(app, access.actor);
  const designs = await Promise.all(
    tenants.map(({ id }) => getThemeDraft(app, { tenantId: mintTenantId(id) })),
  );
  return <ThemeList designs={designs} />;
}
