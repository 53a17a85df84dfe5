import { releaseDueEscrow } from "@/lib/payments/payments/release-escrow";
import { reconcilePayments } from "@/lib/payments/reconciliation/reconcile-payments";
import { api, app, processorTest } from "@/lib/testing/fixtures";
import { pay } from "@/lib/testing/online-payments";
import { seedPrinter } from "@/lib/testing/printers/seed-printers";
import { beginStory, expectSamples, type Story } from "./story";

const it = processorTest.extend("beginsAt", "2026-11-23T17:00:00.000Z");

function byCard({ bruschetta }: Story) {
  const guest = {
    customerName: "Ada Lovelace",
    customerEmail: "ada@example.com",
    customerPhone: "+39 333 123 4567",
  };
  const items = [{ productId: bruschetta, quantity: 2, price: 6.5 }];
  return { type: "pickup", ...guest, paymentMethod: "stripe", items };
}

async function orderByCard(story: Story): Promise<{ orderId: string; clientSecret: string }> {
  const { id, clientSecret } = await story.aside("placeOrder", { body: byCard(story) });
  await pay(api, clientSecret);
  return { orderId: id, clientSecret };
}

it("Luigi's money: receipts, tax, reports, disputes, payouts", async () => {
  const story = await beginStory();
  const { shop, tell, aside } = story;
  const first = await orderByCard(story);
  for (const status of ["accepted", "preparing", "ready", "delivered"])
    await aside("changeOrderStatus", { params: first, body: { status } });
  await app.jobs.drain(app);

  const made = await tell("createTaxClass", {
    body: { name: "Drinks", rates: { pickup: 22, delivery: 22, dineIn: 22 } },
  });
  const drinks = { classId: made.id };
  await tell("getTaxClass", { params: drinks });
  await tell("updateTaxClass", { params: drinks, body: { name: "Wine and beer" } });
  const tax = await tell("getTax");
  await tell("updateTax", { body: { mode: tax.mode } });
  await tell("deleteTaxClass", { params: drinks });
  const { receipts } = await tell("listReceipts");
  const receipt = { receiptId: receipts[0].id };
  await tell("getReceipt", { params: receipt });
  await tell("printReceipt", { params: receipt });
  await seedPrinter(app, shop, { kind: "star_cloudprnt", name: "Bar", ticketKinds: ["guest_slip"] });
  await tell("printReceiptTicket", { params: receipt, body: {} });

  const walkIn = { type: "pickup", customerName: "Ben", channel: "counter", paymentMethod: "external" };
  const taken = await aside("placeStaffOrder", {
    body: { ...walkIn, items: [{ productId: story.bruschetta, quantity: 1 }] },
  });
  await aside("takeOrderPayment", { params: { orderId: taken.order.id }, body: { method: "cash" } });
  const days = { query: { from: "2026-11-23", to: "2026-11-29" } };
  for (const report of ["Overview", "Takings", "Tax", "Product", "Hour", "LostOrder"])
    await tell(report === "Overview" ? "getReportOverview" : `get${report}Report`, days);

  const disputed = await orderByCard(story);
  await tell("disputeEmbeddedPayment", { body: { clientSecret: disputed.clientSecret, outcome: "opened" } });
  await app.jobs.drain(app);
  const { disputes } = await tell("listDisputes");
  const params = { disputeId: disputes[0].id };
  const begun = await tell("beginDisputeAnswer", { params });
  await tell("getDispute", { params });
  const evidence = { ...begun.answer.evidence, refundRefusal: "The order was eaten." };
  await tell("saveDisputeAnswer", { params, body: { version: 1, evidence } });
  const pdf = Buffer.from("%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n");
  await tell("putEvidenceFile", {
    params: { ...params, kind: "delivery" },
    body: pdf,
    headers: { "content-type": "application/pdf" },
  });
  await tell("removeEvidenceFile", { params: { ...params, kind: "delivery" } });
  const { answer } = await aside("getDispute", { params });
  await tell("sendDisputeAnswer", { params, body: { version: answer.version } });
  const another = await orderByCard(story);
  await aside("disputeEmbeddedPayment", { body: { clientSecret: another.clientSecret, outcome: "opened" } });
  await app.jobs.drain(app);
  const open = (await aside("listDisputes")).disputes.find(
    (each: { orderId?: string }) => each.orderId === another.orderId,
  );
  await tell("acceptDispute", { params: { disputeId: open.id } });
  await app.jobs.drain(app);
  const refused = await aside("placeOrder", { body: byCard(story) });
  await pay(api, refused.clientSecret, "declined");
  await tell("listPaymentAttempts", { query: { kind: "order", id: refused.id } });

  await tell("getPayoutAccount");
  await tell("openPayoutAccount");
  app.clock.advance({ days: 3 });
  await story.signInAgain();
  await releaseDueEscrow(app);
  await app.jobs.drain(app);
  app.clock.advance({ days: 1 });
  await reconcilePayments(app);
  await app.jobs.drain(app);
  app.clock.advance({ days: 3 });
  await reconcilePayments(app);
  await app.jobs.drain(app);
  await story.signInAgain();
  await tell("getBalance");
  const held = await orderByCard(story);
  await aside("changeOrderStatus", { params: held, body: { status: "accepted" } });
  await tell("listBalanceTransactions", { query: { limit: "3" } });
  await tell("listHeldPayments");
  const { payouts } = await tell("listPayouts");
  const payout = { payoutId: payouts[0].id };
  await tell("getPayout", { params: payout });
  await tell("listPayoutItems", { params: payout });
  await tell("getStatement", { query: { from: "2026-11-23", to: "2026-11-30" } });
  await tell("printStatement", { query: { from: "2026-11-23", to: "2026-11-30" } });
  await tell("getWalletHosts");
  await expectSamples("money", story);
}, 120_000);
