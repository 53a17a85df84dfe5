import { isAppError } from "@/lib/core/errors/app-error";
import type { App } from "@/lib/restaurant/app";
import { type StaffActor, type TenantRef, tenantStaffAccess } from "./staff-guards";

export type DashboardAccess =
  | { state: "open"; tenant: TenantRef; actor: StaffActor }
  | { state: "signed-out" }
  | { state: "must-enrol" }
  | { state: "forbidden" };

/** What a page request's cookies open at a restaurant: the API's guard, asked by a page. */
export async function findDashboardAccess(
  app: App,
  input: { tenantRef: string; cookieHeader: string | null },
): Promise<DashboardAccess> {
  const request = new Request("http://localhost/", {
    headers: input.cookieHeader ? { cookie: input.cookieHeader } : {},
  });
  try {
    const client = { address: "page", secure: false, isLocal: false };
    const access = await tenantStaffAccess.check({
      app,
      request,
      params: { tenantId: input.tenantRef },
      client,
    });
    return { state: "open", ...access };
  } catch (error) {
    if (!isAppError(error)) throw error;
    if (error.code === "UNAUTHENTICATED") return { state: "signed-out" };
    return { state: error.code === "SECOND_FACTOR_ENROLMENT_REQUIRED" ? "must-enrol" : "forbidden" };
  }
}
