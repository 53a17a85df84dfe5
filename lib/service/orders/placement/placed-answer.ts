import { randomUUID } from "node:crypto";
import type { z } from "zod";
import type { Order } from "@/lib/service/orders/order";
import { PlacedOrder } from "@/lib/service/orders/order-contract";
import { publicOrderView } from "@/lib/service/orders/views/order-view";

/** The answer to a placed order as JSON text, cut where the order number belongs. */
export type PlacedAnswer = { beforeNumber: string; afterNumber: string };

/**
 * Writes the answer before the number is known, so that the statement that takes the number can store it. The cut is
 * found by a random mark that no other text of the order can contain.
 */
export function placedAnswer(
  order: Omit<Order, "number">,
  restaurant: { cancelGraceMinutes: number },
  clientSecret: string | null,
): PlacedAnswer {
  const mark = randomUUID();
  const answer: z.input<typeof PlacedOrder> = {
    ...publicOrderView({ ...order, number: 0 }, restaurant),
    orderNumber: mark,
    clientSecret,
  };
  const [beforeNumber = "", afterNumber = ""] = JSON.stringify(PlacedOrder.parse(answer)).split(mark);
  return { beforeNumber, afterNumber };
}

/** The whole text, as it is stored and sent. */
export function completeAnswer({ beforeNumber, afterNumber }: PlacedAnswer, orderNumber: number): string {
  return `${beforeNumber}${orderNumber}${afterNumber}`;
}
