import { dataOf } from "bazar-client";
import { checkEqual } from "../../shared/check.js";
import type { Money } from "../../shared/money.js";
import type { Order, Restaurant } from "./bazar.js";
import { type TillMenu, unitPrice } from "./till-menu.js";

export interface CounterSale {
  /** The till's own number: there is one order with it, however often the sale is sent. */
  readonly receipt: string;
  readonly lines: readonly {
    readonly article: string;
    readonly options: readonly string[];
    readonly quantity: number;
  }[];
  readonly paidBy:
    | { readonly kind: "cash" }
    | { readonly kind: "terminal"; readonly type: string; readonly slip: string };
}

/** What the till has asked its guest for. */
export function saleTotal(menu: TillMenu, sale: CounterSale): number {
  return sale.lines.reduce(
    (sum, { article, options, quantity }) => sum + quantity * unitPrice(menu, article, options),
    0,
  );
}

/** Sends a sale of the till. It may be sent again at any time: after a lost answer, after a restart, next week. */
export async function sendSale(
  restaurant: Restaurant,
  money: Money,
  { sale, total }: { sale: CounterSale; total: number },
): Promise<Order> {
  const { bazar, path } = restaurant;
  const { order } = await dataOf(
    bazar.POST("/api/tenant/{tenantId}/orders", {
      // Beside the reference: the same bytes are answered with the same bytes, also while the first try is still
      // running.
      params: { path, header: { "Idempotency-Key": `sale-${sale.receipt}` } },
      body: {
        type: "pickup",
        channel: "counter",
        customerName: sale.receipt,
        externalReference: sale.receipt,
        items: sale.lines.map(({ article, options, quantity }) => ({
          externalId: article,
          quantity,
          choices: [...options],
        })),
        ...(sale.paidBy.kind === "cash"
          ? { paymentMethod: "cash" as const }
          : {
              paymentMethod: "external" as const,
              paidElsewhere: { type: sale.paidBy.type, reference: sale.paidBy.slip },
            }),
      },
    }),
  );
  // The platform's menu makes the price. Where the till's is another, the menus have parted: say so, do not hide it.
  checkEqual(money.toMinor(order.subtotal), total, `What the platform asks for sale ${sale.receipt}`);
  if (sale.paidBy.kind !== "cash" || order.leftToTake === 0) return order;
  return dataOf(
    bazar.POST("/api/tenant/{tenantId}/orders/{orderId}/payments", {
      params: { path: { ...path, orderId: order.id }, header: { "Idempotency-Key": `paid-${sale.receipt}` } },
      body: { method: "cash" },
    }),
  );
}
