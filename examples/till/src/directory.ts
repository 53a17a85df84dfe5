import { dataOf } from "bazar-client";
import { found } from "../../shared/check.js";
import type { Product, Restaurant } from "./bazar.js";
import { PREFIX } from "./till-menu.js";

/**
 * Which product of the platform is which article of the till. Orders take the till's own names; editing a dish, events about
 * dishes and lines of bills have the platform's ids.
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
}
