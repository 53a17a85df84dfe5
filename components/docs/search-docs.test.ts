import { expect, it } from "vitest";
import { docsTexts } from "./docs-texts";
import { searchDocs } from "./search-docs";

it("finds what has every word, the title's first", () => {
  const texts = [
    { address: "/a", title: "Pause ordering", place: "Settings", text: "No orders come in until it ends." },
    { address: "/b", title: "Orders", place: "Orders", text: "A pause of ordering refuses them." },
    { address: "/c", title: "Coupons", place: "Coupons", text: "Codes." },
  ];
  expect(searchDocs(texts, "PAUSE order").map(({ address }) => address)).toEqual(["/a", "/b"]);
  expect(searchDocs(texts, "pause coupon")).toEqual([]);
  expect(searchDocs(texts, " ")).toEqual([]);
});

it("shows the words around what it found", () => {
  const text = `${"before ".repeat(50)}needle${" after".repeat(50)}`;
  const [hit] = searchDocs([{ address: "/a", title: "A", place: "P", text }], "needle");
  expect(hit?.excerpt).toMatch(/^… .*needle.* …$/);
});

it("searches operations with their fields, codes of errors and guides", async () => {
  const texts = await docsTexts();
  const placesOf = (search: string) => searchDocs(texts, search).map(({ address }) => address);
  expect(placesOf("externalReference")).toContain("/docs/guides/aggregator");
  expect(placesOf("whsec_ hmac")).toContain("/docs/guides/webhooks");
  expect(placesOf("pause ordering").some((address) => address.endsWith("#pauseOrdering"))).toBe(true);
  expect(placesOf("OUT_OF_STOCK").length).toBeGreaterThan(0);
});
