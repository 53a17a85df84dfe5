import { cache } from "react";
import { enterPortal, portalAccess } from "@/components/frame/work/open-portal";
import { tenantDesigner, webDesigner } from "@/lib/people/auth/portal-guards";

/** What this request's cookies open of the designers' portal, asked once per request. */
export const designerAccess = cache(() => portalAccess(webDesigner));

export async function openDesigner() {
  return enterPortal(await designerAccess(), "/designer");
}

/** Access for one restaurant's theme; null where it is not assigned to them. */
export async function openDesign(tenantId: string) {
  return enterPortal(await portalAccess(tenantDesigner, { tenantId }), `/designer/${tenantId}`);
}
