import { expect, it } from "vitest";
import { apiDocument, schemaOf, schemasIn, tagPages } from "./reference";

it("has every operation on exactly one page", () => {
  const shown = tagPages.flatMap(({ operations }) =>
    operations.map(({ operation }) => operation.operationId),
  );
  const all = Object.values(apiDocument.paths).flatMap((methods) =>
    Object.values(methods).map(({ operationId }) => operationId),
  );
  expect(shown.toSorted()).toEqual(all.toSorted());
});

it("gives each page an address of its own", () => {
  const slugs = tagPages.map(({ slug }) => slug);
  expect(new Set(slugs).size).toBe(slugs.length);
  expect(slugs.filter((slug) => !/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(slug))).toEqual([]);
});

it("finds every schema that a page leads to", () => {
  const names = schemasIn({ $ref: "#/components/schemas/PublicMenu" });
  expect(names).toContain("PublicMenu");
  expect(names.filter((name) => schemaOf(name) === undefined)).toEqual([]);
});
