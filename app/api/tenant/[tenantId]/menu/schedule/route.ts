import { endpoint } from "@/lib/app/endpoint";
import { TenantParams } from "@/lib/core/ids/param-contract";
import { impersonal, tenantAccess, tenantStaffAccess } from "@/lib/people/auth/staff-guards";
import {
  ScheduledMenuChange,
  ScheduledMenuChangeList,
  ScheduleMenuChangeBody,
} from "@/lib/restaurant/menu/history/menu-history-contract";
import { listMenuSchedule } from "@/lib/restaurant/menu/schedule/list-menu-schedule";
import { scheduleMenuChange } from "@/lib/restaurant/menu/schedule/schedule-menu-change";

export const GET = endpoint({
  operationId: "listMenuSchedule",
  summary: "List the scheduled menu changes",
  description: "The next change first.",
  tag: "Menu tools",
  guard: impersonal(tenantStaffAccess),
  params: TenantParams,
  response: ScheduledMenuChangeList,
  errors: [],
  handle: ({ app, tenant }) => listMenuSchedule(app, { tenantId: tenant.id, currency: tenant.currency }),
});

export const POST = endpoint({
  operationId: "scheduleMenuChange",
  summary: "Change a product's price, availability or status at a given time",
  description: "It is made once, within a minute of that time, and is in the history from then on.",
  tag: "Menu tools",
  guard: tenantAccess,
  params: TenantParams,
  body: ScheduleMenuChangeBody,
  response: ScheduledMenuChange,
  errors: ["PRODUCT_NOT_FOUND", "QUOTA_EXCEEDED"],
  idempotent: true,
  audited: true,
  handle: ({ app, actor, tenant, body }) =>
    scheduleMenuChange(app, {
      tenantId: tenant.id,
      currency: tenant.currency,
      actorId: actor.userId,
      request: body,
    }),
});
