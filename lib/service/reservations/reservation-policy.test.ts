import { expect, test } from "vitest";
import { stayMinutes } from "./reservation-policy";

test.each([
  [1, 90],
  [5, 90],
  [6, 120],
  [9, 120],
  [10, 150],
  [20, 150],
])("a party of %i stays %i minutes", (party, minutes) => {
  const longerStays = [
    { fromParty: 10, minutes: 150 },
    { fromParty: 6, minutes: 120 },
  ];
  expect(stayMinutes({ slotLengthMinutes: 90, longerStays }, party)).toBe(minutes);
});
