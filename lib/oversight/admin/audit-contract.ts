import { z } from "zod";
import { IdParam } from "@/lib/core/ids/param-contract";
import { MAX_TENANT_PARAM_LENGTH } from "@/lib/core/ids/param-length";
import { nextCursor, PageQuery } from "@/lib/core/paging/page-query-contract";
import { inOrder } from "@/lib/core/time/day-range-contract";
import { CalendarDay } from "@/lib/core/time/time-contract";

const DAY_MS = 24 * 3600 * 1000;

const Filters = PageQuery.extend({
  tenantId: z.string().max(MAX_TENANT_PARAM_LENGTH).optional().describe("Slug or short id"),
  subjectId: IdParam.optional().describe("The object of the act, such as an order"),
  actorId: IdParam.optional().describe("Who acted"),
  action: z
    .string()
    .regex(/^[A-Za-z][\w.-]{1,60}$/)
    .optional()
    .describe("An event name or an operation's id"),
  from: CalendarDay.optional().describe("First day, in UTC"),
  to: CalendarDay.optional().describe("Last day, included, in UTC"),
});

export const AuditQuery = inOrder(Filters);
export const TenantAuditQuery = inOrder(Filters.omit({ tenantId: true }));

type ActQuery = { subjectId?: string; actorId?: string; action?: string; from?: string; to?: string };

/** What a query asks of the log, with its days as instants. */
export function actFilter({ subjectId, actorId, action, from, to }: ActQuery) {
  return {
    subjectId,
    actorId,
    action,
    from: from === undefined ? undefined : new Date(from),
    before: to === undefined ? undefined : new Date(Date.parse(to) + DAY_MS),
  };
}

const entryFields = {
  id: z.string(),
  at: z.iso.datetime(),
  action: z.string().describe("An event name, such as `staff.removed`, or the operation's id"),
  subjectId: z.string().nullable(),
  data: z.record(z.string(), z.unknown()),
  visit: z
    .object({ id: z.string(), reason: z.string() })
    .nullable()
    .describe("The support visit during which a super-admin acted"),
};

export const AuditLog = z
  .object({
    entries: z
      .array(
        z.object({
          ...entryFields,
          actor: z.object({
            userId: z.string().nullable().describe("Null if unknown, as for a failed sign-in"),
            email: z.string().nullable().describe("The present value"),
            name: z.string().nullable().describe("The present value"),
            role: z.string().describe("The value at that time"),
          }),
          tenantId: z.string().nullable(),
          restaurant: z.object({ slug: z.string(), name: z.string() }).nullable(),
        }),
      )
      .describe("Newest first"),
    nextCursor,
  })
  .meta({ id: "AuditLog" });

export const TenantAuditLog = z
  .object({
    entries: z
      .array(
        z.object({
          ...entryFields,
          actor: z.object({
            userId: z.string().nullable().describe("Null for the platform, and if unknown"),
            name: z.string().nullable().describe("The present name; `platform` for a super-admin"),
            role: z.string().describe("The value at that time"),
          }),
        }),
      )
      .describe("Newest first"),
    nextCursor,
  })
  .meta({ id: "TenantAuditLog" });
