import { describe, expect } from "vitest";
import { reconcilePayments } from "@/lib/payments/reconciliation/reconcile-payments";
import { seedDispute as seed } from "@/lib/testing/disputes";
import { api, app, controls, processorTest as it } from "@/lib/testing/fixtures";
import { seedCardShop } from "@/lib/testing/online-payments";
import { talkToProcessor } from "@/lib/testing/processor-talk";
import { type SeededShop, seedStaff } from "@/lib/testing/seed-shop";

let shop: SeededShop;

it.beforeAll(async () => {
  shop = await seedCardShop(app);
});

/** Time passes, and the owner signs in again. */
async function pass(hours: number) {
  app.clock.advance({ hours });
  const owner = await seedStaff(app, { tenantId: shop.tenantId, role: "owner" });
  shop = { ...shop, owner };
}

const { atProcessor } = talkToProcessor(() => ({ app, api }));

const seedDispute = () => seed(app, api, () => shop);

const atBank = (id: string) => atProcessor(`disputes/${id}`, {}, "GET");

describe("the answer to a dispute", () => {
  it("begins with what is known of the order, and its receipt", async () => {
    const { begin, call, orderId } = await seedDispute();
    const order = await app.db.prisma.order.findFirstOrThrow({ where: { id: orderId } });
    const begun = await begin();
    expect(begun).toMatchObject({
      canAnswer: true,
      dispute: { orderId, answer: "draft", state: "open" },
      answer: { state: "draft", version: 1, files: [{ kind: "receipt", mediaType: "application/pdf" }] },
    });
    const { evidence } = begun.answer;
    expect(evidence.productDescription).toContain(`Order ${order.number}`);
    expect(evidence.productDescription).toContain("2 × Margherita");
    expect(evidence).toMatchObject({ customerName: order.customerName, customerEmail: order.customerEmail });
    expect(evidence.whatHappened).toContain("the guest placed the order");
    // Emails that nobody received are no evidence.
    expect(evidence.whatHappened).not.toContain("by email");
    expect(await begin()).toEqual(begun);
    expect((await call("GET")).body).toEqual(begun);
  });

  it("says which emails the guest was sent", async () => {
    const { begin, orderId } = await seedDispute();
    const sent = { status: "sent", sentAt: app.clock.now() } as const;
    await app.db.prisma.email.updateMany({ where: { uniqueKey: `order-received:${orderId}` }, data: sent });
    const { evidence } = (await begin()).answer;
    expect(evidence.whatHappened).toContain(
      "the guest was told by email to ada@diner.example that the order had arrived",
    );
  });

  it("is edited, sent once, and read-only from then on", async () => {
    const { begin, call, processorId } = await seedDispute();
    const { answer } = await begin();
    const evidence = { ...answer.evidence, refundRefusal: "The order was eaten." };
    const saved = (await call("PATCH", "/answer", { version: 1, evidence })).body;
    expect(saved.answer).toMatchObject({ version: 2, evidence });
    const sent = await call("POST", "/answer/send", { version: 2 });
    expect(sent.body).toMatchObject({ canAnswer: false, answer: { state: "sending" } });
    await app.jobs.drain(app);
    expect((await call("GET")).body).toMatchObject({
      dispute: { answer: "sent", state: "open" },
      answer: { state: "sent", settledAt: expect.any(String) },
    });
    const bank = await atBank(processorId);
    expect(bank).toMatchObject({
      status: "under_review",
      evidence: {
        refund_refusal_explanation: "The order was eaten.",
        receipt: expect.stringMatching(/^file_/),
      },
      evidence_details: { submission_count: 1, past_due: false },
    });
    expect(bank.evidence).not.toHaveProperty("shipping_address");
    for (const [method, below, body] of [
      ["PATCH", "/answer", { version: 3, evidence }],
      ["POST", "/answer/send", { version: 3 }],
      ["POST", "/answer", undefined],
      ["POST", "/accept", undefined],
      ["DELETE", "/answer/files/receipt", undefined],
    ] as const)
      expect((await call(method, below, body)).body, below).toMatchObject({ error: "DISPUTE_ANSWERED" });
    // What the bank has is not kept twice.
    const files = await app.db.prisma.disputeFile.findMany({ where: { answer: { state: "sent" } } });
    expect(files.every(({ content }) => content === null)).toBe(true);
  });

  it("is won and lost as the bank decides", async () => {
    for (const [text, state] of [
      ["winning_evidence", "won"],
      ["losing_evidence", "lost"],
    ] as const) {
      const { begin, call } = await seedDispute();
      const { answer } = await begin();
      const evidence = { ...answer.evidence, whatHappened: text };
      await call("PATCH", "/answer", { version: 1, evidence });
      await call("POST", "/answer/send", { version: 2 });
      await app.jobs.drain(app);
      expect((await call("GET")).body).toMatchObject({
        canAnswer: false,
        dispute: { state, answer: "sent" },
      });
    }
  });

  it("is sent once by members who send at the same moment", async () => {
    const { begin, call, processorId } = await seedDispute();
    await begin();
    const sends = await Promise.all(
      Array.from({ length: 4 }, () => call("POST", "/answer/send", { version: 1 })),
    );
    expect(sends.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    await app.jobs.drain(app);
    expect(await atBank(processorId)).toMatchObject({ evidence_details: { submission_count: 1 } });
  });

  it("does not overwrite what somebody else has written meanwhile", async () => {
    const { begin, call } = await seedDispute();
    const { evidence } = (await begin()).answer;
    const save = () => call("PATCH", "/answer", { version: 1, evidence });
    const saves = await Promise.all([save(), save(), save()]);
    expect(saves.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect((await call("POST", "/answer/send", { version: 1 })).body).toMatchObject({
      error: "DISPUTE_ANSWER_CHANGED",
    });
  });

  it("arrives once though answers of the processor are lost, and also after a day", async () => {
    const { begin, call, processorId } = await seedDispute();
    await begin();
    await call("POST", "/answer/send", { version: 1 });
    controls.faults.push({ operation: "disputes.update", kind: "timeout", when: "after", times: 2 });
    await app.jobs.drain(app).catch(() => undefined);
    await pass(25);
    await Promise.all([reconcilePayments(app), reconcilePayments(app)]);
    expect((await call("GET")).body).toMatchObject({ answer: { state: "sent" } });
    expect(await atBank(processorId)).toMatchObject({ evidence_details: { submission_count: 1 } });
  });

  it("comes back as a draft with the processor's words where it is refused", async () => {
    const { begin, call, processorId } = await seedDispute();
    await begin();
    controls.holdEvents = true;
    await atProcessor(`disputes/${processorId}/close`, {});
    await call("POST", "/answer/send", { version: 1 });
    await app.jobs.drain(app);
    expect((await call("GET")).body).toMatchObject({
      answer: { state: "draft", refusal: "This dispute is already closed." },
    });
  });

  it("is heard until the deadline, and not after it", async () => {
    const { begin, call } = await seedDispute();
    const { evidence } = (await begin()).answer;
    await pass(24 * 22);
    for (const attempt of [
      call("PATCH", "/answer", { version: 1, evidence }),
      call("POST", "/answer/send", { version: 1 }),
      call("DELETE", "/answer/files/receipt"),
    ])
      expect((await attempt).body).toMatchObject({ error: "DISPUTE_OVER" });
    expect((await call("GET")).body.canAnswer).toBe(false);
    const other = await seedDispute();
    await pass(24 * 22);
    expect((await other.call("POST", "/answer")).body).toMatchObject({ error: "DISPUTE_OVER" });
  });
});

describe("a dispute that is accepted", () => {
  it("is lost, once, with or without a draft", async () => {
    for (const isBegun of [false, true]) {
      const { begin, call, processorId } = await seedDispute();
      if (isBegun) await begin();
      const accepts = await Promise.all([call("POST", "/accept"), call("POST", "/accept")]);
      expect(accepts.map(({ status }) => status).sort()).toEqual([200, 409]);
      await app.jobs.drain(app);
      expect((await call("GET")).body).toMatchObject({ dispute: { state: "lost", answer: "accepted" } });
      expect(await atBank(processorId)).toMatchObject({ status: "lost" });
    }
  });

  it("is never answered as well", async () => {
    const { begin, call, processorId } = await seedDispute();
    await begin();
    const [sent, accepted] = await Promise.all([
      call("POST", "/answer/send", { version: 1 }),
      call("POST", "/accept"),
    ]);
    expect([sent.status, accepted.status].sort()).toEqual([200, 409]);
    await app.jobs.drain(app);
    const { status, evidence_details } = await atBank(processorId);
    expect(evidence_details.submission_count).toBe(sent.status === 200 ? 1 : 0);
    expect(status).toBe(sent.status === 200 ? "under_review" : "lost");
  });
});

describe("files of an answer", () => {
  const PNG = Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    Buffer.alloc(500),
  ]);

  it("are attached, replaced and taken off, and reach the bank", async () => {
    const { begin, path, call, processorId } = await seedDispute();
    await begin();
    const put = (kind: string, body: Uint8Array, type: string) =>
      api("PUT", `${path}/answer/files/${kind}`, {
        as: shop.owner,
        body,
        headers: { "content-type": type },
      });
    expect((await put("delivery", PNG, "image/png")).body.answer.files).toHaveLength(2);
    expect(
      (await put("delivery", Buffer.from("%PDF-1.7 signed"), "application/pdf")).body.answer.files,
    ).toEqual(expect.arrayContaining([{ kind: "delivery", mediaType: "application/pdf", bytes: 15 }]));
    expect((await put("other", Buffer.from("<html>"), "image/png")).body).toMatchObject({
      error: "INVALID_EVIDENCE",
    });
    const large = Buffer.concat([PNG, Buffer.alloc(4_499_000)]);
    expect((await put("other", large, "image/png")).body).toMatchObject({ error: "INVALID_EVIDENCE" });
    expect((await put("other", PNG, "image/gif")).status).toBe(415);
    expect((await call("DELETE", "/answer/files/receipt")).status).toBe(204);
    const { answer } = (await call("GET")).body;
    expect(answer.files).toEqual([{ kind: "delivery", mediaType: "application/pdf", bytes: 15 }]);
    await call("POST", "/answer/send", { version: answer.version });
    await app.jobs.drain(app);
    const { evidence } = await atBank(processorId);
    expect(evidence.shipping_documentation).toMatch(/^file_/);
    expect(evidence).not.toHaveProperty("receipt");
    const file = await app.db.prisma.stripeEmulatorObject.findUniqueOrThrow({
      where: { id: evidence.shipping_documentation },
    });
    expect(file.body).toMatchObject({ filename: "delivery.pdf", size: 15, type: "pdf" });
  });
});
