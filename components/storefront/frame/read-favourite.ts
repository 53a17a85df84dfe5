import { headers } from "next/headers";
import { getPageApp } from "@/lib/app/page-app";
import { isFavourite } from "@/lib/people/accounts/is-favourite";
import { bazarUserAt } from "@/lib/people/auth/diner-guards";
import { findPageAccess } from "@/lib/people/auth/find-page-access";

/** Whether the restaurant is a favourite of the visitor; null for one who is not signed in to the marketplace. */
export async function readFavourite(tenantRef: string): Promise<boolean | null> {
  const app = getPageApp();
  const access = await findPageAccess(app, bazarUserAt, {
    cookieHeader: (await headers()).get("cookie"),
    params: { tenantId: tenantRef },
  });
  if (access.state !== "open") return null;
  return isFavourite(app, { bazarUserId: access.diner.id, tenantId: access.shop.tenant.id });
}
