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

/** What of a restaurant's ingredients comes, is cooked, spoils and is counted. */
export function createKitchen(scene: Scene) {
  const { rows, ids, tenantId, clockwork, restaurant, firstDay, end } = scene;
  const content = KITCHENS[restaurant.slug];
  const shelves = new Map<string, Shelf>();
  const recipes = new Map<string, [Shelf, number][]>();
  const optionRecipes = new Map<string, [Shelf, number][]>();
  const taken = new Map<string, [Shelf, number][]>();
  const fetched = new Set<Shelf>();
  const opening = boundaryInstant(firstDay, 0, restaurant.timeZone);

  function move(
    shelf: Shelf,
    change: StockChange & { kind: MovementKind; sourceId?: string; note?: string; at: Date },
  ): void {
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
      actorId: sourceId === null ? scene.staff.ownerId : null,
      at,
    });
  }

  /** Fills up what is at or below that share of a full shelf. */
  function stockUp(at: Date, belowShare = 1): void {
    for (const { key, full } of content?.ingredients ?? []) {
      const shelf = shelves.get(key);
      const missing = shelf ? milli(full) - shelf.stockMilli : 0;
      if (shelf && missing > 0 && shelf.stockMilli <= milli(full * belowShare))
        move(shelf, { kind: "delivery", ...addTo(shelf.stockMilli, missing), note: content?.supplier, at });
    }
  }

  /** When hardly anything is left in the middle of an evening, somebody goes and gets more. */
  function fetchInTime(shelf: Shelf, at: Date): void {
    if (shelf.stockMilli > shelf.lowMilli / 2 || fetched.has(shelf)) return;
    fetched.add(shelf);
    clockwork.at(later(at, { minutes: 15 }), (now) => {
      fetched.delete(shelf);
      const fullMilli = shelf.lowMilli / LOW_SHARE;
      const missing = Math.round(fullMilli / 2) - shelf.stockMilli;
      const note = content?.supplier;
      if (missing > 0) move(shelf, { kind: "delivery", ...addTo(shelf.stockMilli, missing), note, at: now });
    });
  }

  /** On Sundays something has passed its date, and on the first of a month everything is counted. */
  function lookAround(date: string, at: Date): void {
    const random = createRandom(`${restaurant.slug}/${date}/kitchen`);
    if (weekdayOf(date) === "sunday") {
      const shelf = random.pick([...shelves.values()]);
      const spoiled = takeFrom(shelf.stockMilli, Math.round((shelf.stockMilli * random.between(2, 6)) / 100));
      if (spoiled.changeMilli < 0) move(shelf, { kind: "waste", ...spoiled, note: content?.wasteNote, at });
    }
    if (!date.endsWith("-01")) return;
    for (const shelf of shelves.values()) {
      const missing = Math.round((shelf.stockMilli * random.between(0, 15)) / 1000);
      move(shelf, {
        kind: "recount",
        changeMilli: 0 - missing,
        shortageMilli: 0,
        note: content?.countNote,
        at,
      });
    }
  }

  function linesOf(dish: string, parts: Readonly<Record<string, number>>): [Shelf, number][] {
    return Object.entries(parts).map(([key, quantity]) => {
      const shelf = shelves.get(key);
      if (!shelf) throw new Error(`${dish} is made of ${key}, which the kitchen does not have`);
      return [shelf, milli(quantity)];
    });
  }

  function openOptions(): void {
    for (const { key, optionGroups = [] } of restaurant.menu.flatMap(({ products }) => products)) {
      const productId = demoId("prd", restaurant.slug, key);
      for (const [index, { group, option, takes }] of (content?.options ?? []).entries()) {
        const labels = optionGroups.find(({ name }) => name === group)?.labels ?? [];
        if (!labels.some((label) => optionKey(label) === option)) continue;
        const lines = linesOf(key, takes);
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

  function open(): void {
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
    for (const [dish, parts] of Object.entries(content?.recipes ?? {})) {
      const productId = demoId("prd", restaurant.slug, dish);
      const lines = linesOf(dish, parts);
      recipes.set(productId, lines);
      for (const [position, [{ id: ingredientId }, quantityMilli]] of lines.entries())
        rows.recipeLine.push({ tenantId, productId, ingredientId, position, quantityMilli });
    }
    openOptions();
    clockwork.at(opening, (at) => stockUp(at));
    for (let date = firstDay; boundaryInstant(date, 0, restaurant.timeZone) <= end; date = addDays(date, 1)) {
      const on = (minutes: number) => boundaryInstant(date, minutes, restaurant.timeZone);
      const share = DELIVERY_DAYS.includes(weekdayOf(date)) ? 1 : EXTRA_SHARE;
      if (date !== firstDay) clockwork.at(on(7 * 60 + 20), (at) => stockUp(at, share));
      clockwork.at(on(8 * 60 + 5), (now) => lookAround(date, now));
    }
  }

  open();
  return {
    /** Takes what sold dishes are made of. `sourceId` is the order or the item of a bill. */
    cook(sourceId: string, lines: readonly SoldLine[], at: Date): void {
      const needed = new Map<Shelf, number>();
      const need = (recipe: readonly [Shelf, number][], quantity: number) => {
        for (const [shelf, each] of recipe) needed.set(shelf, (needed.get(shelf) ?? 0) + each * quantity);
      };
      for (const { productId, quantity } of lines) need(recipes.get(productId) ?? [], quantity);
      for (const { productId, group, option, quantity } of optionUses(lines))
        need(optionRecipes.get(JSON.stringify([productId, group, option])) ?? [], quantity);
      const moved: [Shelf, number][] = [];
      for (const [shelf, wanted] of needed) {
        const change = takeFrom(shelf.stockMilli, wanted);
        move(shelf, { kind: "sale", ...change, sourceId, at });
        fetchInTime(shelf, at);
        moved.push([shelf, 0 - change.changeMilli]);
      }
      taken.set(sourceId, moved);
    },

    /** Puts back what was taken for something that was never cooked. */
    putBack(sourceId: string, at: Date): void {
      for (const [shelf, amount] of taken.get(sourceId) ?? [])
        if (amount > 0) move(shelf, { kind: "return", ...addTo(shelf.stockMilli, amount), sourceId, at });
    },
  };
}

export type Kitchen = ReturnType<typeof createKitchen>;
