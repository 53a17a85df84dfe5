import { parseOptionLabel } from "@/lib/restaurant/pricing/option-label";
import type { KnownLine, OrderItem } from "@/lib/service/orders/order";

/** A chosen option of a line; `id` is null in orders from before it was kept. */
export type LineChoice = Omit<KnownLine["choices"][number], "id"> & { id: string | null };

/**
 * What programs know a line of an order by, as the menu had it when the order was placed: what another system calls the
 * dish, and the chosen options in the menu's order with their ids. Amounts are minor units of the order's currency.
 */
export function knownLine(
  { shown, selectedOptions }: Pick<OrderItem, "shown" | "selectedOptions">,
  currency: string,
): { externalId: string | null; choices: LineChoice[] } {
  if (shown?.known) return shown.known;
  const choices = Object.entries(selectedOptions).flatMap(([group, labels]) =>
    labels.map((label) => {
      const { deltaMinor } = parseOptionLabel(label, currency);
      return { group, label, id: null, externalId: null, deltaMinor };
    }),
  );
  return { externalId: null, choices };
}
