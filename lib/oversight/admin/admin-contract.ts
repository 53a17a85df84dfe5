import { z } from "zod";
import { PersonName } from "@/lib/core/contact/contact-contract";
import { IdParam, TenantParam } from "@/lib/core/ids/param-contract";
import { nextCursor, PageQuery } from "@/lib/core/paging/page-query-contract";
import { AccountEmail } from "@/lib/people/accounts/account-contract";
import { NewRestaurant } from "@/lib/people/accounts/new-restaurant-contract";
import { QuotaChanges, QuotaOverrides } from "@/lib/restaurant/tenancy/quotas";

const percent = z.number().min(0).max(100).multipleOf(0.01);

export const AdminTenant = z
  .object({
    id: z.string(),
    slug: z.string(),
    name: z.string(),
    status: z.enum(["draft", "active", "suspended"]).describe("The public sees only active restaurants"),
    city: z.string(),
    country: z.string(),
    timeZone: z.string(),
    currency: z.string(),
    email: z.string(),
    platformFeePercent: z.number(),
    escrowDelayHours: z.int(),
    plausiblePrepSeconds: z.int(),
    stripeAccountId: z.string().nullable(),
    organizationId: z.string().nullable(),
    quotas: QuotaOverrides,
    createdAt: z.iso.datetime(),
  })
  .meta({ id: "AdminTenant" });

export const AdminTenantQuery = PageQuery.extend({
  search: z.string().trim().max(100).optional().describe("Part of the name or slug"),
});

export const AdminTenantList = z.object({ tenants: z.array(AdminTenant), nextCursor });

export const CreateTenantBody = z.object({
  restaurant: NewRestaurant,
  owner: z.object({ name: PersonName, email: AccountEmail }).describe("Receives a link to choose a password"),
  refCode: z.string().max(32).optional().describe("Of the sales agent who referred it"),
});

export const UpdateTenantBody = z
  .object({
    status: z
      .enum(["active", "suspended"])
      .describe("An active restaurant is open to the public, even as a draft; a suspended one is closed"),
    platformFeePercent: percent,
    escrowDelayHours: z.int().min(0).max(720),
    plausiblePrepSeconds: z.int().min(0).max(3600),
    stripeAccountId: z
      .string()
      .regex(/^acct_\w{1,60}$/)
      .nullable(),
    quotas: QuotaChanges,
  })
  .partial();
export type UpdateTenantBody = z.output<typeof UpdateTenantBody>;

const RoleWire = z.enum(["member", "web-designer", "sales-agent", "group-manager", "superadmin"]);

export const UserParams = z.object({ userId: IdParam });

export const AdminUser = z
  .object({
    id: z.string(),
    email: z.string(),
    name: z.string(),
    role: RoleWire.describe("On the whole platform"),
    refCode: z.string().nullable(),
    commissionPercent: z.number().nullable(),
    works: z.array(z.object({ slug: z.string(), role: z.enum(["tenant-owner", "co-manager", "staff"]) })),
    designs: z.array(z.string()).describe("Slugs of the restaurants whose theme the user may change"),
    organizations: z.array(z.string()).describe("Ids of the groups that the user manages"),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: "AdminUser" });

export const AdminUserQuery = PageQuery.extend({
  search: z.string().trim().max(100).optional().describe("Part of the name or email"),
  role: RoleWire.optional(),
});

export const AdminUserList = z.object({ users: z.array(AdminUser), nextCursor });

export const UpdateUserBody = z
  .object({
    role: RoleWire,
    refCode: z.string().regex(/^[A-Za-z0-9_-]{3,32}$/, "must be 3 to 32 letters, digits, _ or -"),
    commissionPercent: percent.describe("Applies to restaurants that join from now on"),
    designs: z.array(TenantParam).max(1000).describe("Slugs; replaces the assigned restaurants"),
    organizations: z.array(IdParam).max(100).describe("Ids; replaces the managed groups"),
  })
  .partial();
export type UpdateUserBody = z.output<typeof UpdateUserBody>;

export const CreateUserBody = UpdateUserBody.extend({
  name: PersonName,
  email: AccountEmail.describe("Receives a link to choose a password"),
  role: RoleWire,
});
export type CreateUserBody = z.output<typeof CreateUserBody>;

export const AuditQuery = PageQuery.extend({
  tenantId: z.string().max(63).optional().describe("Short id"),
  subjectId: IdParam.optional().describe("The object of the act, such as an order"),
  actorId: IdParam.optional().describe("Who acted"),
});

export const TenantAuditQuery = AuditQuery.omit({ tenantId: true });

const entryFields = {
  id: z.string(),
  at: z.iso.datetime(),
  action: z.string().describe("An event name, such as `staff.removed`, or the operation's id"),
  subjectId: z.string().nullable(),
  data: z.record(z.string(), z.unknown()),
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
            role: z.string().describe("The value at that time"),
          }),
          tenantId: z.string().nullable(),
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
