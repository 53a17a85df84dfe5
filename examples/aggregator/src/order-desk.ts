import { type Bazar, BazarError, type components, dataOf, isEvent } from "bazar-client";
import type { RestaurantEvent } from "../../shared/event-inbox.js";
import type { Choices } from "./menu-mirror.js";

type Order = components["schemas"]["OperatorOrder"];
export type Status = Order["status"];

/** How the restaurant calls the way in which the aggregator has been paid; its owner has added it in the settings. */
export const PAID_BY = "Lieferfix";

/** A line as the aggregator sold it. */
export interface SoldLine {
  dishId: string;
  quantity: number;
  choices: Choices;
  note?: string;
  /** The aggregator's own price of one unit, in major units. */
  unitPrice: number;
}

/** An order of one of the aggregator's customers, as its own database has it. */
export interface Sale {
  reference: string;
  orderId: string;
  orderNumber: string;
  status: Status;
  /** What the customer was told, oldest first. */
  told: Status[];
  endReason: string | null;
  refundDue: boolean;
}

export class OrderDesk {
  readonly sales = new Map<string, Sale>();
  readonly #byOrderId = new Map<string, Sale>();

  constructor(
    private readonly bazar: Bazar,
    private readonly tenant: string,
  ) {}

  /**
   * Places a customer's order. Sending it again does no harm: `externalReference` is there once, today or in a year,
   * and the Idempotency-Key made of it lets the client send again after a lost answer.
   */
  async place(options: {
    reference: string;
    customerName: string;
    notes?: string;
    ageConfirmed?: boolean;
    lines: SoldLine[];
  }): Promise<Order> {
    const { reference, customerName, notes, ageConfirmed, lines } = options;
    const { order, warnings } = await dataOf(
      this.bazar.POST("/api/tenant/{tenantId}/orders", {
        params: { path: { tenantId: this.tenant }, header: { "Idempotency-Key": reference } },
        body: {
          type: "pickup", // By a courier of ours.
          channel: "aggregator",
          externalReference: reference,
          customerName,
          notes: notes ?? null,
          ageConfirmed: ageConfirmed ?? null,
          paymentMethod: "external",
          paidElsewhere: { type: PAID_BY, reference },
          items: lines.map(({ dishId, quantity, choices, note, unitPrice }) => ({
            productId: dishId,
            quantity,
            selectedOptions: choices,
            note: note ?? null,
            ownPrice: { unitPrice, reason: PAID_BY },
          })),
        },
      }),
    );
    for (const { code, message } of warnings) console.error(`${reference}: ${code}, ${message}`);
    this.#keep(reference, order);
    return order;
  }

  /** Price at the restaurant, of lines without prices of our own. */
  async quote(lines: Omit<SoldLine, "unitPrice">[]): Promise<number> {
    const quote = await dataOf(
      this.bazar.POST("/api/tenant/{tenantId}/orders/quote", {
        params: { path: { tenantId: this.tenant } },
        body: {
          type: "pickup",
          channel: "aggregator",
          customerName: "Quote",
          paymentMethod: "external",
          items: lines.map(({ dishId, quantity, choices }) => ({
            productId: dishId,
            quantity,
            selectedOptions: choices,
          })),
        },
      }),
    );
    return quote.subtotal;
  }

  /** Cancels for a customer, unless the kitchen has begun: then `false`, and the restaurant has to be called. */
  async cancel(reference: string, reason: string): Promise<boolean> {
    const sale = this.#saleOf(reference);
    try {
      const order = await dataOf(
        this.bazar.PATCH("/api/tenant/{tenantId}/orders/{orderId}", {
          params: {
            path: { tenantId: this.tenant, orderId: sale.orderId },
            header: { "Idempotency-Key": `${reference}/cancel` },
          },
          // Decided on what we last heard; if the kitchen has begun meanwhile, nothing happens.
          body: { status: "canceled", expectedStatus: "accepted", reason },
        }),
      );
      this.#end(sale, order.status, order.endReason);
      return true;
    } catch (failure) {
      if (failure instanceof BazarError && failure.code === "INVALID_TRANSITION") return false;
      throw failure;
    }
  }

  read(reference: string): Promise<Order> {
    const { orderId } = this.#saleOf(reference);
    return dataOf(
      this.bazar.GET("/api/tenant/{tenantId}/orders/{orderId}", {
        params: { path: { tenantId: this.tenant, orderId } },
      }),
    );
  }

  /** Events of orders name the restaurant's id; those of other channels are not ours. */
  handle(event: RestaurantEvent): void {
    if (isEvent(event, "order.status_changed")) {
      const sale = this.#byOrderId.get(event.data.orderId);
      if (sale) this.#tell(sale, event.data.status);
    }
    // Of an order that the restaurant rejected as well: `status` says which.
    if (isEvent(event, "order.canceled")) {
      const sale = this.#byOrderId.get(event.data.orderId);
      if (sale) this.#end(sale, event.data.status, event.data.reason);
    }
  }

  #keep(reference: string, order: Order): void {
    if (this.sales.has(reference)) return;
    const { id, orderNumber, status } = order;
    const sale: Sale = {
      reference,
      orderId: id,
      orderNumber,
      status,
      told: [status],
      endReason: null,
      refundDue: false,
    };
    this.sales.set(reference, sale);
    this.#byOrderId.set(id, sale);
  }

  #tell(sale: Sale, status: Status): void {
    // An answer to a request of ours may have said it already, or even what came after it.
    if (RANKS.indexOf(status) <= RANKS.indexOf(sale.status)) return;
    sale.status = status;
    sale.told.push(status);
  }

  #end(sale: Sale, status: Status, reason: string | null): void {
    this.#tell(sale, status);
    sale.endReason ??= reason;
    // The customer paid us, so it is us who pay back.
    sale.refundDue = true;
  }

  #saleOf(reference: string): Sale {
    const sale = this.sales.get(reference);
    if (!sale) throw new Error(`There is no sale ${reference}.`);
    return sale;
  }
}

/** In this order an order moves on; the last three are ends. */
const RANKS: readonly Status[] = [
  "pending",
  "accepted",
  "preparing",
  "ready",
  "delivered",
  "rejected",
  "canceled",
];
