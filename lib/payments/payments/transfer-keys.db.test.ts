import { expect } from "vitest";
import type { App } from "@/lib/app/app";
import type { PaymentGateway } from "@/lib/payments/processor/stripe-gateway";
import { api, app, cardTest, shop } from "@/lib/testing/fixtures";
import {
  balances,
  resetEmulator,
  seedDelivery,
  seedPaidOrder,
  seedPayoutAccount,
  setAccountUnheard,
} from "@/lib/testing/online-payments";
import { seedAdmin } from "@/lib/testing/seed-shop";
import { releaseDueEscrow } from "./release-escrow";
import { reverseTransfer } from "./reverse-transfer";
import { sendTransfer } from "./send-transfer";

const test = cardTest.extend("terms", { escrowDelayHours: 1, platformFeeBps: 0 });

function createGate() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open, opened };
}

/** The app on a line whose answers to one call arrive when `arrive` is called; `asked` is over once there is one. */
function onSlowLine(call: "createTransfer" | "reverseTransfer") {
  const asked = createGate();
  const arrived = createGate();
  const late = async <T>(answer: Promise<T>): Promise<T> => {
    await answer;
    asked.open();
    await arrived.opened;
    return answer;
  };
  const { payments } = app;
  const slow: Partial<PaymentGateway> =
    call === "createTransfer"
      ? { createTransfer: (request) => late(payments.createTransfer(request)) }
      : { reverseTransfer: (request) => late(payments.reverseTransfer(request)) };
  const line: App = { ...app, payments: { ...payments, ...slow } };
  return { app: line, asked: asked.opened, arrive: arrived.open };
}

/**
 * Two tries of one key are refused, and the second refusal arrives only when the next key's success is on its way. What
 * comes after must use that next key again.
 */
async function refuseLate(
  call: "createTransfer" | "reverseTransfer",
  { run, allow }: { run: (app: App) => Promise<void>; allow: () => Promise<unknown> },
): Promise<void> {
  const lateRefusal = onSlowLine(call);
  const refused = run(lateRefusal.app);
  await lateRefusal.asked;
  await run(app);
  await allow();
  const lateSuccess = onSlowLine(call);
  const sent = run(lateSuccess.app);
  await lateSuccess.asked;
  lateRefusal.arrive();
  await refused;
  await run(app);
  lateSuccess.arrive();
  await sent;
}

const released = async () => {
  const { orderId } = await seedPaidOrder(api, shop);
  await seedDelivery(app, shop, orderId);
  app.clock.advance({ hours: 1 });
  await releaseDueEscrow(app);
  await app.jobs.drain(app);
  return orderId;
};

const countAtProcessor = async (kind: string, id: string) =>
  (await app.db.prisma.stripeEmulatorObject.findMany({ where: { kind } })).filter(({ body }) =>
    JSON.stringify(body).includes(id),
  ).length;

test("a refusal that arrives late does not send a transfer twice", async () => {
  await released();
  await setAccountUnheard(app, shop, "inactive");
  const orderId = await released();
  const { tenantId } = shop;
  const { id: transferId } = await app.db.prisma.transfer.findFirstOrThrow({ where: { tenantId, orderId } });
  // Without its charge, which the processor passes on only once, whatever the keys.
  await app.db.prisma.transfer.updateMany({ where: { id: transferId }, data: { orderId: null } });
  await seedPaidOrder(api, shop);
  await refuseLate("createTransfer", {
    run: (line) => sendTransfer(line, { tenantId, transferId }),
    allow: () => setAccountUnheard(app, shop, "active"),
  });
  expect(await countAtProcessor("transfer", transferId)).toBe(1);
});

const setReversed = (tenantId: string, amount: number) =>
  app.db.prisma.$executeRaw`
    UPDATE stripe_emulator_object o SET body = jsonb_set(o.body, '{amount_reversed}', to_jsonb(${amount}::int))
      FROM transfer t WHERE t.tenant_id = ${tenantId} AND o.kind = 'transfer' AND o.id = t.processor_transfer_id`;

test("a refusal that arrives late does not take a transfer back twice", async () => {
  const orderId = await released();
  const { tenantId } = shop;
  await setReversed(tenantId, 1700);
  const as = await seedAdmin(app);
  await api("POST", "/api/admin/escrow/refunds", { as, body: { orderId, amount: 5, reason: "Cold" } });
  await app.jobs.drain(app);
  const { id: refundId } = await app.db.prisma.refund.findFirstOrThrow({ where: { tenantId, orderId } });
  await refuseLate("reverseTransfer", {
    run: (line) => reverseTransfer(line, { tenantId, refundId }),
    allow: () => setReversed(tenantId, 0),
  });
  expect(await countAtProcessor("transfer_reversal", refundId)).toBe(1);
  expect(await balances(app, shop)).toEqual({});
});

test("a transfer whose answer was lost is not sent again, though its account is now another", async () => {
  await seedPaidOrder(api, shop);
  const { tenantId } = shop;
  const controls = resetEmulator(app);
  controls.faults = [{ operation: "transfers.create", kind: "timeout", when: "after", times: 2 }];
  const orderId = await released();
  const lost = await app.db.prisma.transfer.findFirstOrThrow({ where: { tenantId, orderId } });
  expect([lost.status, controls.faults[0]?.times]).toEqual(["pending", 0]);
  await seedPayoutAccount(app, shop, { stripeAccountId: "acct_other" });
  await sendTransfer(app, { tenantId, transferId: lost.id });
  const found = await app.db.prisma.transfer.findFirstOrThrow({ where: { tenantId, orderId } });
  expect(found).toMatchObject({ status: "succeeded", refusals: 0 });
  expect(await countAtProcessor("transfer", lost.id)).toBe(1);
});
