import { expect, it } from "vitest";
import { messagesOf } from "@/lib/core/i18n/catalogue";
import { submitWords } from "./submit-words";

it("says that an order has to be paid, by gift card as well, unless it is free", () => {
  const german = (totalMinor: number, giftCardMinor: number) =>
    messagesOf("de").checkout[submitWords({ totalMinor, giftCardMinor })];
  expect([german(850, 0), german(100, 750), german(0, 850), german(0, 0)]).toEqual([
    "Zahlungspflichtig bestellen · {amount}",
    "Zahlungspflichtig bestellen · {amount}",
    "Zahlungspflichtig bestellen",
    "Bestellung aufgeben",
  ]);
});
