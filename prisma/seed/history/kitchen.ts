import { addDays, boundaryInstant, weekdayOf } from "@/lib/core/time/zone";
import type { Prisma } from "@/lib/platform/db/generated/client";
import { addTo, type MovementKind, type StockChange, takeFrom } from "@/lib/restaurant/inventory/ingredient";
import { readUnitCost } from "@/lib/restaurant/inventory/ingredient-cost";
import { optionUses, type SoldLine } from "@/lib/restaurant/inventory/option-use";
import { optionKey } from "@/lib/restaurant/pricing/option-label";
import { demoId } from "@/prisma/seed/seed-ids";
import { KITCHENS } from "./kitchen-content";
import { createRandom } from "./random";
import { later, type Scene } from "./scene";

type Shelf = Prisma.IngredientCreateManyInput & {
  id: string;
  stockMilli: number;
  lowMilli: number;
  unitCostMilli: number;
};

const DELIVERY_DAYS = ["tuesday", "friday"];
/** On the other days only what is down to this share of a full shelf is fetched. */
const EXTRA_SHARE = 0.5;
/** At this share of a full shelf an ingredient runs low. */
const LOW_SHARE = 0.2;

const milli = (quantity: number) => Math.round(quantity * 1000);

type Recipe = readonly (readonly [Shelf, milli: number])[];

/** The kitchen's shelves, by key, and what is made of them. */
type Larder = Scene & {
  content: (typeof KITCHENS)[string] | undefined;
  opening: Date;
  shelves: Map<string, Shelf>;
  /** By dish. */
  recipes: Map<string, Recipe>;
  /** By dish, group and option. */
  optionRecipes: Map<string, Recipe>;
  /** What was taken for an order or a bill's item. */
  taken: Map<string, Recipe>;
  /** What somebody is out to get. */
  fetched: Set<Shelf>;
};

/** What of a restaurant's ingredients comes, is cooked, spoils and is counted. */
export function createKitchen(scene: Scene) {
  const { restaurant, firstDay } = scene;
  const larder: Larder = {
    ...scene,
    content: KITCHENS[restaurant.slug],
    opening: boundaryInstant(firstDay, 0, restaurant.timeZone),
    shelves: new Map(),
    recipes: new Map(),
    optionRecipes: new Map(),
    taken: new Map(),
    fetched: new Set(),
  };
  openShelves(larder);
  openRecipes(larder);
  openOptions(larder);
  planDays(larder);
  return {
    cook: (sourceId: string, lines: readonly SoldLine[], at: Date) => cook(larder, sourceId, lines, at),
    putBack: (sourceId: string, at: Date) => putBack(larder, sourceId, at),
  };
}

export type Kitchen = ReturnType<typeof createKitchen>;

function move(
  larder: Larder,
  shelf: Shelf,
  change: StockChange & { kind: MovementKind; sourceId?: string; note?: string; at: Date },
): void {
  const { rows, ids, tenantId, staff } = larder;
  const { kind, changeMilli, shortageMilli, sourceId = null, note = null, at } = change;
  shelf.stockMilli += changeMilli;
  rows.ingredientMovement.push({
    tenantId,
    id: ids.id("igm", at),
    ingredientId: shelf.id,
    kind,
    changeMilli,
    shortageMilli,
    costMinor: kind === "delivery" ? Math.round((changeMilli * shelf.unitCostMilli) / 1_000_000) : null,
    stockAfterMilli: shelf.stockMilli,
    sourceId,
    note,
    actorId: sourceId === null ? staff.ownerId : null,
    at,
  });
}

/** Fills up what is at or below that share of a full shelf. */
function stockUp(larder: Larder, at: Date, belowShare = 1): void {
  const { content, shelves } = larder;
  for (const { key, full } of content?.ingredients ?? []) {
    const shelf = shelves.get(key);
    const missing = shelf ? milli(full) - shelf.stockMilli : 0;
    if (shelf && missing > 0 && shelf.stockMilli <= milli(full * belowShare))
      move(larder, shelf, {
        kind: "delivery",
        ...addTo(shelf.stockMilli, missing),
        note: content?.supplier,
        at,
      });
  }
}

/** When hardly anything is left in the middle of an evening, somebody goes and gets more. */
function fetchInTime(larder: Larder, shelf: Shelf, at: Date): void {
  const { clockwork, content, fetched } = larder;
  if (shelf.stockMilli > shelf.lowMilli / 2 || fetched.has(shelf)) return;
  fetched.add(shelf);
  clockwork.at(later(at, { minutes: 15 }), (now) => {
    fetched.delete(shelf);
    const fullMilli = shelf.lowMilli / LOW_SHARE;
    const missing = Math.round(fullMilli / 2) - shelf.stockMilli;
    const note = content?.supplier;
    if (missing > 0)
      move(larder, shelf, { kind: "delivery", ...addTo(shelf.stockMilli, missing), note, at: now });
  });
}

/** On Sundays something has passed its date, and on the first of a month everything is counted. */
function lookAround(larder: Larder, date: string, at: Date): void {
  const { restaurant, content, shelves } = larder;
  const random = createRandom(`${restaurant.slug}/${date}/kitchen`);
  if (weekdayOf(date) === "sunday") {
    const shelf = random.pick([...shelves.values()]);
    const spoiled = takeFrom(shelf.stockMilli, Math.round((shelf.stockMilli * random.between(2, 6)) / 100));
    if (spoiled.changeMilli < 0)
      move(larder, shelf, { kind: "waste", ...spoiled, note: content?.wasteNote, at });
  }
  if (!date.endsWith("-01")) return;
  for (const shelf of shelves.values()) {
    const missing = Math.round((shelf.stockMilli * random.between(0, 15)) / 1000);
    move(larder, shelf, {
      kind: "recount",
      changeMilli: 0 - missing,
      shortageMilli: 0,
      note: content?.countNote,
      at,
    });
  }
}

function linesOf({ shelves }: Larder, dish: string, parts: Readonly<Record<string, number>>): Recipe {
  return Object.entries(parts).map(([key, quantity]) => {
    const shelf = shelves.get(key);
    if (!shelf) throw new Error(`${dish} is made of ${key}, which the kitchen does not have`);
    return [shelf, milli(quantity)];
  });
}

function openOptions(larder: Larder): void {
  const { rows, tenantId, restaurant, content, optionRecipes } = larder;
  for (const { key, fields } of restaurant.menu.flatMap(({ products }) => products)) {
    const productId = demoId("prd", restaurant.slug, key);
    for (const [index, { group, option, takes }] of (content?.options ?? []).entries()) {
      const options = fields.optionGroups.find(({ name }) => name === group)?.options ?? [];
      if (!options.some(({ label }) => optionKey(label) === option)) continue;
      const lines = linesOf(larder, key, takes);
      optionRecipes.set(JSON.stringify([productId, group, option]), lines);
      for (const [{ id: ingredientId }, quantityMilli] of lines)
        rows.optionRecipeLine.push({
          tenantId,
          productId,
          groupName: group,
          optionName: option,
          ingredientId,
          position: index,
          quantityMilli,
        });
    }
  }
}

function openShelves(larder: Larder): void {
  const { rows, tenantId, restaurant, content, shelves, opening } = larder;
  for (const { key, name, unit, full, cost } of content?.ingredients ?? []) {
    const id = demoId("ing", restaurant.slug, key);
    const shelf = {
      tenantId,
      id,
      name,
      unit,
      stockMilli: 0,
      lowMilli: milli(full * LOW_SHARE),
      unitCostMilli: readUnitCost(cost, restaurant.currency) ?? 0,
      createdAt: opening,
    };
    rows.ingredient.push(shelf);
    shelves.set(key, shelf);
  }
}

function openRecipes(larder: Larder): void {
  const { rows, tenantId, restaurant, content, recipes } = larder;
  for (const [dish, parts] of Object.entries(content?.recipes ?? {})) {
    const productId = demoId("prd", restaurant.slug, dish);
    const lines = linesOf(larder, dish, parts);
    recipes.set(productId, lines);
    for (const [position, [{ id: ingredientId }, quantityMilli]] of lines.entries())
      rows.recipeLine.push({ tenantId, productId, ingredientId, position, quantityMilli });
  }
}

/** What happens every day, whoever comes. */
function planDays(larder: Larder): void {
  const { clockwork, restaurant, firstDay, end, opening } = larder;
  clockwork.at(opening, (at) => stockUp(larder, at));
  for (let date = firstDay; boundaryInstant(date, 0, restaurant.timeZone) <= end; date = addDays(date, 1)) {
    const on = (minutes: number) => boundaryInstant(date, minutes, restaurant.timeZone);
    const share = DELIVERY_DAYS.includes(weekdayOf(date)) ? 1 : EXTRA_SHARE;
    if (date !== firstDay) clockwork.at(on(7 * 60 + 20), (at) => stockUp(larder, at, share));
    clockwork.at(on(8 * 60 + 5), (now) => lookAround(larder, date, now));
  }
}

/** Takes what sold dishes are made of. `sourceId` is the order or the item of a bill. */
function cook(larder: Larder, sourceId: string, lines: readonly SoldLine[], at: Date): void {
  const { recipes, optionRecipes, taken } = larder;
  const needed = new Map<Shelf, number>();
  const need = (recipe: Recipe, quantity: number) => {
    for (const [shelf, each] of recipe) needed.set(shelf, (needed.get(shelf) ?? 0) + each * quantity);
  };
  for (const { productId, quantity } of lines) need(recipes.get(productId) ?? [], quantity);
  for (const { productId, group, option, halves } of optionUses(lines))
    need(optionRecipes.get(JSON.stringify([productId, group, option])) ?? [], halves / 2);
  const moved: [Shelf, number][] = [];
  for (const [shelf, wanted] of needed) {
    const change = takeFrom(shelf.stockMilli, Math.ceil(wanted));
    move(larder, shelf, { kind: "sale", ...change, sourceId, at });
    fetchInTime(larder, shelf, at);
    moved.push([shelf, 0 - change.changeMilli]);
  }
  taken.set(sourceId, moved);
}

/** Puts back what was taken for something that was never cooked. */
function putBack(larder: Larder, sourceId: string, at: Date): void {
  const { taken } = larder;
  for (const [shelf, amount] of taken.get(sourceId) ?? [])
    if (amount > 0) move(larder, shelf, { kind: "return", ...addTo(shelf.stockMilli, amount), sourceId, at });
}
