import fc from "fast-check";
import { expect, it, test } from "vitest";
import { statementSuffix } from "./statement-suffix";

test.each([
  ["Trattoria da Luigi", "BAZAR", "TRATTORIA DA LU"],
  ["Luigi's", "BAZAR", "LUIGIS"],
  ["L’Été à la plage", "BAZAR", "LETE A LA PLAGE"],
  ["Smörgåsbord & Øl", "BAZAR", "SMORGASBORD & O"],
  ["Große Straße 7", "BAZAR", "GROSSE STRASSE"],
  ['The "Best" <Pizza>*', "BAZAR", "THE BEST PIZZA"],
  ["Trattoria da Luigi", "BAZAR EATS", "TRATTORIA"],
  ["Trattoria da Luigi", null, "TRATTORIA"],
  ["寿司 東京", "BAZAR", "SUSHI TOKYO"],
  ["1912", "BAZAR", "SUSHI TOKYO"],
])("a card's statement names %s behind %s as %s", (name, prefix, suffix) => {
  expect(statementSuffix({ name, slug: "sushi-tokyo" }, prefix)).toBe(suffix);
});

it("is left out where neither the name nor the address has a letter", () => {
  expect(statementSuffix({ name: "1912", slug: "19-12" }, "BAZAR")).toBeNull();
});

it("keeps Stripe's rules for any name", () => {
  const input = fc.record({
    name: fc.string({ unit: "grapheme", maxLength: 60 }),
    slug: fc.constant("shop-1"),
  });
  const prefix = fc.string({ unit: fc.constantFrom("A", "B"), minLength: 2, maxLength: 10 });
  fc.assert(
    fc.property(input, prefix, (restaurant, start) => {
      const suffix = statementSuffix(restaurant, start) ?? "";
      expect(`${start}* ${suffix}`.length).toBeLessThanOrEqual(22);
      expect(suffix).toMatch(/^(?=.*[A-Z])[A-Z0-9&. -]+$/);
    }),
  );
});
