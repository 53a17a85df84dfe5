import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { tenantSlugFromHost } from "@/lib/restaurant/tenancy/host";
import { type SlugProblem, slugProblem, suggestSlug } from "@/lib/restaurant/tenancy/slug";

test.each<[string, SlugProblem | null]>([
  ["luigi", null],
  ["da-mario-2", null],
  ["42nd", null],
  ["a".repeat(40), null],
  ["a".repeat(41), "TOO_LONG"],
  ["ab", "TOO_SHORT"],
  ["", "TOO_SHORT"],
  ["-luigi", "MALFORMED"],
  ["luigi-", "MALFORMED"],
  ["xn--80ak6aa", "MALFORMED"],
  ["Luigi", "MALFORMED"],
  ["lu_igi", "MALFORMED"],
  ["lu.igi", "MALFORMED"],
  ["luigi\n", "MALFORMED"],
  ["café", "MALFORMED"],
  ["admin", "RESERVED"],
  ["www", "RESERVED"],
])("%j: %s", (slug, problem) => expect(slugProblem(slug)).toBe(problem));

describe("suggestSlug", () => {
  test.each([
    ["Trattoria Luigi", "trattoria-luigi"],
    ["Caffè d'Oro", "caffe-d-oro"],
    ["  Große Wirtschaft & Söhne!  ", "grosse-wirtschaft-sohne"],
    ["Smørrebrød №1", "smorrebrod-no1"],
    ["寿司", null],
    ["Admin", null],
    ["X", null],
    [`${"a".repeat(39)} b`, "a".repeat(39)],
  ])("makes of %j: %s", (name, slug) => expect(suggestSlug(name)).toBe(slug));

  it("suggests only what is a slug and a host label", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", maxLength: 80 }), (name) => {
        const slug = suggestSlug(name);
        if (slug === null) return;
        expect(slugProblem(slug)).toBeNull();
        expect(tenantSlugFromHost(`${slug}.bazar.example`, "bazar.example")).toBe(slug);
      }),
    );
  });
});
