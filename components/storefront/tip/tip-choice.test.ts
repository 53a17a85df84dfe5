import { expect, test } from "vitest";
import { type TipChoice, tipMinorOf } from "./tip-choice";

const of = { servedMinor: 2000, priceMinor: 2250, currency: "EUR" };

test.each<[TipChoice | null, number | null]>([
  [null, 0],
  [{ kind: "none" }, 0],
  [{ kind: "percent", percent: 10 }, 200],
  [{ kind: "own", text: "" }, 0],
  [{ kind: "own", text: "2,50" }, 250],
  [{ kind: "own", text: "22.50" }, 2250],
  [{ kind: "own", text: "22.51" }, null],
  [{ kind: "own", text: "much" }, null],
])("of %j is %s", (choice, tipMinor) => {
  expect(tipMinorOf(choice, of)).toBe(tipMinor);
});
