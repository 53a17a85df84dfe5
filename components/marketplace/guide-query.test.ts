import { expect, it } from "vitest";
import { guideHref, readGuideQuery } from "./guide-query";

const EMPTY = readGuideQuery({});

it("reads what its own links say", () => {
  const query = {
    ...EMPTY,
    q: "pizza & co",
    at: { lat: 45.07, lng: 7.687 },
    service: "delivery" as const,
    cuisine: "italian",
    openNow: true,
    sort: "fee" as const,
    after: "luigi",
  };
  const address = new URL(guideHref(query, { after: "luigi" }), "http://bazar.example");
  expect(readGuideQuery(Object.fromEntries(address.searchParams))).toEqual(query);
});

it("is the bare start page when nothing is asked for", () => {
  expect(guideHref(EMPTY, {})).toBe("/");
});

it("begins at the first page after every other change", () => {
  expect(guideHref({ ...EMPTY, after: "luigi" }, { openNow: true })).toBe("/?open=1");
});

it("takes a typed place before the visitor's position", () => {
  expect(guideHref({ ...EMPTY, at: { lat: 1, lng: 2 } }, { place: "Torino" })).toBe("/?place=Torino");
});

it("does not let the house be told from a position", () => {
  expect(guideHref({ ...EMPTY, at: { lat: 45.070312345, lng: 7.686998765 } }, {})).toBe(
    "/?at=45.070%2C7.687",
  );
});

it.each([
  { at: "91,0" },
  { at: "45" },
  { at: "1,2,3" },
  { at: "north,south" },
  { cuisine: "martian" },
  { service: "drone" },
  { sort: "price" },
  { open: "yes" },
  { q: "   " },
])("reads nothing from %j", (given) => {
  expect(readGuideQuery(given)).toEqual(EMPTY);
});
