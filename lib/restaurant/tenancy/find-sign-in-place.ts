import type { App } from "@/lib/restaurant/app";
import { findTenantFace } from "./tenant-store";

/**
 * The restaurant whose people sign in at an address, by slug or short id; null where there is none. Its name is shown
 * only while it is public: a draft's name is whatever someone has typed.
 */
export async function findSignInPlace(app: App, tenantRef: string): Promise<{ name: string | null } | null> {
  const face = await findTenantFace(app.db, tenantRef);
  return face && { name: face.status === "active" ? face.name : null };
}
