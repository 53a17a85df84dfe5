import type { z } from "zod";
import type { BodyOf } from "@/components/data/api";
import type { PublicMenu } from "@/lib/restaurant/menu/menu-contract";

type Menu = z.output<typeof PublicMenu>;

/**
 * The body of an order that shows how a ticket travels: the first dish on the menu, with the first choices where
 * the guest has to choose, for pickup and in cash. Null when nothing can be ordered.
 */
export function testOrder(
  menu: Menu,
  guest: { name: string; email: string; note: string },
): BodyOf<"placeTestOrder"> | null {
  const dish = menu.products[0];
  if (!dish) return null;
  const chosen = dish.optionGroups
    .filter((group) => group.required || group.min > 0)
    .map((group): [string, string[]] => [group.name, group.labels.slice(0, Math.max(1, group.min))]);
  return {
    type: "pickup",
    customerName: guest.name,
    customerEmail: guest.email,
    customerPhone: "000",
    notes: guest.note,
    paymentMethod: "cash",
    items: [
      {
        productId: dish.id,
        quantity: 1,
        price: dish.discountPrice ?? dish.basePrice,
        selectedOptions: Object.fromEntries(chosen),
      },
    ],
  };
}
