import { expect, test } from "vitest";
import {
  billShareSubject,
  depositSubject,
  orderSubject,
  purchaseSubject,
} from "@/lib/payments/subject/subject";
import { createStripeGateway } from "./stripe-gateway";

/** A gateway whose requests all end in a refusal, and the bodies that it sent. */
function listen() {
  const sent: URLSearchParams[] = [];
  const gateway = createStripeGateway({
    secretKey: "sk_test_1",
    webhookSecrets: [],
    async fetch(_url, init) {
      sent.push(new URLSearchParams(String(init?.body)));
      return Response.json({ error: { type: "invalid_request_error", message: "No" } }, { status: 400 });
    },
  });
  return { gateway, sent };
}

function namesOf(form: URLSearchParams | undefined) {
  const names = [...(form ?? [])].filter(([name]) => name.startsWith("metadata["));
  return Object.fromEntries(names.map(([name, value]) => [name.slice("metadata[".length, -1), value]));
}

test.each([
  [orderSubject("ord_1"), { order_id: "ord_1" }],
  [billShareSubject("bpy_1"), { bill_payment_id: "bpy_1" }],
  [purchaseSubject("gcp_1"), { gift_card_purchase_id: "gcp_1" }],
  [depositSubject("rsv_1"), { reservation_id: "rsv_1" }],
])("the processor is told what was paid for by its own name: %j", async (subject, names) => {
  const { gateway, sent } = listen();
  const money = { amountMinor: 1000, currency: "EUR" };
  await gateway.createIntent({
    paymentId: "pay_1",
    subject,
    tenantId: "ten_1",
    methodTypes: ["card"],
    description: "Dinner",
    ...money,
  });
  await gateway.createTransfer({ transferId: "tra_1", subject, accountId: "acct_1", ...money });
  expect(sent.map(namesOf)).toEqual([
    { payment_id: "pay_1", tenant_id: "ten_1", ...names },
    { transfer_id: "tra_1", ...names },
  ]);
  expect(sent.map((form) => form.get("transfer_group"))).toEqual([subject.id, subject.id]);
});

test("a transfer of what was owed since earlier names itself only", async () => {
  const { gateway, sent } = listen();
  const transfer = { transferId: "tra_1", subject: null, accountId: "acct_1" };
  await gateway.createTransfer({ ...transfer, amountMinor: 1000, currency: "EUR" });
  expect(namesOf(sent[0])).toEqual({ transfer_id: "tra_1" });
  expect(sent[0]?.get("transfer_group")).toBe("tra_1");
});
