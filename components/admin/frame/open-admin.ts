import { cache } from "react";
import { enterPortal, portalAccess } from "@/components/frame/work/open-portal";
import { superAdmin } from "@/lib/people/auth/staff-guards";

/** What this request's cookies open of the administration, asked once per request. */
export const adminAccess = cache(() => portalAccess(superAdmin));

export async function openAdmin(path: string) {
  return enterPortal(await adminAccess(), `/admin${path}`);
}
