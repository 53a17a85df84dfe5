import type { IngredientWire } from "@/lib/restaurant/inventory/inventory-contract";
import { readQuantityText } from "./quantity-text";

export type Count = { text: string; at: string };
export type Counts = Readonly<Record<string, Count>>;

/** How long a count that was not sent is worth anything: the server takes none older than a day. */
const KEPT_MS = 20 * 3_600_000;

const isCount = (value: unknown): value is Count =>
  typeof value === "object" &&
  value !== null &&
  typeof (value as Count).text === "string" &&
  typeof (value as Count).at === "string";

/** The counts that this device remembers, without those that are too old to be true. */
export function rememberedCounts(kept: unknown, now: Date): Counts {
  if (typeof kept !== "object" || kept === null) return {};
  const young = Object.entries(kept).filter(
    (entry): entry is [string, Count] =>
      isCount(entry[1]) && now.getTime() - Date.parse(entry[1].at) < KEPT_MS,
  );
  return Object.fromEntries(young);
}

/** The counts after typing: an emptied field is not counted. */
export function withCount(counts: Counts, ingredientId: string, text: string, now: Date): Counts {
  const { [ingredientId]: _, ...others } = counts;
  return text.trim() === "" ? others : { ...others, [ingredientId]: { text, at: now.toISOString() } };
}

/** The stocktake as the API takes it, and the ingredients whose text is no quantity. Removed ingredients are left out. */
export function readCounts(
  counts: Counts,
  ingredients: readonly Pick<IngredientWire, "id">[],
): { counts: { ingredientId: string; quantity: number; countedAt: string }[]; wrong: string[] } {
  const read: { ingredientId: string; quantity: number; countedAt: string }[] = [];
  const wrong: string[] = [];
  for (const { id } of ingredients) {
    const count = counts[id];
    if (!count) continue;
    const quantity = readQuantityText(count.text);
    if (quantity === null) wrong.push(id);
    else read.push({ ingredientId: id, quantity, countedAt: count.at });
  }
  return { counts: read, wrong };
}
