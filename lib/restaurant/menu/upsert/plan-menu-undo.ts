import {
  type AlsoKept,
  alsoKept,
  type CategorySnapshot,
  categorySnapshot,
  changedFields,
  isSameSnapshot,
  type ProductSnapshot,
  productSnapshot,
} from "@/lib/restaurant/menu/history/menu-change";
import type { BatchedChange } from "@/lib/restaurant/menu/history/menu-change-store";
import type { WrittenCategory, WrittenProduct } from "./plan-menu-upsert";

/** A change of a batch as it is stored. */
type BatchRow = {
  subject: "category" | "product";
  subjectId: string;
  before: unknown;
  after: unknown;
  also: unknown;
};
type Side = Record<string, unknown> | null;
type Present = { id: string } & Record<string, unknown>;

export type MenuUndoPlan = {
  remade: { categories: WrittenCategory[]; products: WrittenProduct[] };
  restored: { categories: WrittenCategory[]; products: WrittenProduct[] };
  removed: { categories: string[]; products: string[] };
  changes: BatchedChange[];
};

/** What the history and the undo know of something, in one object. */
function whole(snapshot: unknown, also: unknown): Side {
  return snapshot === null ? null : { ...(snapshot as object), ...(also as object | null) };
}

/** All that is compared of something that is there. */
function presentSide(subject: BatchRow["subject"], row: Present): NonNullable<Side> {
  const snapshot =
    subject === "product"
      ? productSnapshot(row as unknown as Parameters<typeof productSnapshot>[0])
      : categorySnapshot(row as unknown as Parameters<typeof categorySnapshot>[0]);
  return { ...snapshot, ...alsoKept(row as unknown as NonNullable<AlsoKept>) };
}

/** Staff switch dishes off and on and move them all day, which edits nothing that a batch has made. */
const asMade = ({ available: _, position: __, ...side }: NonNullable<Side>) => side;

/** What takes a batch back; null where something that it wrote was edited since. */
export function planMenuUndo(
  menu: { categories: readonly object[]; products: readonly object[] },
  batch: readonly BatchRow[],
): MenuUndoPlan | null {
  const plan: MenuUndoPlan = {
    remade: { categories: [], products: [] },
    restored: { categories: [], products: [] },
    removed: { categories: [], products: [] },
    changes: [],
  };
  const rowsOf = {
    category: new Map((menu.categories as Present[]).map((row) => [row.id, row])),
    product: new Map((menu.products as Present[]).map((row) => [row.id, row])),
  };
  for (const { subject, subjectId: id, ...change } of batch) {
    const kind = subject === "category" ? "categories" : "products";
    const also = (change.also ?? {}) as { before?: unknown; after?: unknown };
    const [before, after] = [whole(change.before, also.before), whole(change.after, also.after)];
    const row = rowsOf[subject].get(id);
    if (!after) {
      if (row || !before) return null;
      plan.remade[kind].push({ ...before, id } as never);
      plan.changes.push(recorded({ subject, id, before: null, after: before }));
      continue;
    }
    if (!row) return null;
    const present = presentSide(subject, row);
    if (!before) {
      if (!isSameSnapshot(asMade(present), asMade(after))) return null;
      plan.removed[kind].push(id);
      plan.changes.push(recorded({ subject, id, before: present, after: null }));
      continue;
    }
    const fields = changedFields(before, after);
    const pick = (side: NonNullable<Side>) => Object.fromEntries(fields.map((field) => [field, side[field]]));
    if (!isSameSnapshot(pick(present), pick(after))) return null;
    plan.restored[kind].push({ ...row, ...pick(before) } as never);
    plan.changes.push(recorded({ subject, id, before: present, after: { ...present, ...pick(before) } }));
  }
  return plan;
}

/** A change as the history keeps it, of what was compared. */
function recorded({
  subject,
  id: subjectId,
  before,
  after,
}: {
  subject: BatchRow["subject"];
  id: string;
  before: Side;
  after: Side;
}): BatchedChange {
  const [was, is] = [split(before), split(after)];
  return {
    ...{ subject, subjectId, before: was.snapshot, after: is.snapshot },
    also: { before: was.also, after: is.also },
  } as BatchedChange;
}

function split(side: Side): { snapshot: ProductSnapshot | CategorySnapshot | null; also: AlsoKept } {
  if (!side) return { snapshot: null, also: null };
  const { position, taxClassId, ...snapshot } = side;
  return {
    snapshot: snapshot as unknown as ProductSnapshot | CategorySnapshot,
    also: { position, taxClassId } as AlsoKept,
  };
}
