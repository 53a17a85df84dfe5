import type fc from "fast-check";
import { expect } from "vitest";
import { listBalanceReports } from "@/lib/payments/platform-balance/balance-report-store";
import { reportBalance } from "@/lib/payments/platform-balance/report-balance";
import { resetEmulator } from "@/lib/testing/online-payments";
import { compareWithProcessor, deliverHeldEvents, readAtProcessor } from "./at-processor";
import { BANK_COMMANDS, emulatorOf, settleEverything } from "./bank-commands";
import { BILL_COMMANDS } from "./bill-commands";
import { checkOpenDays, DRAWER_COMMANDS } from "./drawer-commands";
import { checkInvariants } from "./invariants";
import { ORDER_COMMANDS } from "./order-commands";
import { REFUND_COMMANDS } from "./refund-commands";
import { isOver, type ShopModel, type ShopUnderTest } from "./shop-under-test";
import { followSystem, type ShopCommand } from "./steps";
import { TILL_COMMANDS } from "./till-commands";
import { WHOLE_EVENINGS } from "./whole-evenings";

/** Everything that guests, staff, banks, the processor and time do. */
export const SHOP_COMMANDS: fc.Arbitrary<ShopCommand>[] = [
  ...ORDER_COMMANDS,
  ...REFUND_COMMANDS,
  ...BILL_COMMANDS,
  ...TILL_COMMANDS,
  ...DRAWER_COMMANDS,
  ...BANK_COMMANDS,
  ...WHOLE_EVENINGS,
];

/** Asserts that the books of all shops lead to the platform's balance at the processor. */
async function checkBalance({ app }: ShopUnderTest): Promise<void> {
  await reportBalance(app);
  const [report] = await listBalanceReports(app.db.prisma, 1);
  expect(report?.findings, "balance at the processor").toEqual([]);
}

/** Lets the processor and all jobs finish, and asserts that nobody's money is stuck. */
export async function checkEnd(model: ShopModel, real: ShopUnderTest): Promise<void> {
  resetEmulator(real.app);
  for (const { id, status } of (await readAtProcessor(real)).refunds)
    if (status === "pending") await emulatorOf(real.app).settleRefund(id, "succeeded");
  await settleEverything(real);
  await deliverHeldEvents(real);
  await settleEverything(real);
  await settleEverything(real);
  await followSystem(model, real);
  const { payments, transfers } = await checkInvariants(model, real);
  await checkOpenDays(model, real);
  await compareWithProcessor(real);
  await checkBalance(real);
  const failed = new Set(
    payments.filter(({ refunds }) => refunds.some(({ status }) => status === "failed")).map(({ id }) => id),
  );
  for (const { id, refunds } of payments)
    expect(
      refunds.filter(({ status }) => status === "pending"),
      `${id}: pending refunds`,
    ).toEqual([]);
  for (const { id, status } of transfers) expect(status, `${id}: a transfer`).toBe("succeeded");
  for (const { id } of model.orders.filter(isOver)) {
    const payment = payments.find(({ orderId }) => orderId === id);
    if (!payment || failed.has(payment.id)) continue;
    const { capturedMinor, refundedMinor, disputedMinor } = payment;
    expect(refundedMinor + disputedMinor, `${id}: money of an order that ended`).toBe(capturedMinor);
  }
}
