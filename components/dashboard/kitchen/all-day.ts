import { isLineDone, type ShownTicket } from "./own-part";

/** What is still to be made of a dish over all tickets, and of which options. */
export type AllDayDish = { name: string; quantity: number; options: { name: string; quantity: number }[] };

/** The totals of what a screen shows, the most first; without what is held, voided or canceled. */
export function allDayTotals(tickets: readonly ShownTicket[]): AllDayDish[] {
  const dishes = new Map<string, { quantity: number; options: Map<string, number> }>();
  for (const { ticket, lines } of tickets) {
    if (ticket.status === "canceled" || ticket.status === "rejected") continue;
    for (const line of lines) {
      if (line.isHeld || isLineDone(line)) continue;
      const left = line.quantity - line.made;
      const dish = dishes.get(line.name) ?? { quantity: 0, options: new Map() };
      dish.quantity += left;
      for (const option of [...(line.halves ?? []), ...line.options])
        dish.options.set(option, (dish.options.get(option) ?? 0) + left);
      dishes.set(line.name, dish);
    }
  }
  return [...dishes]
    .map(([name, { quantity, options }]) => ({
      name,
      quantity,
      options: [...options].map(([option, count]) => ({ name: option, quantity: count })).sort(mostFirst),
    }))
    .sort(mostFirst);
}

const mostFirst = (a: { name: string; quantity: number }, b: { name: string; quantity: number }) =>
  b.quantity - a.quantity || a.name.localeCompare(b.name);
