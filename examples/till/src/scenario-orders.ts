import { check, checkEqual, eventually } from "../../shared/check.js";
import type { Restaurant } from "./bazar.js";
import type { Till } from "./open-till.js";
import { type GuestLine, guestOrders } from "./play.js";
import { readProduct } from "./scenario-menu.js";
import { PREFIX, SECOND_MENU, unitPrice } from "./till-menu.js";

const OPTIONS_OF = (...numbers: string[]) => numbers.map((number) => PREFIX + number);

/** A delivery that is not from the platform is refused. */
export async function playWebhooks(till: Till): Promise<Record<string, unknown>> {
  const headers = {
    "content-type": "application/json",
    "webhook-id": "evt_forged",
    "webhook-timestamp": String(Math.floor(Date.now() / 1_000)),
    "webhook-signature": "v1,Zm9yZ2Vk",
  };
  const { status } = await fetch(till.receiver.url, {
    method: "POST",
    headers,
    body: '{"type":"order.created"}',
  });
  checkEqual(status, 401, "The answer to a forged delivery");
  return { forged: "refused" };
}

/** Guests order, the till hears of it, finds its articles, and moves the orders to their end. */
export async function playOrders(
  till: Till,
  staff: Restaurant,
): Promise<{ orders: number; ofThemByPhone: number; sum: number }> {
  const { settings, money, book, desk, restaurant } = till;
  const run = Date.now().toString(36);
  const carts: GuestLine[][] = [
    [
      { externalId: `${PREFIX}1001`, options: OPTIONS_OF("902", "911", "912"), quantity: 2 },
      { externalId: `${PREFIX}3004`, options: [], quantity: 1 },
    ],
    [
      { externalId: `${PREFIX}2004`, options: OPTIONS_OF("921", "923"), quantity: 1 },
      { externalId: `${PREFIX}1004`, options: OPTIONS_OF("913"), quantity: 3 },
      { externalId: `${PREFIX}3001`, options: OPTIONS_OF("931"), quantity: 2 },
    ],
    [{ externalId: `${PREFIX}1002`, options: OPTIONS_OF("903"), quantity: 1 }],
  ];
  const before = (await readProduct(restaurant, `${PREFIX}2004`)).product.stock ?? 0;
  let sum = 0;
  let ofThemByPhone = 0;
  for (const [place, cart] of carts.entries()) {
    const placed = await guestOrders({ ...settings, run: `${run}-${place}` }, staff, cart);
    const record = await eventually(() => book.get(placed.id), "the till hears of a guest's order");
    check(record.isOurs, "Every line and option has the till's number.");
    for (const [index, wanted] of cart.entries()) {
      const line = record.lines[index];
      checkEqual(line?.article ?? null, wanted.externalId, "The article of a line");
      checkEqual(
        [...(line?.options ?? [])].sort().join(),
        [...wanted.options].sort().join(),
        "The options of a line",
      );
      const own = wanted.quantity * unitPrice(SECOND_MENU, wanted.externalId, wanted.options);
      checkEqual(line?.lineTotal ?? 0, own, "What a line costs, by the till's own prices");
    }
    checkEqual(record.total, money.toMinor(placed.total), "The total as the guest has it");
    sum += record.total;
    if (placed.isByPhone) ofThemByPhone += 1;
    const done = await desk.moveTo(placed.id, "delivered");
    checkEqual(done.paymentStatus, "paid", "The payment of an order that was handed over for cash");
    await eventually(
      () => (book.get(placed.id)?.status === "delivered" ? true : null),
      "the till hears of its own moves",
    );
  }
  const after = (await readProduct(restaurant, `${PREFIX}2004`)).product.stock;
  checkEqual(after, before - 1, "What is left of the counted dish");
  return { orders: carts.length, ofThemByPhone, sum };
}
