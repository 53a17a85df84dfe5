import { isTwin, mintTenantId, type TenantId } from "@/lib/core/ids/tenant-id";
import type { App } from "@/lib/restaurant/app";
import { findTenantFace } from "./tenant-store";

type SignInPlace = {
  name: string | null;
  /** What the band above a test twin's pages says; null at a restaurant. */
  twin: { id: TenantId; name: string; timeZone: string } | null;
};

/**
 * The restaurant whose people sign in at an address, by slug or short id; null where there is none. Its name is shown
 * only while it is public: a draft's name is whatever someone has typed.
 */
export async function findSignInPlace(app: App, tenantRef: string): Promise<SignInPlace | null> {
  const face = await findTenantFace(app.db, tenantRef);
  if (!face) return null;
  const { id, name, status, timeZone } = face;
  return {
    name: status === "active" ? name : null,
    twin: isTwin(id) ? { id: mintTenantId(id), name, timeZone } : null,
  };
}
