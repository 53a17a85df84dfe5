import { type Bazar, BazarError, type components, dataOf, isEvent } from "bazar-client";
import type { RestaurantEvent } from "../../shared/event-inbox.js";
import type { Money } from "../../shared/money.js";

type Menu = components["schemas"]["PublicMenu"];
export type Dish = Menu["products"][number];
export type Choices = Record<string, string[]>;
type Profile = components["schemas"]["PublicProfile"];

/** A restaurant's menu as the aggregator's own customers see it, kept in step by events. */
export class MenuMirror {
  readonly counts = { reads: 0, unchanged: 0 };
  dishes = new Map<string, Dish>();
  /** In percent, of pickup; of dishes without a tax class the map has nothing. */
  taxRates = new Map<string, number>();
  soldOut = new Set<string>();
  pausedUntil: Date | null = null;
  hours: Profile["openingHours"]["pickup"] | null = null;
  #etag: string | null = null;

  constructor(
    private readonly bazar: Bazar,
    private readonly tenant: string,
    private readonly money: Money,
  ) {}

  async load(): Promise<void> {
    await Promise.all([this.#readMenu(), this.#readHours(), this.#readTaxRates(), this.#readSwitchedOff()]);
  }

  /**
   * Whether customers may order now. A pause and a sold-out dish end by themselves, without an event: look at the
   * clock.
   */
  get isPaused(): boolean {
    return this.pausedUntil !== null && this.pausedUntil > new Date();
  }

  canBeOrdered(dishId: string): boolean {
    return this.dishes.has(dishId) && !this.soldOut.has(dishId);
  }

  async handle(event: RestaurantEvent): Promise<void> {
    if (isEvent(event, "menu.changed")) return this.load();
    if (isEvent(event, "ordering.paused")) this.pausedUntil = new Date(event.data.pausedUntil);
    if (isEvent(event, "ordering.resumed")) this.pausedUntil = null;
    if (!isEvent(event, "product.availability_changed")) return;
    const { productId, available } = event.data;
    if (!available) {
      this.soldOut.add(productId);
      return;
    }
    this.soldOut.delete(productId);
    // The menu leaves out what is sold out: a dish that is back may not be known yet.
    await this.#readMenu();
  }

  /** What the restaurant asks for one unit, with its choices, in minor units. */
  priceOf(dish: Dish, choices: Choices): number {
    const extras = dish.optionGroups.flatMap((group) =>
      (group.choices ?? [])
        .filter(({ label }) => choices[group.name]?.includes(label))
        .map(({ priceDelta }) => this.money.toMinor(priceDelta)),
    );
    return extras.reduce(
      (sum, extra) => sum + extra,
      this.money.toMinor(dish.discountPrice ?? dish.basePrice),
    );
  }

  async #readMenu(): Promise<void> {
    const call = await this.bazar.GET("/api/public/{tenantId}/menu", {
      params: { path: { tenantId: this.tenant } },
      headers: this.#etag === null ? {} : { "If-None-Match": this.#etag },
    });
    this.counts.reads += 1;
    if (call.response.status === 304) {
      this.counts.unchanged += 1;
      return;
    }
    if (!call.data) throw new BazarError({ response: call.response, body: call.error });
    this.#etag = call.response.headers.get("etag");
    this.dishes = new Map(call.data.products.map((dish) => [dish.id, dish]));
  }

  async #readHours(): Promise<void> {
    const profile = await dataOf(
      this.bazar.GET("/api/public/{tenantId}", { params: { path: { tenantId: this.tenant } } }),
    );
    this.hours = profile.openingHours.pickup;
  }

  async #readSwitchedOff(): Promise<void> {
    const off = await dataOf(
      this.bazar.GET("/api/tenant/{tenantId}/switched-off", { params: { path: { tenantId: this.tenant } } }),
    );
    this.pausedUntil = off.pausedUntil === null ? null : new Date(off.pausedUntil);
    this.soldOut = new Set(off.products.map(({ id }) => id));
  }

  /**
   * The public menu has no taxes: a dish names its class or leaves it to its category, and that to the restaurant's
   * default.
   */
  async #readTaxRates(): Promise<void> {
    const params = { path: { tenantId: this.tenant } };
    const [{ products }, { categories }, tax] = await Promise.all([
      dataOf(this.bazar.GET("/api/tenant/{tenantId}/products", { params })),
      dataOf(this.bazar.GET("/api/tenant/{tenantId}/categories", { params })),
      dataOf(this.bazar.GET("/api/tenant/{tenantId}/tax", { params })),
    ]);
    const rates = new Map(tax.classes.map(({ id, rates }) => [id, rates.pickup]));
    const ofCategory = new Map(categories.map(({ id, taxClassId }) => [id, taxClassId]));
    this.taxRates = new Map();
    for (const { id, taxClassId, categoryId } of products) {
      const rate = rates.get(taxClassId ?? ofCategory.get(categoryId) ?? tax.defaultClassId ?? "");
      if (rate !== undefined) this.taxRates.set(id, rate);
    }
  }
}

/**
 * The least that a dish asks for: of each required group the first choices that can be had. Null where it cannot be
 * ordered.
 */
export function leastChoices(dish: Dish): Choices | null {
  const choices: Choices = {};
  for (const { name, required, min, labels, soldOut } of dish.optionGroups) {
    const count = Math.max(min, required ? 1 : 0);
    const chosen = labels.filter((label) => !soldOut?.includes(label)).slice(0, count);
    if (chosen.length < count) return null;
    if (count > 0) choices[name] = chosen;
  }
  return choices;
}
