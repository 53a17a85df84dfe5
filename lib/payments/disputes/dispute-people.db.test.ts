import { describe, expect } from "vitest";
import { sweepRetention } from "@/lib/oversight/retention/sweep-retention";
import { inTransaction } from "@/lib/platform/db/transaction";
import { eraseFromOrders } from "@/lib/service/orders/privacy/erase-from-orders";
import { seedDispute as seed } from "@/lib/testing/disputes";
import { api, app, processorTest as it } from "@/lib/testing/fixtures";
import { seedCardShop } from "@/lib/testing/online-payments";
import { type SeededShop, seedStaff } from "@/lib/testing/seed-shop";
import { getUnanswered } from "./get-unanswered";
import { remindOfDisputes } from "./remind-of-disputes";

let shop: SeededShop;

it.beforeAll(async () => {
  shop = await seedCardShop(app);
});

const seedDispute = () => seed(app, api, () => shop);

describe("who answers", () => {
  it("is an owner or co-manager of the restaurant; only an owner gives money up", async () => {
    const { path } = await seedDispute();
    const { tenantId } = shop;
    const [manager, staff] = await Promise.all([
      seedStaff(app, { tenantId, role: "co_manager" }),
      seedStaff(app, { tenantId, role: "staff" }),
    ]);
    expect((await api("GET", path)).status).toBe(401);
    for (const as of [staff, (await seedCardShop(app)).owner])
      for (const [method, below] of [
        ["GET", ""],
        ["POST", "/answer"],
        ["POST", "/accept"],
      ] as const)
        expect((await api(method, `${path}${below}`, { as })).status).toBe(403);
    expect((await api("POST", `${path}/answer`, { as: manager })).status).toBe(200);
    expect((await api("POST", `${path}/accept`, { as: manager })).body).toMatchObject({ error: "FORBIDDEN" });
    const sent = await api("POST", `${path}/answer/send`, { as: manager, body: { version: 1 } });
    expect(sent.body).toMatchObject({ answer: { state: "sending" } });
    const acts = await app.db.prisma.auditEntry.findMany({
      where: { subjectId: path.split("/").at(-1) ?? "" },
    });
    expect(acts.map(({ action }) => action).sort()).toEqual(["beginDisputeAnswer", "sendDisputeAnswer"]);
  });

  it("finds nothing at another restaurant", async () => {
    const { path } = await seedDispute();
    const other = await seedCardShop(app);
    const foreign = `/api/tenant/${other.slug}/disputes/${path.split("/").at(-1)}`;
    const body = { version: 1 };
    for (const [method, below, given] of [
      ["GET", "", {}],
      ["POST", "/answer", {}],
      ["POST", "/answer/send", { body }],
      ["POST", "/accept", {}],
      ["DELETE", "/answer/files/receipt", {}],
    ] as const)
      expect((await api(method, `${foreign}${below}`, { as: other.owner, ...given })).body).toMatchObject({
        error: "DISPUTE_NOT_FOUND",
      });
  });
});

describe("erasure", () => {
  it("takes what was answered about a guest once the bank has decided, and not before", async () => {
    const [open, decided] = [await seedDispute(), await seedDispute()];
    for (const { begin } of [open, decided]) await begin();
    await app.stripeEmulator?.endDispute(decided.processorId, "won");
    await app.jobs.drain(app);
    const orders = [open, decided].map(({ orderId: id }) => ({ tenantId: shop.tenantId, id }));
    await inTransaction(app.db, (tx) => eraseFromOrders(tx, orders));
    expect((await open.call("GET")).body.answer).not.toBeNull();
    expect((await decided.call("GET")).body.answer).toBeNull();

    await sweepRetention(app);
    expect((await open.call("GET")).body.answer).not.toBeNull();
    await app.stripeEmulator?.endDispute(open.processorId, "lost");
    await app.jobs.drain(app);
    await sweepRetention(app);
    expect((await open.call("GET")).body.answer).toBeNull();
  });

  it("leaves the decided answers about everybody else", async () => {
    const { begin, processorId, call } = await seedDispute();
    await begin();
    await app.stripeEmulator?.endDispute(processorId, "lost");
    await app.jobs.drain(app);
    await sweepRetention(app);
    expect((await call("GET")).body.answer).not.toBeNull();
  });
});

describe("what waits at a restaurant", () => {
  it("is counted until it is answered, decided or too late, with its first deadline", async () => {
    shop = await seedCardShop(app);
    const waiting = () => getUnanswered(app, { tenantId: shop.tenantId });
    expect(await waiting()).toEqual({ count: 0, firstDueAt: null, disputeId: null });
    const first = await seedDispute();
    expect(await waiting()).toEqual({
      count: 1,
      firstDueAt: first.dispute.evidenceDueAt,
      disputeId: first.dispute.id,
    });
    app.clock.advance({ hours: 1 });
    const second = await seedDispute();
    expect(await waiting()).toMatchObject({
      count: 2,
      firstDueAt: first.dispute.evidenceDueAt,
      disputeId: null,
    });
    await first.begin();
    await first.call("POST", "/answer/send", { version: 1 });
    expect(await waiting()).toMatchObject({ count: 1, disputeId: second.dispute.id });
    app.clock.advance({ hours: 24 * 22 });
    expect(await waiting()).toMatchObject({ count: 0 });
  });
});

describe("the owners' emails", () => {
  const urlOf = (props: unknown) => (props as { url: string }).url;
  const kindsFor = async (disputeId: string) => {
    const emails = await app.db.prisma.email.findMany({ where: { template: "dispute" } });
    return emails
      .filter(({ props }) => urlOf(props).endsWith(`/t/${shop.slug}/money/disputes/${disputeId}`))
      .map(({ props }) => (props as { kind: string }).kind)
      .sort();
  };

  it("tell once that a dispute has opened, and once that its deadline is near, unless it is answered", async () => {
    shop = await seedCardShop(app);
    const waiting = await seedDispute();
    const answered = await seedDispute();
    await answered.begin();
    await answered.call("POST", "/answer/send", { version: 1 });
    await app.jobs.drain(app);
    app.clock.advance({ hours: 24 * 17 });
    await remindOfDisputes(app);
    expect(await kindsFor(waiting.dispute.id)).toEqual(["opened"]);
    app.clock.advance({ hours: 24 * 2 });
    await Promise.all([remindOfDisputes(app), remindOfDisputes(app)]);
    await remindOfDisputes(app);
    expect(await kindsFor(waiting.dispute.id)).toEqual(["opened", "reminder"]);
    expect(await kindsFor(answered.dispute.id)).toEqual(["opened"]);
  });
});
