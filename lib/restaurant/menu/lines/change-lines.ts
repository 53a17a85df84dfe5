import type { TenantId } from "@/lib/core/ids/tenant-id";
import { toMajor } from "@/lib/core/money/money";
import { describeAct } from "@/lib/platform/audit/act-in-progress";
import type { App } from "@/lib/restaurant/app";
import { productSnapshot } from "@/lib/restaurant/menu/history/menu-change";
import { recordMenuChanges } from "@/lib/restaurant/menu/history/menu-change-store";
import { changeMenu } from "@/lib/restaurant/tenancy/change-menu";
import type { LineOutcome, ProductLineResults } from "./product-lines-contract";
import { type LineRow, lockNamedProducts, writeLineRows } from "./product-lines-store";

/** A line of a request, by the product's id or its externalId. */
export type NamedLine = { id?: string | undefined; externalId?: string | undefined };
/** What a line makes of a product, or why it makes nothing of it. */
export type LineChange =
  | { outcome: Exclude<LineOutcome, "changed" | "unchanged" | "not_found"> }
  | Partial<LineRow>;

const sameValue = (a: unknown, b: unknown) =>
  a instanceof Date && b instanceof Date ? a.getTime() === b.getTime() : a === b;

/**
 * Changes products line by line, each by itself: what one line cannot do does not keep the others from it. Lines of the
 * same product follow each other. A line that raises the `revision` says so in its change.
 */
export async function changeLines<Line extends NamedLine>(
  app: App,
  input: {
    tenantId: TenantId;
    currency: string;
    actorId: string;
    lines: readonly Line[];
    change: (line: Line, row: LineRow, index: number) => LineChange;
  },
): Promise<ProductLineResults> {
  const { tenantId, currency, actorId, lines, change } = input;
  return changeMenu(app, { tenantId }, async (tx) => {
    const ids = lines.flatMap(({ id }) => id ?? []);
    const externalIds = lines.flatMap(({ externalId }) => externalId ?? []);
    const before = await lockNamedProducts(tx, { tenantId, ids, externalIds });
    const rows = new Map(before.map((row) => [row.id, row]));
    const idOf = new Map(
      before.flatMap(({ id, externalId }) => (externalId === null ? [] : [[externalId, id]])),
    );
    const touched = new Set<string>();
    const results = lines.map((line, index) => {
      const row = rows.get(line.id ?? idOf.get(line.externalId ?? "") ?? "");
      if (!row) return { index, outcome: "not_found" as const, product: null };
      const changes = change(line, row, index);
      if ("outcome" in changes) return { index, outcome: changes.outcome, product: view(row, currency) };
      const { revision = row.revision, ...values } = changes;
      const isChanged = Object.entries(values).some(
        ([field, value]) => !sameValue(row[field as keyof typeof row], value),
      );
      if (!isChanged) return { index, outcome: "unchanged" as const, product: view(row, currency) };
      const after = { ...row, ...values, revision };
      rows.set(row.id, after);
      touched.add(row.id);
      return { index, outcome: "changed" as const, product: view(after, currency) };
    });
    const written = [...touched].flatMap((id) => rows.get(id) ?? []);
    await writeLineRows(tx, { tenantId, rows: written });
    const was = new Map(before.map((row) => [row.id, row]));
    await recordMenuChanges(tx, {
      tenantId,
      act: { actorId, cause: "bulk" },
      changed: written.map((row) => ({
        ...{ subject: "product", subjectId: row.id },
        ...{ before: productSnapshot(was.get(row.id) ?? row), after: productSnapshot(row) },
      })),
      now: app.clock.now(),
    });
    const changed = results.filter(({ outcome }) => outcome === "changed").length;
    describeAct({ data: { lines: lines.length, changed } });
    return { changed, results };
  });
}

function view(row: LineRow & { externalId: string | null }, currency: string) {
  const { id, externalId, available, soldOutUntil, stock, basePriceMinor, discountPriceMinor, revision } =
    row;
  return {
    ...{ id, externalId, available, soldOutUntil: soldOutUntil?.toISOString() ?? null, stock },
    basePrice: toMajor(basePriceMinor, currency),
    discountPrice: discountPriceMinor === null ? null : toMajor(discountPriceMinor, currency),
    revision,
  };
}
