import { toMinor } from "@/lib/core/money/money";
import { localDate, localTime, WEEKDAYS, weekdayOf } from "@/lib/core/time/zone";
import type { MenuHours } from "@/lib/restaurant/menu/menu-hours";
import { type CartLine, type PricedProduct, priceLine } from "@/lib/restaurant/pricing/price-line";
import { rateOf, type TaxClass, type TaxedService } from "@/lib/restaurant/tax/tax";
import type { OrderItem, ShownLine } from "@/lib/service/orders/order";
import { byGroup } from "@/lib/service/orders/placement/draft-order";
import { shownLine } from "@/lib/service/orders/placement/shown-line";
import type { DemoProduct, DemoRestaurant } from "@/prisma/seed/content/demo-content";
import { findDemoTaxClass } from "@/prisma/seed/demo-tax";
import { demoId } from "@/prisma/seed/seed-ids";
import { createRandom, type Random } from "./random";

/** A dish that guests can order, priced as the product prices it. */
export type Dish = {
  key: string;
  priced: PricedProduct;
  taxClass: TaxClass;
  names: Readonly<Record<string, string>>;
  allergens: readonly string[];
  minimumAge: number | null;
  isMain: boolean;
  /** How often it is ordered beside the others. */
  weight: number;
  /** Its hours and its category's; both have to allow it. */
  served: readonly (readonly MenuHours[])[];
};

/** What is dearer than this is a meal, the rest goes with it; in major units. */
const MAIN_FROM = 7;

/** All dishes that a storefront shows as sellable, but for pizzas by halves: they are new, and nobody has had one. */
export function sellableDishes(restaurant: DemoRestaurant): Dish[] {
  return restaurant.menu
    .filter((category) => !category.hidden)
    .flatMap(({ products, taxClass, availability }) =>
      products
        .filter(({ fields }) => fields.status === "active" && fields.stock === null)
        .filter(({ fields }) => !fields.optionGroups.some(({ halves }) => halves))
        .map((product) => ({
          ...dishOf(restaurant, { ...product, taxClass: product.taxClass ?? taxClass }),
          served: [availability, product.fields.availability].filter((hours) => hours.length > 0),
        })),
    );
}

function dishOf(restaurant: DemoRestaurant, product: DemoProduct): Omit<Dish, "served"> {
  const { slug, currency } = restaurant;
  const { key, fields, taxClass } = product;
  const { basePriceMinor, discountPriceMinor, optionGroups } = fields;
  const liking = createRandom(`${slug}/${key}/liking`).next();
  return {
    key,
    names: fields.name,
    allergens: fields.allergens,
    minimumAge: fields.minimumAge,
    isMain: basePriceMinor >= toMinor(MAIN_FROM, currency),
    weight: 0.25 + 3 * liking ** 3,
    taxClass: findDemoTaxClass(restaurant, taxClass),
    priced: { id: demoId("prd", slug, key), basePriceMinor, discountPriceMinor, optionGroups },
  };
}

/** The dishes that are served at the instant. */
export function servedAt(dishes: readonly Dish[], at: Date, timeZone: string): Dish[] {
  const today = WEEKDAYS.indexOf(weekdayOf(localDate(at, timeZone))) + 1;
  const time = localTime(at, timeZone);
  const isOn = ({ days, from, to }: MenuHours) => days.includes(today) && from <= time && time < to;
  return dishes.filter(({ served }) => served.every((hours) => hours.some(isOn)));
}

/** Some lines for so many people: a meal each, some with something beside it. No dish is named twice. */
export function chooseLines(dishes: readonly Dish[], people: number, random: Random): [Dish, CartLine][] {
  const chosen = new Map<Dish, number>();
  const take = (isMain: boolean) => {
    const dish = random.pickBy(dishes, (each) => (each.isMain === isMain ? each.weight : 0));
    chosen.set(dish, (chosen.get(dish) ?? 0) + 1);
  };
  for (let person = 0; person < people; person++) {
    take(true);
    if (random.chance(0.55)) take(false);
  }
  return [...chosen].map(([dish, quantity]) => [
    dish,
    { product: dish.priced, quantity, selectedOptions: chooseOptions(dish.priced, random) },
  ]);
}

function chooseOptions({ optionGroups }: PricedProduct, random: Random): Record<string, string[]> {
  const chosen: Record<string, string[]> = {};
  for (const { name, required, min, options } of optionGroups) {
    const wanted = Math.max(required ? Math.max(min, 1) : 0, random.chance(0.22) ? Math.max(min, 1) : 0);
    if (wanted === 0) continue;
    const left = options.map(({ label }) => label);
    // The first choice is the ordinary one.
    const first = random.chance(0.6) ? 0 : random.between(0, left.length - 1);
    chosen[name] = [...left.splice(first, 1)];
    while (chosen[name].length < wanted)
      chosen[name].push(...left.splice(random.between(0, left.length - 1), 1));
  }
  return chosen;
}

/** A line as it is sold. Throws where the menu does not allow what was chosen: then the generator is wrong. */
export function soldLine(
  [dish, line]: [Dish, CartLine],
  { locale, service }: { locale: string; service: TaxedService },
): OrderItem & { shown: ShownLine } {
  const priced = priceLine(line);
  if (!priced.ok) throw new Error(`${dish.key}: ${priced.message}`);
  const { unitPriceMinor, lineTotalMinor, selectedOptions } = priced.line;
  return {
    productId: dish.priced.id,
    productName: dish.names[locale] ?? dish.key,
    quantity: line.quantity,
    unitPriceMinor,
    lineTotalMinor,
    selectedOptions: byGroup(selectedOptions),
    shown: shownLine({ ...dish, id: dish.priced.id, name: dish.names, externalId: null }, selectedOptions, {
      locale,
      locales: Object.keys(dish.names),
    }),
    taxBps: rateOf(dish.taxClass, service).bps,
    taxAddedMinor: 0,
    note: null,
    menuPriceMinor: null,
    priceReason: null,
  };
}
