import { describe, expect, it } from "vitest";
import { billItemText } from "./bill-item-text";

const bruschetta = {
  name: { it: "Bruschetta", en: "Bruschetta with tomato", ar: "بروسكيتا" },
  optionGroups: [
    {
      name: "Aggiunte",
      required: false,
      min: 0,
      max: 2,
      options: [
        { label: "Burrata (+2,50 €)", name: "Burrata", deltaMinor: 250, names: { en: "Burrata cheese" } },
        { label: "Olive", name: "Olive", deltaMinor: 0 },
      ],
    },
  ],
};
const ordered = { productName: "Bruschetta", selectedOptions: { Aggiunte: ["Burrata (+2,50 €)", "Olive"] } };
const reading = (locale: string) => ({ locale, locales: ["it", "en"], currency: "EUR" });

describe("the line of a bill", () => {
  it("is in the reader's language, and in English where it has no translation", () => {
    expect(billItemText(ordered, bruschetta, reading("en"))).toEqual({
      name: "Bruschetta with tomato",
      optionNames: ["Burrata cheese", "Olive"],
    });
    expect(billItemText(ordered, bruschetta, reading("ar"))).toEqual({
      name: "بروسكيتا",
      optionNames: ["Burrata cheese", "Olive"],
    });
    expect(billItemText(ordered, bruschetta, reading("de")).name).toBe("Bruschetta with tomato");
  });

  it("keeps the name of a dish that is renamed or gone since it was ordered", () => {
    const renamed = { ...bruschetta, name: { it: "Crostini", en: "Crostini" } };
    for (const product of [renamed, undefined])
      expect(billItemText(ordered, product, reading("en")).name).toBe("Bruschetta");
  });

  it("knows an option whose price has changed, and reads one that is gone without its price", () => {
    const selectedOptions = { Aggiunte: ["Burrata (+2,00 €)", "Acciughe (+1,00 €)"], Salsa: ["Pesto"] };
    expect(billItemText({ ...ordered, selectedOptions }, bruschetta, reading("en")).optionNames).toEqual([
      "Burrata cheese",
      "Acciughe",
      "Pesto",
    ]);
  });
});
