import type { LocaleMap } from "@/lib/core/i18n/locale-map";
import type { MenuHours } from "@/lib/restaurant/menu/menu-hours";
import { type DishFact, type DishFacts, factsOf, type ProductFields } from "@/lib/restaurant/menu/product";

/** What the history keeps of a dish: what a restaurant writes. Stock and places move by themselves (ADR 053). */
const OWN_FIELDS = [
  "categoryId",
  "image",
  "basePriceMinor",
  "discountPriceMinor",
  "optionGroups",
  "status",
  "available",
  "availability",
  "externalId",
] as const satisfies readonly (keyof ProductFields)[];

export type ProductSnapshot = DishFacts & Pick<ProductFields, (typeof OWN_FIELDS)[number]>;
export type CategorySnapshot = {
  name: LocaleMap;
  visible: boolean;
  availability: readonly MenuHours[];
  /** Left out in what was written before there were any. */
  externalId?: string | null;
};

/** Why a menu changed. */
export type MenuCause = "edit" | "bulk" | "import" | "duplicate" | "restore" | "schedule";

/** Who changes a menu and why; nobody for a scheduled change. */
export type MenuAct = { actorId: string | null; cause: MenuCause };

/** What an undo brings back besides what the history shows; null where there was or is no dish or category. */
export type AlsoKept = { position: number; taxClassId: string | null } | null;

/** One dish or category before and after. */
export type ChangedSubject =
  | { subject: "product"; subjectId: string; before: ProductSnapshot | null; after: ProductSnapshot | null }
  | {
      subject: "category";
      subjectId: string;
      before: CategorySnapshot | null;
      after: CategorySnapshot | null;
    };

type ProductLike = Readonly<Record<DishFact | (typeof OWN_FIELDS)[number], unknown>>;

/** What the history keeps of a stored dish. */
export function productSnapshot(row: ProductLike): ProductSnapshot {
  const own = Object.fromEntries(OWN_FIELDS.map((field) => [field, row[field]]));
  return { ...factsOf(row), ...own } as ProductSnapshot;
}

/** What the history keeps of a stored category. */
export function categorySnapshot(row: {
  name: unknown;
  visible: boolean;
  availability: unknown;
  externalId: string | null;
}): CategorySnapshot {
  const { name, visible, availability, externalId } = row;
  return { name: name as LocaleMap, visible, availability: availability as MenuHours[], externalId };
}

/** What an undo brings back of a stored dish or category besides its snapshot. */
export function alsoKept({ position, taxClassId }: NonNullable<AlsoKept>): AlsoKept {
  return { position, taxClassId };
}

/** JSON with its keys in order, because the database does not keep theirs. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_, part) =>
    part && typeof part === "object" && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}

/** Whether two snapshots say the same. */
export function isSameSnapshot(before: object | null, after: object | null): boolean {
  return canonical(before) === canonical(after);
}

/** The fields that differ; all of them where the dish was made or deleted. */
export function changedFields(before: object | null, after: object | null): string[] {
  const was = (before ?? {}) as Record<string, unknown>;
  const is = (after ?? {}) as Record<string, unknown>;
  const fields = [...new Set([...Object.keys(was), ...Object.keys(is)])];
  return fields.filter((field) => canonical(was[field]) !== canonical(is[field]));
}
