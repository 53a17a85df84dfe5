import { getPageApp } from "@/lib/app/page-app";
import { listPlaces } from "@/lib/people/auth/list-places";

/** Whether somebody can work in more than one place. A super-admin's own place is not the restaurant they look at. */
export async function canSwitchPlaces(
  actor: { userId: string; role: string },
  { isAdminPage = false } = {},
): Promise<boolean> {
  if (actor.role === "superadmin" && !isAdminPage) return true;
  return (await listPlaces(getPageApp(), actor)).length > 1;
}
