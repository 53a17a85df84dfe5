import fc from "fast-check";
import { expect } from "vitest";
import { pay as payAtProcessor } from "@/lib/testing/online-payments";
import { leftOfPayment, payUnheard } from "./bank-commands";
import { leftOf, type ModelBill, type ShopModel, type ShopUnderTest, START, sum } from "./shop-under-test";
import { pick, type ShopCommand, step, withBill } from "./steps";

const SMALLEST_CHARGE_MINOR = 50;

async function send(real: ShopUnderTest, path: string, body?: unknown) {
  const as = await real.asOwner();
  return real.api("POST", `/api/tenant/${real.shop.slug}/bills${path}`, {
    as,
    ...(body === undefined ? {} : { body }),
  });
}

/** A bill as it stands before a step: what the rules decide on. */
export async function readBill({ app, shop: { tenantId } }: ShopUnderTest, { id }: ModelBill) {
  const row = await app.db.prisma.bill.findUniqueOrThrow({
    where: { tenantId_id: { tenantId, id } },
    include: {
      items: { orderBy: [{ round: "asc" }, { position: "asc" }] },
      payments: { orderBy: [{ takenAt: "asc" }, { id: "asc" }], include: { payment: true } },
    },
  });
  return { ...row, openMinor: row.totalMinor - row.paidMinor - row.pendingMinor };
}

export async function openBill(model: ShopModel, real: ShopUnderTest, table: number): Promise<void> {
  const { status, body } = await send(real, "", { tableId: real.tables[table] });
  const isTaken = model.bills.some((bill) => bill.table === table && !bill.closed);
  expect(status === 200, `a bill at table ${table}: ${body?.error}`).toBe(!isTaken);
  if (status === 200)
    model.bills.push({ id: body.id, table, closed: false, taken: 0, hasUnaskedCredit: false });
}

export async function addRound(
  model: ShopModel,
  real: ShopUnderTest,
  { bill, quantity }: Round,
): Promise<void> {
  const before = await readBill(real, bill);
  const { stock } = leftOf(model);
  const items = [{ productId: real.productId, quantity }];
  const { status, body } = await send(real, `/${bill.id}/rounds`, { items });
  expect(status === 200, `a round of ${quantity}: ${body?.error}`).toBe(!bill.closed && quantity <= stock);
  if (status !== 200) return;
  expect(body.total).toBe((before.totalMinor + quantity * START.priceMinor) / 100);
  bill.taken += quantity;
  bill.hasUnaskedCredit ||= before.openMinor === 0;
}

type Round = { bill: ModelBill; quantity: number };
type Way = { amountMinor: number } | { part: number; of: number } | { items: number };

export async function payBill(
  real: ShopUnderTest,
  bill: ModelBill,
  way: Way,
  method: "cash" | "external" | "stripe",
): Promise<void> {
  const before = await readBill(real, bill);
  const unsettled = before.items.filter(({ paymentId, voidedAt }) => !paymentId && !voidedAt);
  const chosen = "items" in way ? unsettled.slice(0, way.items) : [];
  if ("items" in way && chosen.length === 0) return;
  const { status, body } = await send(real, `/${bill.id}/payments`, {
    method,
    ...(method === "external" ? { type: "terminal" } : {}),
    ...("amountMinor" in way ? { amount: way.amountMinor / 100 } : {}),
    ...("part" in way ? { share: way } : {}),
    ...("items" in way ? { itemIds: chosen.map(({ id }) => id) } : {}),
  });
  const told = `${JSON.stringify(way)} by ${method} of ${before.openMinor}: ${body?.error}`;
  if ("part" in way) {
    const isTaken = before.payments.some(
      ({ shareOf, sharePart, status: stands }) =>
        shareOf === way.of && sharePart === way.part && (stands === "pending" || stands === "paid"),
    );
    const enough = before.openMinor >= way.of * SMALLEST_CHARGE_MINOR;
    if (isTaken || bill.closed || enough) expect(status === 200, told).toBe(!isTaken && !bill.closed);
  } else {
    const amountMinor =
      "items" in way ? sum(chosen.map(({ lineTotalMinor }) => lineTotalMinor)) : way.amountMinor;
    expect(status === 200, told).toBe(!bill.closed && amountMinor <= before.openMinor);
  }
  if (status !== 200) return;
  const after = await readBill(real, bill);
  const taken = after.paidMinor + after.pendingMinor - before.paidMinor - before.pendingMinor;
  expect(taken, told).toBeGreaterThan(0);
  expect(taken, told).toBeLessThanOrEqual(before.openMinor);
}

type Payment = Awaited<ReturnType<typeof readBill>>["payments"][number];

/** A step with one of a bill's payments, counted from the newest. */
function withPayment(
  name: string,
  { bill: billIndex, payment: index }: { bill: number; payment: number },
  run: (payment: Payment, bill: ModelBill, real: ShopUnderTest) => Promise<unknown>,
): ShopCommand {
  return withBill(`${name} #${index} of bill`, billIndex, async (bill, real) => {
    const { payments } = await readBill(real, bill);
    const chosen = payments[payments.length - 1 - (index % Math.max(1, payments.length))];
    if (chosen) await run(chosen, bill, real);
  });
}

/** What of a payment the restaurant took itself and can give back. */
async function leftAtTill({ app }: ShopUnderTest, { id, status }: Payment): Promise<number> {
  if (status !== "paid") return 0;
  const takings = await app.db.prisma.tillPayment.findMany({ where: { billPaymentId: id } });
  return sum(takings.map(({ amountMinor }) => amountMinor));
}

export async function refundShare(
  payment: Payment,
  bill: ModelBill,
  real: ShopUnderTest,
  amountMinor: number,
) {
  const left = payment.payment ? leftOfPayment(payment.payment) : await leftAtTill(real, payment);
  const path = `/${bill.id}/payments/${payment.id}/refunds`;
  const { status, body } = await send(real, path, { amount: amountMinor / 100, reason: "Cold" });
  expect(status === 200, `${amountMinor} of ${left}: ${body?.error}`).toBe(amountMinor <= left);
  if (status === 200 && !payment.payment)
    expect(await leftAtTill(real, payment), "left at the till").toBe(left - amountMinor);
}

/** Staff stops waiting for a payment; what the processor knows and we do not decides as well. */
async function cancel(payment: Payment, bill: ModelBill, real: ShopUnderTest): Promise<void> {
  const { status, body } = await send(real, `/${bill.id}/payments/${payment.id}/cancel`);
  expect(status === 200, `cancel: ${body?.error}`).toBe(payment.status === "pending");
}

async function reverse(payment: Payment, bill: ModelBill, real: ShopUnderTest): Promise<void> {
  const isWhole = payment.method !== "stripe" && (await leftAtTill(real, payment)) === payment.amountMinor;
  const path = `/${bill.id}/payments/${payment.id}/reverse`;
  const { status, body } = await send(real, path, { reason: "Typo" });
  expect(status === 200, `reverse: ${body?.error}`).toBe(isWhole && !bill.closed);
}

type Void = { item: number; quantity: number; restock: boolean };

async function voidItem(bill: ModelBill, real: ShopUnderTest, { item, quantity, restock }: Void) {
  const before = await readBill(real, bill);
  const chosen = before.items[item % Math.max(1, before.items.length)];
  if (!chosen) return;
  const path = `/${bill.id}/items/${chosen.id}/void`;
  const { status, body } = await send(real, path, { reason: "Mistyped", quantity, restock });
  const isFree = !chosen.paymentId && !chosen.voidedAt && quantity <= chosen.quantity;
  const isOpen = quantity * chosen.unitPriceMinor <= before.openMinor;
  expect(status === 200, `void ${quantity}: ${body?.error}`).toBe(!bill.closed && isFree && isOpen);
  if (status === 200 && restock) bill.taken -= quantity;
}

async function close(bill: ModelBill, real: ShopUnderTest): Promise<void> {
  const before = await readBill(real, bill);
  const { status, body } = await send(real, `/${bill.id}/close`);
  const isPaid = before.paidMinor === before.totalMinor;
  expect(status === 200, `close: ${body?.error}`).toBe(!bill.closed && isPaid);
  if (status === 200) bill.closed = true;
}

const method = fc.constantFrom("cash" as const, "external" as const, "stripe" as const, "stripe" as const);
const way: fc.Arbitrary<Way> = fc.oneof(
  fc.constantFrom(500, 1_000, 1_700).map((amountMinor) => ({ amountMinor })),
  fc.constantFrom({ part: 1, of: 2 }, { part: 2, of: 2 }, { part: 1, of: 3 }),
  fc.constantFrom(1, 2).map((items) => ({ items })),
);
const payment = fc.record({ bill: pick, payment: pick });

/** What happens at the tables: rounds, split payments and corrections. */
export const BILL_COMMANDS: fc.Arbitrary<ShopCommand>[] = [
  fc.nat(1).map((table) => step(`open a bill at ${table}`, (model, real) => openBill(model, real, table))),
  fc
    .tuple(pick, fc.integer({ min: 1, max: 3 }))
    .map(([index, quantity]) =>
      withBill(`round of ${quantity}`, index, (bill, real, model) =>
        addRound(model, real, { bill, quantity }),
      ),
    ),
  fc
    .tuple(pick, way, method)
    .map(([index, how, by]) =>
      withBill(`pay ${JSON.stringify(how)} by ${by}`, index, (bill, real) => payBill(real, bill, how, by)),
    ),
  fc.tuple(payment, fc.constantFrom("succeeded", "succeeded", "declined")).map(([index, outcome]) =>
    withPayment(`confirm ${outcome}`, index, async ({ payment: asked }, _bill, { api }) => {
      if (asked?.clientSecret) await payAtProcessor(api, asked.clientSecret, outcome);
    }),
  ),
  payment.map((index) =>
    withPayment("confirm unheard", index, ({ payment: asked }, _bill, { app }) =>
      payUnheard(app, asked?.clientSecret ?? null),
    ),
  ),
  payment.map((index) => withPayment("cancel payment", index, cancel)),
  payment.map((index) => withPayment("reverse payment", index, reverse)),
  fc
    .tuple(payment, fc.constantFrom(1, 100, 500, 850, 1_000))
    .map(([index, amount]) =>
      withPayment(`refund ${amount} of payment`, index, (chosen, bill, real) =>
        refundShare(chosen, bill, real, amount),
      ),
    ),
  fc
    .tuple(pick, fc.record({ item: pick, quantity: fc.integer({ min: 1, max: 2 }), restock: fc.boolean() }))
    .map(([index, what]) =>
      withBill(`void ${JSON.stringify(what)}`, index, (bill, real) => voidItem(bill, real, what)),
    ),
  pick.map((index) => withBill("close bill", index, close)),
];
