import { z } from "zod";
import { IdParam } from "@/lib/core/ids/param-contract";
import { toMajor } from "@/lib/core/money/money";
import { idCursors, nextIds, pageLimit } from "@/lib/core/paging/page-contract";
import { InstantInput } from "@/lib/core/time/time-contract";
import { changedFields } from "./menu-change";

const PAGE_SIZE = 50;

export const MenuChangeQuery = z.object({
  subjectId: IdParam.optional().describe("Of one product or category"),
  ...idCursors("mch"),
  limit: pageLimit(PAGE_SIZE),
});

const Snapshot = z
  .record(z.string(), z.unknown())
  .nullable()
  .describe(
    "As the API has a product or category, as far as people write it; null where there was or is none",
  );

export const MenuChange = z
  .object({
    id: z.string(),
    at: z.iso.datetime(),
    subject: z.enum(["category", "product"]),
    subjectId: z.string(),
    cause: z.enum(["edit", "bulk", "import", "duplicate", "restore", "schedule"]),
    actor: z.string().nullable().describe("Who did it; null for a scheduled change"),
    fields: z.array(z.string()).describe("What differs; everything where it was made or deleted"),
    before: Snapshot,
    after: Snapshot,
  })
  .meta({ id: "MenuChange" });
export type MenuChange = z.output<typeof MenuChange>;

export const MenuChangeList = z.object({
  changes: z.array(MenuChange),
  ...nextIds,
});

export const RestoreBody = z.object({
  changeId: IdParam.describe("The product becomes what it was before this change"),
});

export const ScheduleMenuChangeBody = z.object({
  productId: IdParam,
  at: InstantInput.describe("Ahead, within a year"),
  changes: z
    .object({
      basePrice: z.number().min(0).optional(),
      discountPrice: z.number().min(0).nullable().optional(),
      available: z.boolean().optional(),
      status: z.enum(["active", "draft"]).optional(),
    })
    .refine(
      (changes) => Object.values(changes).some((value) => value !== undefined),
      "must change something",
    ),
});
export type ScheduleMenuChangeBody = z.output<typeof ScheduleMenuChangeBody>;

export const ScheduledMenuChange = z
  .object({
    id: z.string(),
    productId: z.string(),
    at: z.iso.datetime(),
    changes: z.object({
      basePrice: z.number().optional(),
      discountPrice: z.number().nullable().optional(),
      available: z.boolean().optional(),
      status: z.enum(["active", "draft"]).optional(),
    }),
  })
  .meta({ id: "ScheduledMenuChange" });
export type ScheduledMenuChange = z.output<typeof ScheduledMenuChange>;

export const ScheduledMenuChangeList = z.object({ scheduled: z.array(ScheduledMenuChange) });

type ChangeRow = {
  id: string;
  at: Date;
  subject: "category" | "product";
  subjectId: string;
  cause: MenuChange["cause"];
  actor: string | null;
  before: unknown;
  after: unknown;
};

/** A stored snapshot with prices in major units. */
function snapshotToWire(stored: unknown, currency: string): Record<string, unknown> | null {
  if (stored === null) return null;
  const { basePriceMinor, discountPriceMinor, ...same } = stored as Record<string, unknown>;
  if (typeof basePriceMinor !== "number") return same;
  return {
    ...same,
    basePrice: toMajor(basePriceMinor, currency),
    discountPrice: typeof discountPriceMinor === "number" ? toMajor(discountPriceMinor, currency) : null,
  };
}

export function menuChangeView(row: ChangeRow, currency: string): MenuChange {
  const { at, before: was, after: is, ...same } = row;
  const [before, after] = [snapshotToWire(was, currency), snapshotToWire(is, currency)];
  const { id, subject, subjectId, cause, actor } = same;
  const fields = changedFields(before, after);
  return { id, at: at.toISOString(), subject, subjectId, cause, actor, fields, before, after };
}

/** What a scheduled change gives a product, as it is stored. */
export type ScheduledFields = {
  basePriceMinor?: number;
  discountPriceMinor?: number | null;
  available?: boolean;
  status?: "active" | "draft";
};

export function scheduledChangeView(
  row: { id: string; productId: string; at: Date; changes: unknown },
  currency: string,
): ScheduledMenuChange {
  const { basePriceMinor, discountPriceMinor, available, status } = row.changes as ScheduledFields;
  return {
    id: row.id,
    productId: row.productId,
    at: row.at.toISOString(),
    changes: {
      ...(basePriceMinor === undefined ? {} : { basePrice: toMajor(basePriceMinor, currency) }),
      ...(discountPriceMinor === undefined
        ? {}
        : { discountPrice: discountPriceMinor === null ? null : toMajor(discountPriceMinor, currency) }),
      ...(available === undefined ? {} : { available }),
      ...(status === undefined ? {} : { status }),
    },
  };
}
