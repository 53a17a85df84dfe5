import fc from "fast-check";
import { hostileValue } from "./hostile-values";

/** What is done to one place of a value: replaced, removed, or given a neighbour that nobody asked for. */
type Damage = { at: number; kind: "replace" | "remove" | "add"; value: unknown };

type Place = { holder: Record<string, unknown>; key: string };

function placesOf(holder: unknown): Place[] {
  if (typeof holder !== "object" || holder === null) return [];
  return Object.entries(holder).flatMap(([key, inner]) => [
    { holder: holder as Record<string, unknown>, key },
    ...placesOf(inner),
  ]);
}

function damaged(whole: unknown, damages: readonly Damage[]): unknown {
  const root = { whole: structuredClone(whole) };
  for (const { at, kind, value } of damages) {
    const places = placesOf(root);
    const place = places[at % places.length];
    if (!place) continue;
    if (kind === "replace") place.holder[place.key] = structuredClone(value);
    else if (kind === "add") place.holder[`${place.key}x`] = structuredClone(value);
    else delete place.holder[place.key];
  }
  return root.whole;
}

const damage: fc.Arbitrary<Damage> = fc.record({
  at: fc.nat(60),
  kind: fc.constantFrom("replace", "replace", "replace", "remove", "add"),
  value: hostileValue,
});

/** A valid value with one to three places damaged. */
export function nearlyValid(valid: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  return fc
    .tuple(valid, fc.array(damage, { minLength: 1, maxLength: 3 }))
    .map(([value, damages]) => damaged(value, damages));
}
