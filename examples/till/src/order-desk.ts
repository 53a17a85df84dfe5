import { BazarError, dataOf } from "bazar-client";
import type { Money } from "../../shared/money.js";
import type { Order, Restaurant } from "./bazar.js";
import type { TillBook, TillLine, TillRecord } from "./till-book.js";
import { PREFIX } from "./till-menu.js";

type Status = Order["status"];
/** What the kitchen of this example does with an order, one after the other. */
const WAY: readonly Status[] = ["pending", "accepted", "preparing", "ready", "delivered"];

/** Orders of guests: taken into the till's book, accepted and moved on. */
export class OrderDesk {
  readonly #restaurant: Restaurant;
  readonly #money: Money;
  readonly #book: TillBook;

  constructor(restaurant: Restaurant, money: Money, book: TillBook) {
    this.#restaurant = restaurant;
    this.#money = money;
    this.#book = book;
  }

  /** The order as it is now. An event says how it was, and may come late: decide by this. */
  read(orderId: string): Promise<Order> {
    const { bazar, path } = this.#restaurant;
    return dataOf(
      bazar.GET("/api/tenant/{tenantId}/orders/{orderId}", { params: { path: { ...path, orderId } } }),
    );
  }

  /** Takes an order into the book, or brings what is there up to date. Bears repeats. */
  async heard(orderId: string): Promise<TillRecord> {
    const order = await this.read(orderId);
    const record = this.#book.get(orderId) ?? this.#write(order);
    record.subtotal = this.#money.toMinor(order.subtotal);
    record.total = this.#money.toMinor(order.total);
    record.status = order.status;
    return record;
  }

  /** Moves an order to `target`, one status after the other. Staff may be faster on their board: then that counts. */
  async moveTo(orderId: string, target: Status): Promise<Order> {
    const { bazar, path } = this.#restaurant;
    let order = await this.read(orderId);
    while (order.status !== target) {
      const status = WAY[WAY.indexOf(order.status) + 1];
      if (status === undefined || WAY.indexOf(order.status) < 0)
        throw new Error(`Order ${order.orderNumber} is ${order.status} and cannot become ${target}.`);
      try {
        order = await dataOf(
          bazar.PATCH("/api/tenant/{tenantId}/orders/{orderId}", {
            params: {
              path: { ...path, orderId },
              // The same key after a restart of the till: the status is never moved twice.
              header: { "Idempotency-Key": `${orderId}-${status}` },
            },
            body: { status, expectedStatus: order.status },
          }),
        );
      } catch (problem) {
        if (!(problem instanceof BazarError) || problem.code !== "INVALID_TRANSITION") throw problem;
        const now = await this.read(orderId);
        if (now.status === order.status) throw problem;
        order = now;
      }
    }
    return order;
  }

  #write(order: Order): TillRecord {
    const lines = order.items.map(
      (item): TillLine => ({
        article: item.externalId,
        options: item.choices.map(({ externalId, label }) => externalId ?? `unknown: ${label}`),
        quantity: item.quantity,
        lineTotal: this.#money.toMinor(item.lineTotal),
      }),
    );
    const record: TillRecord = {
      orderId: order.id,
      from: order.channel === "online" ? "platform" : "counter",
      placedAt: order.createdAt,
      receipt: order.externalReference,
      lines,
      isOurs: lines.every(
        ({ article, options }) =>
          article?.startsWith(PREFIX) && options.every((each) => each.startsWith(PREFIX)),
      ),
      subtotal: 0,
      total: 0,
      status: order.status,
    };
    this.#book.add(record);
    return record;
  }
}
