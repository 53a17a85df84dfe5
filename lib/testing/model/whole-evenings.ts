import fc from "fast-check";
import { releaseDueEscrow } from "@/lib/payments/payments/release-escrow";
import { nextStatuses } from "@/lib/service/orders/order-status";
import { pay as payAtProcessor } from "@/lib/testing/online-payments";
import { addRound, openBill, payBill, readBill, refundShare } from "./bill-commands";
import { FIRST_CLOSE, FIRST_GATHERING, FIRST_OPENING } from "./drawer-commands";
import { moveOrder, placeOrder } from "./order-commands";
import { giveBack, type Wish, wish } from "./refund-commands";
import { leftOf, type ShopModel, type ShopUnderTest, START } from "./shop-under-test";
import { pick, type ShopCommand, step, withBill } from "./steps";
import { FIRST_AT_THE_COUNTER, FIRST_OUTSIDE } from "./till-commands";

/** Longer than implausibly fast cooking, and together longer than the delay of the release. */
const STEP_MINUTES = 20;

/** An order that is paid, cooked at a believable speed, handed over and released: chance alone rarely gets there. */
async function serveOrder(model: ShopModel, real: ShopUnderTest): Promise<void> {
  if (leftOf(model).stock < 1) return;
  await placeOrder(model, real, { online: true, quantity: 1, coupon: false, card: false });
  const order = model.orders.at(-1);
  if (!order?.clientSecret) return;
  await payAtProcessor(real.api, order.clientSecret, "succeeded");
  await real.app.jobs.drain(real.app);
  for (let to = nextStatuses(order.status)[0]; to && order.status !== "delivered"; ) {
    const before = order.status;
    await moveOrder(order, real, to);
    if (order.status === before) return;
    real.app.clock.advance({ minutes: STEP_MINUTES });
    to = nextStatuses(order.status)[0];
  }
  real.app.clock.advance({ minutes: 60 });
  await releaseDueEscrow(real.app);
}

/** A share that a guest pays online or at the terminal, and that goes back whole. */
const returnShare = (index: number, method: "stripe" | "external") =>
  withBill(`pay and refund a share of bill by ${method}`, index, async (bill, real, model) => {
    if (bill.closed) return;
    if (leftOf(model).stock >= 1) await addRound(model, real, { bill, quantity: 1 });
    const amountMinor = START.priceMinor / 2;
    const { openMinor } = await readBill(real, bill);
    if (openMinor < amountMinor) return;
    await payBill(real, bill, { amountMinor }, method);
    const share = (await readBill(real, bill)).payments.at(-1);
    if (!share) return;
    if (share.payment?.clientSecret) await payAtProcessor(real.api, share.payment.clientSecret, "succeeded");
    await real.app.jobs.drain(real.app);
    const paid = (await readBill(real, bill)).payments.find(({ id }) => id === share.id);
    if (paid) await refundShare(paid, bill, real, amountMinor);
  });

type Return = { online: boolean; rest: Wish };

/** An order of which one dish goes back and onto the shelf, and then more: paid by card and online, or in cash. */
async function returnDish(model: ShopModel, real: ShopUnderTest, { online, rest }: Return): Promise<void> {
  const { stock, cardMinor } = leftOf(model);
  if (stock < 2) return;
  const quantity = Math.min(4, stock);
  await placeOrder(model, real, { online, quantity, coupon: false, card: online && cardMinor > 0 });
  const order = model.orders.at(-1);
  if (!order) return;
  if (order.clientSecret) await payAtProcessor(real.api, order.clientSecret, "succeeded");
  await real.app.jobs.drain(real.app);
  const steps = online ? [] : (["accepted", "preparing", "ready", "delivered"] as const);
  for (const to of steps) await moveOrder(order, real, to);
  await giveBack(order, real, { scope: "lines", quantity: 1, restock: true });
  await giveBack(order, real, rest);
}

const returning = (what: Return) =>
  step(`return a dish, ${JSON.stringify(what)}`, (model, real) => returnDish(model, real, what));

/** What takes so many steps with one order or bill that chance alone rarely gets to its end. */
export const WHOLE_EVENINGS: fc.Arbitrary<ShopCommand>[] = [
  pick.map((index) => step(`serve an order, ${index}`, serveOrder)),
  pick.map((index) => returnShare(index, "stripe")),
  pick.map((index) => returnShare(index, "external")),
  fc.record({ online: fc.boolean(), rest: wish }).map(returning),
];

/** The same once each, at one table: what never happened would have shown nothing, so every run begins with it. */
export const FIRST_EVENING: ShopCommand[] = [
  ...FIRST_OPENING,
  step("open a bill at 0", (model, real) => openBill(model, real, 0)),
  returnShare(0, "stripe"),
  returnShare(0, "external"),
  step("serve an order", serveOrder),
  returning({ online: true, rest: { scope: "whole", restock: true } }),
  returning({ online: false, rest: { scope: "amount", amountMinor: 1_700 } }),
  ...FIRST_AT_THE_COUNTER,
  ...FIRST_CLOSE,
  ...FIRST_OUTSIDE,
  ...FIRST_GATHERING,
];
