import { createBazar, dataOf, isEvent } from "bazar-client";
import { type Money, moneyOf } from "../../shared/money.js";
import { type Restaurant, reachRestaurant } from "./bazar.js";
import { type Endpoint, makeEndpoint, removeEndpoint } from "./endpoint.js";
import { EventReader, type HeardEvent } from "./event-reader.js";
import { lossyFetch } from "./lossy.js";
import { OrderDesk } from "./order-desk.js";
import type { Settings } from "./settings.js";
import { TillBook } from "./till-book.js";
import { WebhookReceiver } from "./webhook-receiver.js";

/** The till while it is open: connected, and listening. */
export interface Till {
  readonly settings: Settings;
  readonly restaurant: Restaurant;
  readonly locale: string;
  readonly money: Money;
  readonly book: TillBook;
  readonly desk: OrderDesk;
  readonly endpoint: Endpoint;
  readonly receiver: WebhookReceiver;
  readonly events: EventReader;
  /** Products whose availability was switched, and to what; as the events say. */
  readonly switched: Map<string, boolean>;
  readonly lost: () => number;
  close(): Promise<void>;
}

export async function openTill(settings: Settings): Promise<Till> {
  // The first answer to a sale is lost, to show that it is not sold twice.
  const hasLost = new Set<string>();
  const lossy = lossyFetch((request) => {
    if (request.method !== "POST" || !request.url.endsWith("/orders")) return false;
    const isFirst = hasLost.size === 0;
    hasLost.add(request.url);
    return isFirst;
  });
  const restaurant = await reachRestaurant(settings, lossy.send);
  const { locales } = await dataOf(
    createBazar({ baseUrl: settings.url }).GET("/api/public/{tenantId}", {
      params: { path: restaurant.path },
    }),
  );
  const money = moneyOf(restaurant.currency);
  const book = new TillBook();
  const desk = new OrderDesk(restaurant, money, book);
  const switched = new Map<string, boolean>();

  const work = async (event: HeardEvent): Promise<void> => {
    const { orderId } = event.data;
    // Events of orders say which one; what it is now is read. Types that the till does not know are none of its
    // business.
    if (event.type.startsWith("order.") && typeof orderId === "string") await desk.heard(orderId);
    if (isEvent(event, "product.availability_changed"))
      switched.set(event.data.productId, event.data.available);
  };
  const events = new EventReader(restaurant, await EventReader.endOfFeed(restaurant), work);

  let secret = "";
  const receiver = await WebhookReceiver.listen(
    { port: settings.port, secret: () => secret },
    ({ id, type, sequence, data }) => events.hear({ id, type, sequence, data }),
  );
  try {
    const endpoint = await makeEndpoint(restaurant, settings);
    secret = endpoint.secret;
    const close = async () => {
      await receiver.close();
      await removeEndpoint(restaurant, endpoint);
    };
    const locale = locales[0] ?? "en";
    return {
      settings,
      restaurant,
      locale,
      money,
      book,
      desk,
      endpoint,
      receiver,
      events,
      switched,
      lost: lossy.lost,
      close,
    };
  } catch (problem) {
    await receiver.close();
    throw problem;
  }
}
