import { cache } from "react";
import { enterPortal, portalAccess } from "@/components/frame/work/open-portal";
import { groupAccess, platformUser } from "@/lib/people/auth/portal-guards";

/** What this request's cookies open of a group, asked once per request. */
export const groupPortalAccess = cache((organizationId: string) =>
  portalAccess(groupAccess, { organizationId }),
);

export async function openGroup(organizationId: string, path: string) {
  return enterPortal(await groupPortalAccess(organizationId), `/group/${organizationId}${path}`);
}

export async function openGroups() {
  return enterPortal(await portalAccess(platformUser), "/group");
}
