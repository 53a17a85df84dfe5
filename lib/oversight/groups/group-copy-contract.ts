import { z } from "zod";
import { IdParam, TenantParam } from "@/lib/core/ids/param-contract";

/** What one restaurant of a group can pass on to others. Pictures stay where they were uploaded. */
export const COPY_KINDS = ["dish", "coupon", "hours", "theme", "tips", "bookings"] as const;
export type CopyKind = (typeof COPY_KINDS)[number];

/** The settings among them, which can also be compared. */
export const SETTING_KINDS = ["hours", "theme", "tips", "bookings"] as const;
export type SettingKind = (typeof SETTING_KINDS)[number];

const MOST_TARGETS = 100;

export const GroupCopyBody = z.object({
  kind: z.enum(COPY_KINDS),
  source: TenantParam.describe("A restaurant of the group"),
  subjectId: IdParam.optional().describe("The dish or the coupon; nothing for settings"),
  targets: z
    .array(TenantParam)
    .min(1)
    .max(MOST_TARGETS)
    .refine((refs) => new Set(refs).size === refs.length, "must name each restaurant once")
    .describe("Other restaurants of the group"),
});
export type GroupCopyBody = z.output<typeof GroupCopyBody>;

const CopyChange = z.object({
  field: z.string().describe("Such as `price` or `pickup.monday`"),
  before: z.string().nullable().describe("Null where there is nothing yet"),
  after: z.string(),
});
export type CopyChange = z.output<typeof CopyChange>;

export const COPY_REFUSALS = ["CURRENCY", "EXISTS", "REFUSED"] as const;

export const GroupCopyResult = z
  .object({
    results: z.array(
      z.object({
        slug: z.string(),
        name: z.string(),
        outcome: z
          .enum(["created", "replaced", "unchanged", "refused"])
          .describe("In a preview: what would happen"),
        reason: z
          .enum(COPY_REFUSALS)
          .nullable()
          .describe("Why it is refused: another currency, a coupon with this code, or `message`"),
        message: z.string().nullable(),
        changes: z.array(CopyChange),
      }),
    ),
  })
  .meta({ id: "GroupCopyResult" });
export type GroupCopyResult = z.output<typeof GroupCopyResult>;

export const GroupDifferences = z
  .object({
    headquarters: z.object({ slug: z.string(), name: z.string() }),
    tenants: z.array(
      z.object({
        slug: z.string(),
        name: z.string(),
        settings: z.array(
          z.object({ kind: z.enum(SETTING_KINDS), changes: z.array(CopyChange).describe("Empty if equal") }),
        ),
      }),
    ),
  })
  .meta({ id: "GroupDifferences" });
export type GroupDifferences = z.output<typeof GroupDifferences>;
