import { z } from "zod";
import { endpoint } from "@/lib/app/endpoint";
import { IdParam, TenantParam } from "@/lib/core/ids/param-contract";
import { tenantAccess } from "@/lib/people/auth/staff-guards";
import { cancelMenuSchedule } from "@/lib/restaurant/menu/schedule/cancel-menu-schedule";

export const DELETE = endpoint({
  operationId: "cancelMenuSchedule",
  summary: "Remove a scheduled menu change",
  description: "Removing it again answers 204 as well, even when it has been made in the meantime.",
  tag: "Menu tools",
  guard: tenantAccess,
  params: z.object({ tenantId: TenantParam, scheduleId: IdParam }),
  response: null,
  errors: [],
  audited: true,
  handle: ({ app, tenant, params }) =>
    cancelMenuSchedule(app, { tenantId: tenant.id, scheduleId: params.scheduleId }),
});
