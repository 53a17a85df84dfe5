import { expect } from "vitest";
import { api, app, appTest as it } from "@/lib/testing/fixtures";
import { resetEmulator, seedCardShop, seedPaidOrder } from "@/lib/testing/online-payments";
import { talkToProcessor } from "@/lib/testing/processor-talk";
import type { SeededShop } from "@/lib/testing/seed-shop";

let shop: SeededShop;

it.beforeAll(async () => {
  shop = await seedCardShop(app);
});
it.beforeEach(() => {
  resetEmulator(app).holdEvents = true;
});

const { atProcessor } = talkToProcessor(() => ({ app, api }));
const open = async () => {
  const { intentId } = await seedPaidOrder(api, shop);
  return `disputes/${await app.stripeEmulator?.openDispute(intentId)}`;
};
const upload = async (file: File, purpose = "dispute_evidence") => {
  const body = new FormData();
  body.set("purpose", purpose);
  body.set("file", file);
  const answer = await app.stripeEmulator?.fetch("https://files.stripe.com/v1/files", {
    method: "POST",
    body,
  });
  return answer?.json();
};
const pdf = (bytes: number) => new File([new Uint8Array(bytes)], "a.pdf", { type: "application/pdf" });

it("stages evidence until it is submitted, and takes one submission", async () => {
  const dispute = await open();
  const staged = await atProcessor(dispute, { "evidence[customer_name]": "Ada", submit: "false" });
  expect(staged).toMatchObject({
    status: "needs_response",
    evidence: { customer_name: "Ada" },
    evidence_details: { has_evidence: true, submission_count: 0 },
  });
  const sent = await atProcessor(dispute, { "evidence[service_date]": "24 November 2026" });
  expect(sent).toMatchObject({
    status: "under_review",
    evidence: { customer_name: "Ada", service_date: "24 November 2026" },
    evidence_details: { submission_count: 1, past_due: false },
  });
  expect((await atProcessor(dispute, { "evidence[customer_name]": "Bo" })).error.message).toMatch(
    /already been/,
  );
});

it("refuses unknown fields, long texts, files that it does not have, and too much of both", async () => {
  const dispute = await open();
  const refusal = async (form: Record<string, string>) => (await atProcessor(dispute, form)).error;
  expect(await refusal({ "evidence[mood]": "good" })).toMatchObject({
    code: "parameter_unknown",
    message: "Received unknown parameter: evidence[mood]",
  });
  expect(await refusal({ "evidence[customer_name]": "a".repeat(20_001) })).toMatchObject({
    param: "evidence[customer_name]",
  });
  expect(await refusal({ "evidence[receipt]": "file_unknown" })).toMatchObject({ code: "resource_missing" });
  const long = "a".repeat(20_000);
  const texts = [
    "product_description",
    "customer_name",
    "customer_email_address",
    "shipping_address",
    "shipping_date",
    "service_date",
    "refund_refusal_explanation",
    "uncategorized_text",
  ];
  const all = Object.fromEntries(texts.map((name) => [`evidence[${name}]`, long]));
  expect((await refusal(all)).message).toMatch(/150,000/);
  const [one, other] = [await upload(pdf(2_500_000)), await upload(pdf(2_500_000))];
  expect(
    (await refusal({ "evidence[receipt]": one.id, "evidence[uncategorized_file]": other.id })).message,
  ).toMatch(/4.5 MB/);
  expect(await atProcessor(dispute, {}, "GET")).toMatchObject({ evidence_details: { submission_count: 0 } });
});

it("takes PDF, JPEG and PNG files of up to 5 MB as evidence", async () => {
  expect(await upload(pdf(10))).toMatchObject({ object: "file", size: 10, type: "pdf", filename: "a.pdf" });
  expect((await upload(pdf(5_000_001))).error.param).toBe("file");
  expect((await upload(new File(["x"], "a.gif", { type: "image/gif" }))).error.param).toBe("file");
  expect((await upload(pdf(10), "business_logo")).error.param).toBe("purpose");
});

it("marks what is submitted after the deadline, and takes nothing for a dispute that is closed", async () => {
  const [late, lost] = [await open(), await open()];
  expect(await atProcessor(`${lost}/close`, {})).toMatchObject({ status: "lost" });
  expect((await atProcessor(`${lost}/close`, {})).error.message).toBe("This dispute is already closed.");
  expect((await atProcessor(lost, { "evidence[customer_name]": "Ada" })).error.message).toMatch(/closed/);
  app.clock.advance({ hours: 24 * 22 });
  expect(await atProcessor(late, { "evidence[customer_name]": "Ada" })).toMatchObject({
    evidence_details: { past_due: true, submission_count: 1 },
  });
});
