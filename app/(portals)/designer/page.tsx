import { DesignList } from "@/components/portals/designer/design-list";
import { openDesigner } from "@/components/portals/designer/open-designer";
import { getPageApp } from "@/lib/app/page-app";
import { mintTenantId } from "@/lib/core/ids/tenant-id";
import { listDesigns } from "@/lib/people/auth/list-designs";
import { getThemeDraft } from "@/lib/restaurant/tenancy/get-theme-draft";

export default async function DesignerPage() {
  const access = await openDesigner();
  if (!access) return null;
  const app = getPageApp();
  const { tenants } = await listDesigns(app, access.actor);
  const designs = await Promise.all(
    tenants.map(({ id }) => getThemeDraft(app, { tenantId: mintTenantId(id) })),
  );
  return <DesignList designs={designs} />;
}
