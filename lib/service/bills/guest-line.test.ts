import { describe, expect, it } from "vitest";
import { guestLine } from "./guest-line";

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

describe("the line of a guest's bill", () => {
  it("is in the guest's language, and in the restaurant's first where it has no translation", () => {
    expect(guestLine(ordered, bruschetta, reading("en"))).toEqual({
      name: "Bruschetta with tomato",
      optionNames: ["Burrata cheese", "Olive"],
    });
    expect(guestLine(ordered, bruschetta, reading("ar"))).toEqual({
      name: "بروسكيتا",
      optionNames: ["Burrata", "Olive"],
    });
    expect(guestLine(ordered, bruschetta, reading("de")).name).toBe("Bruschetta");
  });

  it("keeps the name of a dish that is renamed or gone since it was ordered", () => {
    const renamed = { ...bruschetta, name: { it: "Crostini", en: "Crostini" } };
    for (const product of [renamed, undefined])
      expect(guestLine(ordered, product, reading("en")).name).toBe("Bruschetta");
  });

  it("knows an option whose price has changed, and reads one that is gone without its price", () => {
    const selectedOptions = { Aggiunte: ["Burrata (+2,00 €)", "Acciughe (+1,00 €)"], Salsa: ["Pesto"] };
    expect(guestLine({ ...ordered, selectedOptions }, bruschetta, reading("en")).optionNames).toEqual([
      "Burrata cheese",
      "Acciughe",
      "Pesto",
    ]);
  });
});
