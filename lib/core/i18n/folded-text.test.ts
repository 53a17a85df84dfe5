import { expect, test } from "vitest";
import { hasEveryWord, searchWords } from "./folded-text";

test.each([
  ["tiramisu", ["Tiramisù"], true],
  ["KASE brot", ["Käse", "Brot mit Butter"], true],
  ["pizza fish", ["Pizza"], false],
  ["  ", ["Anything"], true],
])("%j in %j: %s", (search, texts, found) => {
  expect(hasEveryWord(texts, searchWords(search))).toBe(found);
});
