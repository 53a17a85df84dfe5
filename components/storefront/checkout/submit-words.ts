/**
 * The words of the button that places an order. It has to say that ordering obliges to pay (Directive 2011/83/EU,
 * article 8), and a gift card is payment too; plain words only where nothing is paid at all.
 */
export function submitWords({ totalMinor, giftCardMinor }: { totalMinor: number; giftCardMinor: number }) {
  if (totalMinor > 0) return "submit";
  return giftCardMinor > 0 ? "submitGiftCard" : "submitFree";
}
