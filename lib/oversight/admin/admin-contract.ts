import { z } from "zod";
import { PersonName } from "@/lib/core/contact/contact-contract";
import { IdParam, TenantParam } from "@/lib/core/ids/param-contract";
import { REFERRAL_CODE, REFERRAL_CODE_LENGTH } from "@/lib/core/ids/referral-code";
import { nextCursor, PageQuery } from "@/lib/core/paging/page-query-contract";
import { MAX_SEARCH_LENGTH } from "@/lib/core/paging/search-length";
import { ONLINE_STATES } from "@/lib/payments/processor/online-state";
import { AccountEmail } from "@/lib/people/accounts/account-contract";
import { NewRestaurant } from "@/lib/people/accounts/new-restaurant-contract";
import { MAX_MANAGED_ORGANIZATIONS } from "@/lib/people/groups/organization-limits";
import { MAX_SUSPENSION_REASON_LENGTH, MIN_REASON_LENGTH } from "@/lib/people/support/support-reason";
import { SupportVisit } from "@/lib/people/support/support-visit-contract";
import { QuotaChanges, QuotaOverrides } from "@/lib/restaurant/tenancy/quotas";
import { MAX_ESCROW_HOURS, MAX_PREP_SECONDS } from "./tenant-terms";

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
    suspendedReason: z
      .string()
      .nullable()
      .describe("The reason sent to the owner; null unless it is suspended"),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: "AdminTenant" });

export const AdminTenantQuery = PageQuery.extend({
  search: z
    .string()
    .trim()
    .max(100)
    .optional()
    .describe("Part of the name, slug or city, or of an owner's name or email"),
  status: z.enum(["draft", "active", "suspended"]).optional().describe("`draft`: waits to be approved"),
  sort: z.enum(["newest", "name", "lastOrder"]).default("newest").describe("`lastOrder`: the latest first"),
});

const tradeFigures = {
  lastOrderAt: z.iso.datetime().nullable(),
  ordersLast7Days: z.int().describe("Without test orders"),
};

export const AdminTenantList = z.object({
  tenants: z.array(
    AdminTenant.extend({
      owner: z.object({ userId: z.string(), name: z.string(), email: z.string() }).nullable(),
      ...tradeFigures,
    }),
  ),
  nextCursor,
});

export const AdminTenantDetail = AdminTenant.extend({
  ...tradeFigures,
  phone: z.string(),
  address: z.string(),
  postcode: z.string(),
  locales: z.array(z.string()),
  team: z
    .array(
      z.object({
        userId: z.string(),
        name: z.string(),
        email: z.string(),
        role: z.enum(["tenant-owner", "co-manager", "staff"]),
        secondFactor: z.boolean(),
      }),
    )
    .describe("Owners first"),
  organization: z.object({ id: z.string(), name: z.string() }).nullable(),
  twin: z
    .object({ id: z.string(), slug: z.string(), openedAt: z.iso.datetime() })
    .nullable()
    .describe("The restaurant's test twin, of which nothing is in lists and sums"),
  referral: z
    .object({
      agentId: z.string(),
      name: z.string(),
      refCode: z.string(),
      commissionPercent: z.number(),
      since: z.iso.datetime(),
    })
    .nullable()
    .describe("The sales agent who brought the restaurant"),
  payoutAccount: z
    .object({
      accountId: z.string(),
      transfersEnabled: z.boolean(),
      payoutsEnabled: z.boolean(),
      requirementsDue: z.array(z.string()),
      disabledReason: z.string().nullable(),
    })
    .nullable()
    .describe("As the payment processor last described it; null until the restaurant has opened it"),
  onlinePayments: z
    .enum(ONLINE_STATES)
    .describe("Whether guests can pay online, or what prevents it, as in the payout account"),
  quotaUse: z
    .array(
      z.object({
        name: z.string(),
        used: z.number().nullable().describe("Null for what is not counted here"),
        perDay: z.boolean().describe("Whether it limits any 24 hours instead of the total at a time"),
        most: z.int(),
        platformMost: z.int().describe("The default, for restaurants without a number of their own"),
      }),
    )
    .describe("Every quota, with this restaurant's limit"),
  supportVisits: z
    .array(SupportVisit.extend({ userId: z.string(), name: z.string() }))
    .describe("Under way now, the newest first"),
}).meta({ id: "AdminTenantDetail" });

export const CreateTenantBody = z.object({
  restaurant: NewRestaurant,
  owner: z.object({ name: PersonName, email: AccountEmail }).describe("Receives a link to choose a password"),
  refCode: z.string().max(REFERRAL_CODE_LENGTH.to).optional().describe("Of the sales agent who referred it"),
});

export const UpdateTenantBody = z
  .object({
    status: z
      .enum(["active", "suspended"])
      .describe("An active restaurant is open to the public, even as a draft; a suspended one is closed"),
    platformFeePercent: percent,
    escrowDelayHours: z.int().min(0).max(MAX_ESCROW_HOURS),
    plausiblePrepSeconds: z.int().min(0).max(MAX_PREP_SECONDS),
    stripeAccountId: z
      .string()
      .regex(/^acct_\w{1,60}$/)
      .nullable(),
    quotas: QuotaChanges,
    reason: z
      .string()
      .trim()
      .min(MIN_REASON_LENGTH)
      .max(MAX_SUSPENSION_REASON_LENGTH)
      .describe("Of a suspension: for the owner, who is emailed it, and for the audit log; name no guests"),
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
    secondFactor: z.boolean().describe("Whether signing in asks for a code"),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: "AdminUser" });

export const AdminUserQuery = PageQuery.extend({
  search: z.string().trim().max(MAX_SEARCH_LENGTH).optional().describe("Part of the name or email"),
  role: RoleWire.optional(),
});

export const AdminUserList = z.object({ users: z.array(AdminUser), nextCursor });

export const UpdateUserBody = z
  .object({
    role: RoleWire,
    refCode: z
      .string()
      .regex(
        REFERRAL_CODE,
        `must be ${REFERRAL_CODE_LENGTH.from} to ${REFERRAL_CODE_LENGTH.to} letters, digits, _ or -`,
      ),
    commissionPercent: percent.describe("Applies to restaurants that join from now on"),
    designs: z.array(TenantParam).max(1000).describe("Slugs; replaces the assigned restaurants"),
    organizations: z
      .array(IdParam)
      .max(MAX_MANAGED_ORGANIZATIONS)
      .describe("Ids; replaces the managed groups"),
  })
  .partial();
export type UpdateUserBody = z.output<typeof UpdateUserBody>;

export const CreateUserBody = UpdateUserBody.extend({
  name: PersonName,
  email: AccountEmail.describe("Receives a link to choose a password"),
  role: RoleWire,
});
export type CreateUserBody = z.output<typeof CreateUserBody>;
