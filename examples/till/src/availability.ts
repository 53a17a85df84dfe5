import { dataOf } from "bazar-client";
import { check, found } from "../../shared/check.js";
import type { Money } from "../../shared/money.js";
import type { Restaurant, Schemas } from "./bazar.js";

type Line = Schemas["ProductLineResult"];

/** "86" a dish, or bring it back. Without a revision: who sees the empty pan is right. */
export async function setAvailable(
  { bazar, path }: Restaurant,
  numbers: readonly string[],
  available: boolean,
) {
  const items = numbers.map((externalId) => ({ externalId, available }));
  const { results } = await dataOf(
    bazar.POST("/api/tenant/{tenantId}/products/availability", { params: { path }, body: { items } }),
  );
  return allFound(results, numbers);
}

/** What is in the fridge: a count, or null for as much as there is asked for. */
export async function setStock({ bazar, path }: Restaurant, number: string, stock: number | null) {
  const { results } = await dataOf(
    bazar.POST("/api/tenant/{tenantId}/products/stock", {
      params: { path },
      body: { items: [{ externalId: number, stock }] },
    }),
  );
  return allFound(results, [number]);
}

/**
 * A line names the price that it replaces: `conflict` says that somebody at the restaurant has set another one
 * meanwhile.
 */
export async function setPrice(
  { bazar, path }: Restaurant,
  money: Money,
  change: { number: string; from: number; to: number },
): Promise<Line["outcome"]> {
  const { results } = await dataOf(
    bazar.POST("/api/tenant/{tenantId}/products/prices", {
      params: { path },
      body: {
        items: [
          {
            externalId: change.number,
            basePrice: money.toMajor(change.to),
            oldBasePrice: money.toMajor(change.from),
          },
        ],
      },
    }),
  );
  return found(results[0], "the answer to a price").outcome;
}

/** Each line is answered by itself: 200 does not say that all of them happened. */
function allFound(results: readonly Line[], numbers: readonly string[]): readonly Line[] {
  for (const [place, number] of numbers.entries()) {
    const outcome = results[place]?.outcome;
    check(
      outcome === "changed" || outcome === "unchanged",
      `${number} was answered with ${outcome ?? "nothing"}.`,
    );
  }
  return results;
}
