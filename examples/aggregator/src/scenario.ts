import { type Bazar, BazarError, dataOf, everyPage } from "bazar-client";
import { check, checkEqual, pause, waitFor } from "../../shared/check.js";
import type { EventInbox } from "../../shared/event-inbox.js";
import type { Money } from "../../shared/money.js";
import type { Restaurant } from "../../shared/open-restaurant.js";
import type { Settings } from "../../shared/settings.js";
import { type Endpoint, replay } from "../../shared/webhook-endpoint.js";
import type { WebhookReceiver } from "../../shared/webhook-receiver.js";
import { type Choices, type Dish, leastChoices, type MenuMirror } from "./menu-mirror.js";
import type { OrderDesk, SoldLine } from "./order-desk.js";
import type { RestaurantStaff } from "./play.js";

export interface World {
  bazar: Bazar;
  settings: Settings;
  restaurant: Restaurant;
  money: Money;
  staff: RestaurantStaff;
  menu: MenuMirror;
  desk: OrderDesk;
  inbox: EventInbox;
  receiver: WebhookReceiver;
  endpoint: Endpoint;
}

/** A dish with what has to be chosen with it. */
export interface Sellable {
  dish: Dish;
  choices: Choices;
}

/** Our prices are above the restaurant's, in percent. */
const MARKUP = 15;
const SOON_MS = 20 * 60_000;

export function sellableDishes(menu: MenuMirror): [Sellable, ...Sellable[]] | [] {
  const all = [...menu.dishes.values()].flatMap((dish) => {
    const choices = leastChoices(dish);
    return choices && menu.canBeOrdered(dish.id) ? [{ dish, choices }] : [];
  });
  // What anybody may buy comes first.
  all.sort((a, b) => Number("minimumAge" in a.dish) - Number("minimumAge" in b.dish));
  const [first, ...others] = all;
  return first ? [first, ...others] : [];
}

/**
 * A new price, a dish that is sold out, and a pause: staff make each, a webhook brings each, and staff take each back.
 */
export async function followMenu(world: World, sellable: Sellable | undefined): Promise<void> {
  const { menu, staff, money, restaurant } = world;
  check(sellable !== undefined, "there is no dish to sell");
  check(menu.hours !== null, `${restaurant.name} has no hours`);
  const { id, basePrice } = sellable.dish;

  const higher = money.toMajor(money.toMinor(basePrice) + 1);
  const before = await staff.setPrice(id, higher);
  try {
    await waitFor(() => menu.dishes.get(id)?.basePrice === higher, "the new price, by menu.changed");
  } finally {
    await staff.setPrice(id, before);
  }
  await waitFor(() => menu.dishes.get(id)?.basePrice === before, "the old price, by menu.changed");

  await staff.markSoldOut(id, new Date(Date.now() + SOON_MS));
  try {
    await waitFor(() => !menu.canBeOrdered(id), "a sold-out dish, by product.availability_changed");
    const refusal = await world.desk
      .place({ reference: newReference("86"), customerName: "Too late", lines: [lineOf(world, sellable, 1)] })
      .then(
        () => null,
        (failure: unknown) => failure,
      );
    check(
      refusal instanceof BazarError && refusal.status === 409 && refusal.code === "OUT_OF_STOCK",
      `an order of a sold-out dish was not refused with OUT_OF_STOCK: ${String(refusal)}`,
    );
  } finally {
    await staff.markSoldOut(id, null);
  }
  await waitFor(() => menu.canBeOrdered(id), "the dish again, by product.availability_changed");

  await staff.pauseOrders(new Date(Date.now() + SOON_MS));
  try {
    await waitFor(() => menu.isPaused, "the pause, by ordering.paused");
  } finally {
    await staff.pauseOrders(null);
  }
  await waitFor(() => !menu.isPaused, "the end of the pause, by ordering.resumed");
}

export interface References {
  delivered: string;
  rejected: string;
  canceled: string;
}

/** Three customers' orders: the first sent three times, two of them at once. */
export async function placeOrders(world: World, dishes: Sellable[]): Promise<References> {
  const { desk, menu, money } = world;
  const [first] = dishes;
  check(first !== undefined, "there is no dish to sell");
  // A second line with choices, where the menu has such a dish.
  const chosen = dishes.find(({ dish, choices }) => dish !== first.dish && Object.keys(choices).length > 0);
  const lines = [lineOf(world, first, 2), ...(chosen ? [lineOf(world, chosen, 1)] : [])];

  const menuTotal = sumOf(lines, ({ dishId, choices }) => {
    const dish = menu.dishes.get(dishId);
    check(dish !== undefined, `dish ${dishId} is gone`);
    return menu.priceOf(dish, choices);
  });
  checkEqual(money.toMinor(await desk.quote(lines)), menuTotal, "what the restaurant itself would ask");

  const ageConfirmed = lines.some(({ dishId }) => menu.dishes.get(dishId)?.minimumAge !== undefined);
  const sale = { reference: newReference("A"), customerName: "Ada of Lieferfix", ageConfirmed, lines };
  const [order, twin] = await Promise.all([desk.place(sale), desk.place(sale)]);
  const again = await desk.place(sale);
  checkEqual(twin.id, order.id, "the order of a request sent twice at once");
  checkEqual(again.id, order.id, "the order of a repeat");
  const ours = sumOf(lines, ({ unitPrice }) => money.toMinor(unitPrice));
  checkEqual(money.toMinor(order.subtotal), ours, "the subtotal at our prices");
  checkEqual(order.paymentStatus, "paid", "the payment of an order paid elsewhere");
  checkEqual(money.toMinor(order.leftToTake), 0, "what the restaurant has left to take");
  checkEqual(order.channel, "aggregator", "the channel");
  const rates = new Set(lines.map(({ dishId }) => menu.taxRates.get(dishId)));
  for (const { rate } of order.taxLines) check(rates.has(rate), `tax of ${rate} % is not the menu's`);

  const others = { rejected: newReference("B"), canceled: newReference("C") };
  for (const reference of Object.values(others))
    await desk.place({ reference, customerName: `Customer of ${reference}`, ageConfirmed, lines });
  await checkOnce(world, [sale.reference, ...Object.values(others)]);
  return { delivered: sale.reference, ...others };
}

/**
 * The kitchen's part: one order is cooked while we are down for a while, one is rejected, and one our customer
 * cancels.
 */
export async function followOrders(world: World, references: References): Promise<number | null> {
  const { staff, desk, receiver, inbox } = world;
  const saleOf = (reference: string) => {
    const sale = desk.sales.get(reference);
    check(sale !== undefined, `there is no sale ${reference}`);
    return sale;
  };
  const delivered = saleOf(references.delivered);
  const rejected = saleOf(references.rejected);
  const canceled = saleOf(references.canceled);

  await staff.moveOrder(delivered.orderId, "preparing");
  await waitFor(() => delivered.status === "preparing", "the kitchen's start, by order.status_changed");

  await staff.moveOrder(rejected.orderId, "rejected", "No dough left");
  await waitFor(() => rejected.status === "rejected", "the rejection, by order.canceled");
  checkEqual(rejected.endReason, "No dough left", "the reason of the rejection");

  check(
    await desk.cancel(canceled.reference, "The customer changed their mind"),
    "an order could not be canceled",
  );
  checkEqual((await desk.read(canceled.reference)).status, "canceled", "the canceled order");
  // Too late for this one: what the customer hears is decided by the restaurant, not by a guess of ours.
  check(!(await desk.cancel(delivered.reference, "Too late")), "an order in the kitchen was canceled");

  await receiver.close();
  const downSince = new Date();
  await staff.moveOrder(delivered.orderId, "ready");
  await staff.moveOrder(delivered.orderId, "delivered");
  await pause(1_500);
  checkEqual(delivered.status, "preparing", "the order while we were down");
  await receiver.open();
  await inbox.catchUp();
  checkEqual(delivered.told.join(), "accepted,preparing,ready,delivered", "what the customer was told");

  const replayed = await replayAll(world, downSince);
  for (const sale of desk.sales.values()) {
    const order = await desk.read(sale.reference);
    checkEqual(sale.status, order.status, `the status of ${sale.reference}`);
    checkEqual(sale.refundDue, order.status !== "delivered", `whether ${sale.reference} is paid back`);
    checkEqual(new Set(sale.told).size, sale.told.length, `repeats told about ${sale.reference}`);
  }
  return replayed;
}

/** A replay sends what we have from the feed already: it must change nothing. Null where the endpoint is not ours. */
async function replayAll(world: World, downSince: Date): Promise<number | null> {
  const { bazar, settings, endpoint, inbox } = world;
  if (endpoint.id === null) return null;
  const { applied, repeats } = inbox.counts;
  const queued = await replay(bazar, {
    tenant: settings.tenant,
    endpointId: endpoint.id,
    from: downSince,
    to: new Date(),
  });
  check(queued >= 2, `a replay of two steps queued ${queued} deliveries`);
  await waitFor(() => inbox.counts.repeats >= repeats + 2, "the deliveries of the replay");
  checkEqual(inbox.counts.applied, applied, "the events that were worked off");
  return queued;
}

/** Reads the restaurant's list, page by page, and finds each reference once. */
async function checkOnce({ bazar, settings }: World, references: string[]): Promise<void> {
  const found: (string | null)[] = [];
  const updatedSince = new Date(Date.now() - 5 * 60_000).toISOString();
  for await (const { orders } of everyPage((cursor) =>
    dataOf(
      bazar.GET("/api/tenant/{tenantId}/orders", {
        params: {
          path: { tenantId: settings.tenant },
          query: { channel: "aggregator", updatedSince, limit: 50, ...(cursor ? { cursor } : {}) },
        },
      }),
    ),
  ))
    found.push(...orders.map(({ externalReference }) => externalReference));
  for (const reference of references)
    checkEqual(found.filter((each) => each === reference).length, 1, `orders with reference ${reference}`);
}

function lineOf({ menu, money }: World, { dish, choices }: Sellable, quantity: number): SoldLine {
  const unitPrice = money.toMajor(Math.round((menu.priceOf(dish, choices) * (100 + MARKUP)) / 100));
  return { dishId: dish.id, quantity, choices, note: "No onions", unitPrice };
}

function sumOf(lines: SoldLine[], priceOf: (line: SoldLine) => number): number {
  return lines.reduce((sum, line) => sum + line.quantity * priceOf(line), 0);
}

function newReference(suffix: string): string {
  return `lieferfix-${Date.now().toString(36)}-${suffix}`;
}
