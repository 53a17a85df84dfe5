import { expect } from "vitest";
import { NO_FAULTS } from "@/lib/platform/env/fault-rates";
import { api, app, processorTest as it } from "@/lib/testing/fixtures";
import { pay, placeByCard, resetEmulator, seedCardShop, seedPaidOrder } from "@/lib/testing/online-payments";
import { talkToProcessor } from "@/lib/testing/processor-talk";
import type { SeededShop } from "@/lib/testing/seed-shop";

let shop: SeededShop;

it.beforeAll(async () => {
  shop = await seedCardShop(app);
});

const { atProcessor } = talkToProcessor(() => ({ app, api }));
const ask = async (clientSecret: string, outcome: string) =>
  (await api("POST", "/api/dev/stripe/disputes", { body: { clientSecret, outcome } })).body;

it("takes a payment back once, and ends once", async () => {
  const { clientSecret } = (await placeByCard(api, shop)).body;
  expect(await ask(clientSecret, "opened")).toMatchObject({ error: "PAYMENT_NOT_OPEN" });
  await pay(api, clientSecret);
  expect(await ask(clientSecret, "won")).toMatchObject({ error: "PAYMENT_NOT_OPEN" });
  const opened = await ask(clientSecret, "opened");
  expect(opened).toMatchObject({ status: "needs_response", amount: 1700 });
  expect(await ask(clientSecret, "opened")).toEqual(opened);
  expect(await ask(clientSecret, "lost")).toEqual({ ...opened, status: "lost" });
  expect(await ask(clientSecret, "won")).toEqual({ ...opened, status: "lost" });
  expect(await ask("pi_unknown_secret_1", "opened")).toMatchObject({ error: "NOT_FOUND" });
});

it("keeps a payment that is charged back from being refunded as well, until the dispute is won", async () => {
  const { intentId } = await seedPaidOrder(api, shop);
  const disputeId = (await app.stripeEmulator?.openDispute(intentId)) ?? "";
  const refund = () => atProcessor("refunds", { payment_intent: intentId, amount: "100" });
  expect((await refund()).error).toMatchObject({ code: "charge_disputed" });
  await app.stripeEmulator?.endDispute(disputeId, "won");
  expect(await refund()).toMatchObject({ object: "refund", amount: 100 });
});

it("lets banks refuse refunds at the rate that it is given", async () => {
  const { intentId } = await seedPaidOrder(api, shop);
  const controls = resetEmulator(app);
  controls.rates = { ...NO_FAULTS, failedRefunds: 1 };
  const { id } = await atProcessor("refunds", { payment_intent: intentId, amount: "100" });
  await app.jobs.drain(app);
  expect(await atProcessor(`refunds/${id}`, {}, "GET")).toMatchObject({ status: "failed" });
});
