import { BazarError } from "bazar-client";
import type { Product, Restaurant } from "./bazar.js";
import type { Directory } from "./directory.js";

const MOST_TRIES = 3;
const CHANGED_MEANWHILE = 412;

/**
 * Adds to what staff edit as well: read, change, and write only over what was read. 412 says that somebody was faster;
 * then the change is made once more, on top of theirs.
 */
export async function addAllergen(
  restaurant: Restaurant,
  directory: Directory,
  { number, allergen }: { number: string; allergen: string },
  between: () => Promise<void> = async () => {},
): Promise<{ product: Product; tries: number }> {
  const path = { ...restaurant.path, productId: directory.product(number).id };
  const url = "/api/tenant/{tenantId}/products/{productId}" as const;
  for (let tries = 1; ; tries += 1) {
    const read = await restaurant.bazar.GET(url, { params: { path } });
    const etag = read.response.headers.get("etag");
    if (!read.data || etag === null) throw new BazarError({ response: read.response, body: read.error });
    if (tries === 1) await between();
    const written = await restaurant.bazar.PATCH(url, {
      params: { path, header: { "If-Match": etag } },
      body: { allergens: [...new Set([...read.data.allergens, allergen])] },
    });
    if (written.data) return { product: written.data, tries };
    if (written.response.status !== CHANGED_MEANWHILE || tries === MOST_TRIES)
      throw new BazarError({ response: written.response, body: written.error });
  }
}
