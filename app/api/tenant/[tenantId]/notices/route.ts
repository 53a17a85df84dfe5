import { endpoint } from "@/lib/app/endpoint";
import { TenantParams } from "@/lib/core/ids/param-contract";
import { impersonal, tenantStaffAccess } from "@/lib/people/auth/staff-guards";
import { getPlatformNotices } from "@/lib/people/support/get-platform-notices";
import { PlatformNotices } from "@/lib/people/support/platform-notices-contract";

export const GET = endpoint({
  operationId: "getPlatformNotices",
  summary: "Get what the platform is doing at a restaurant",
  description:
    "Support visits under way, and why the restaurant is suspended. The event stream says when this changes.",
  tag: "Restaurant settings",
  guard: impersonal(tenantStaffAccess),
  params: TenantParams,
  response: PlatformNotices,
  errors: [],
  handle: ({ app, tenant, actor }) => getPlatformNotices(app, { tenant, actor }),
});
