import { type Bazar, type components, dataOf } from "bazar-client";

type Schemas = components["schemas"];
export type Profile = Schemas["PublicProfile"];
export type Menu = Schemas["PublicMenu"];
export type Dish = Menu["products"][number];
export type OrderTimes = Schemas["OrderTimes"];

/**
 * A guest waits before the page: what takes longer than this is told, and the guest presses the button again, which
 * repeats the same attempt.
 */
export const LONGEST_PAUSE_MS = 2_000;

export interface Guest {
  customerName: string;
  customerEmail: string;
  customerPhone: string;
}

/** What the page asks of the public API. It has no key: whatever is in a page can be read by everybody. */
export class Storefront {
  readonly #params: { path: { tenantId: string } };

  constructor(
    private readonly bazar: Bazar,
    tenant: string,
  ) {
    this.#params = { path: { tenantId: tenant } };
  }

  profile(): Promise<Profile> {
    return dataOf(this.bazar.GET("/api/public/{tenantId}", { params: this.#params }));
  }

  menu(): Promise<Menu> {
    return dataOf(this.bazar.GET("/api/public/{tenantId}/menu", { params: this.#params }));
  }

  paymentMethods() {
    return dataOf(this.bazar.GET("/api/public/{tenantId}/payment-methods", { params: this.#params }));
  }

  orderTimes(productIds: string[]): Promise<OrderTimes> {
    const query = { type: "pickup" as const, products: productIds.join(",") };
    return dataOf(
      this.bazar.GET("/api/public/{tenantId}/order-times", { params: { ...this.#params, query } }),
    );
  }

  bookingRules() {
    return dataOf(this.bazar.GET("/api/public/{tenantId}/reservation/config", { params: this.#params }));
  }

  tableTimes(date: string, guestCount: number) {
    return dataOf(
      this.bazar.GET("/api/public/{tenantId}/reservation/availability", {
        params: { ...this.#params, query: { date, guestCount } },
      }),
    );
  }

  /** `attempt` names one press of the button: whoever presses it again after a lost answer has one booking. */
  bookTable(attempt: string, booking: Guest & { date: string; timeSlot: string; guestCount: number }) {
    return dataOf(
      this.bazar.POST("/api/public/{tenantId}/reservation", {
        params: { ...this.#params, header: { "Idempotency-Key": attempt } },
        body: booking,
      }),
    );
  }

  /**
   * An order that is picked up and paid in cash; now where the restaurant is open, else at the first time that it
   * offers.
   */
  async orderInCash(
    attempt: string,
    guest: Guest,
    lines: { dish: Dish; quantity: number; choices: Record<string, string[]> }[],
  ) {
    const { soonestMinutes, times, message } = await this.orderTimes(lines.map(({ dish }) => dish.id));
    const scheduledFor = soonestMinutes === null ? times[0] : null;
    if (scheduledFor === undefined) throw new Error(message ?? "No orders are taken now.");
    return dataOf(
      this.bazar.POST("/api/public/{tenantId}/orders", {
        params: { ...this.#params, header: { "Idempotency-Key": attempt } },
        body: {
          ...guest,
          type: "pickup",
          paymentMethod: "cash",
          scheduledFor,
          items: lines.map(({ dish, quantity, choices }) => ({
            productId: dish.id,
            quantity,
            price: dish.discountPrice ?? dish.basePrice, // Asked for, and ignored: the restaurant's price counts.
            selectedOptions: choices,
          })),
        },
      }),
    );
  }

  /** The email is a guest's proof that the order is theirs. */
  order(orderId: string, email: string) {
    return dataOf(
      this.bazar.GET("/api/public/{tenantId}/orders/{orderId}", {
        params: { path: { ...this.#params.path, orderId }, query: { email } },
      }),
    );
  }

  cancelOrder(orderId: string, email: string) {
    return dataOf(
      this.bazar.POST("/api/public/{tenantId}/orders/{orderId}/cancel", {
        params: { path: { ...this.#params.path, orderId } },
        body: { email },
      }),
    );
  }
}

/** Of texts in several languages the page's own, else the restaurant's first. */
export function inLanguage(text: Record<string, string>, language: string, locales: string[]): string {
  return text[language] ?? text[locales[0] ?? ""] ?? Object.values(text)[0] ?? "";
}

/** What has to be chosen with a dish, as far as possible by itself; null where it cannot be ordered now. */
export function firstChoices(dish: Dish): Record<string, string[]> | null {
  const choices: Record<string, string[]> = {};
  for (const { name, required, min, labels, soldOut } of dish.optionGroups) {
    const count = Math.max(min, required ? 1 : 0);
    const chosen = labels.filter((label) => !soldOut?.includes(label)).slice(0, count);
    if (chosen.length < count) return null;
    if (count > 0) choices[name] = chosen;
  }
  return choices;
}
