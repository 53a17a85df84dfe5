import { expect, it } from "vitest";
import { kitchenOptions } from "./kitchen-options";

const selected = { Flavour: ["Margherita", "Diavola (+2.00)"], Extras: ["Olives (+1.00)"] };

it("tells halves from options, and stations know both by their names", () => {
  expect(kitchenOptions(selected, ["Flavour"], "EUR")).toEqual({
    halves: ["½ Margherita", "½ Diavola"],
    options: ["Olives"],
    optionLabels: [
      ...["Flavour", "Margherita", "Diavola (+2.00)", "Extras", "Olives (+1.00)"],
      ...["Margherita", "Diavola", "Olives"],
    ],
  });
});

it("has no halves where two choices are two", () => {
  const options = kitchenOptions(selected, [], "EUR");
  expect(options.options).toEqual(["Margherita", "Diavola", "Olives"]);
  expect(options).not.toHaveProperty("halves");
});
