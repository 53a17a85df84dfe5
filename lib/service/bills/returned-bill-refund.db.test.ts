import { describe, expect } from "vitest";
import { app, billTest as it, room } from "@/lib/testing/fixtures";
import { pay as confirm } from "@/lib/testing/online-payments";

/** A bill of 30.00 that was paid online and refunded wholly. */
async function refundedBill() {
  const { billId } = await room.openBill();
  const { body } = await room.pay(billId, { amount: 30 });
  await confirm(room.api, body.clientSecret);
  const refund = async () => {
    await room.asOwner("POST", `/bills/${billId}/payments/${body.paymentId}/refunds`, { reason: "Cold" });
    await app.jobs.drain(app);
  };
  await refund();
  expect(await room.bill(billId)).toMatchObject({ paid: 0, open: 30 });
  const bankSendsBack = async () => {
    const { processorRefundId } = await app.db.prisma.refund.findFirstOrThrow({
      where: { paymentId: body.paymentId, status: "succeeded" },
    });
    await app.stripeEmulator?.settleRefund(processorRefundId ?? "", "failed");
    await app.jobs.drain(app);
  };
  return { billId, refund, bankSendsBack };
}

describe("a refund that the bank sends back", () => {
  it("counts as far as the bill has room for it", async () => {
    const { billId, bankSendsBack } = await refundedBill();
    await room.pay(billId, { method: "cash", amount: 10 });
    await bankSendsBack();
    expect(await room.bill(billId)).toMatchObject({ paid: 30, open: 0 });
  });

  it("and that is made again takes nothing off what others have paid", async () => {
    const { billId, refund, bankSendsBack } = await refundedBill();
    await room.pay(billId, { method: "cash", amount: 30 });
    await bankSendsBack();
    expect(await room.bill(billId)).toMatchObject({ paid: 30, open: 0 });
    await refund();
    expect(await room.bill(billId)).toMatchObject({ paid: 30, open: 0 });
  });
});
