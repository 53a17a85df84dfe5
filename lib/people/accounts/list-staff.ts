import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { App } from "@/lib/restaurant/app";
import { memberView } from "./member-view";
import { listMembers } from "./staff-store";

/** Everybody who works at a restaurant. */
export async function listStaff(app: App, { tenantId }: { tenantId: TenantId }) {
  return { staff: (await listMembers(app.db, { tenantId })).map(memberView) };
}
