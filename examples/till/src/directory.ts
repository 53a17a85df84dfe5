import { dataOf } from "bazar-client";
import { found } from "../../shared/check.js";
import type { Product, Restaurant } from "./bazar.js";
import { PREFIX } from "./till-menu.js";

/**
 * Which product of the platform is which article of the till. Orders are placed with the platform's ids and the labels
 * of options, so the till has to look both up; labels contain prices, so it looks them up again after each change of
 * the menu.
 */
export class Directory {
  readonly #byNumber: ReadonlyMap<string, Product>;
  readonly #byId: ReadonlyMap<string, Product>;

  private constructor(products: readonly Product[]) {
    const ours = products.filter(({ externalId }) => externalId?.startsWith(PREFIX));
    this.#byNumber = new Map(ours.map((product) => [product.externalId ?? "", product]));
    this.#byId = new Map(ours.map((product) => [product.id, product]));
  }

  static async read({ bazar, path }: Restaurant): Promise<Directory> {
    const { products } = await dataOf(bazar.GET("/api/tenant/{tenantId}/products", { params: { path } }));
    return new Directory(products);
  }

  product(number: string): Product {
    return found(this.#byNumber.get(number), `article ${number} on the platform`);
  }

  /** Null for dishes that are not the till's. */
  numberOf(productId: string): string | null {
    return this.#byId.get(productId)?.externalId ?? null;
  }

  get size(): number {
    return this.#byNumber.size;
  }

  /** The till's options as an order has them: group to labels. */
  selectedOptions(number: string, choices: readonly string[]): Record<string, string[]> {
    const selected: Record<string, string[]> = {};
    for (const wanted of choices) {
      const [group, label] = found(
        this.product(number)
          .optionGroups.flatMap((each) =>
            (each.choices ?? []).map((choice) => [each.name, choice.label, choice.externalId] as const),
          )
          .find(([, , externalId]) => externalId === wanted),
        `option ${wanted} of ${number} on the platform`,
      );
      selected[group] = [...(selected[group] ?? []), label];
    }
    return selected;
  }
}
