import { enterPortal, portalAccess } from "@/components/frame/work/open-portal";
import { tenantAccess } from "@/lib/people/auth/staff-guards";

/** Access for a later step of joining, at a restaurant whose account exists; null for others. */
export async function openJoin(slug: string, step: "service" | "menu") {
  const access = await portalAccess(tenantAccess, { tenantId: slug });
  return enterPortal(access, `/join/${slug}/${step}`);
}
