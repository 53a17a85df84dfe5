import { describe, expect } from "vitest";
import { DEFAULT_RESERVATION_POLICY } from "@/lib/service/reservations/reservation-policy";
import { driveTwin as driveTwinOf } from "@/lib/testing/drive-twin";
import { api, app, receiver, receiverTest } from "@/lib/testing/fixtures";
import { bookingBody, seedRoom } from "@/lib/testing/seed-room";
import { orderBody, type SeededShop } from "@/lib/testing/seed-shop";
import { seedTwin } from "@/lib/testing/seed-twin";

const it = receiverTest;
const driveTwin = (twin: SeededShop) => driveTwinOf({ app, api }, twin);

const MINUTE_MS = 60_000;
const HOUR = 60;
const DAY = 24 * HOUR;

describe("a month of a test twin", () => {
  it("passes in under a minute: everything at its own time, in order, with all its events", async () => {
    const { original, twin } = await seedTwin(app, { escrowDelayHours: 24, unseenMinutes: 5 });
    const at = driveTwin(twin);
    await at.ask("POST", "/webhook-endpoints", { url: receiver.url });
    await seedRoom(app, twin, { A: 4 });
    const paid = await at.place({ paymentMethod: "stripe" });
    expect((await at.pay(paid.clientSecret)).body).toMatchObject({ status: "succeeded" });
    await at.settle();
    await at.bring(paid.id, "accepted", "preparing");
    await at.move({ minutes: 10 });
    await at.bring(paid.id, "ready", "delivered");
    const start = new Date((await at.clock()).now);
    const inMinutes = (minutes: number) => new Date(start.getTime() + minutes * MINUTE_MS).toISOString();

    await at.place({ paymentMethod: "stripe" });
    await at.place();
    const card = await at.ask("POST", "/gift-cards", { amount: 5, expiresAt: inMinutes(20 * DAY) });
    await at.ask("POST", "/menu/schedule", {
      ...{ productId: twin.diavola, at: inMinutes(5 * DAY), changes: { available: false } },
    });
    const guest = bookingBody({ date: inMinutes(10 * DAY).slice(0, 10), timeSlot: "19:00" });
    expect((await api("POST", `/api/public/${twin.slug}/reservation`, { body: guest })).status).toBe(200);
    // What waits at the restaurant itself has nothing to do with it.
    await api("POST", `/api/public/${original.slug}/orders`, { body: orderBody(original) });
    await at.settle();
    receiver.answerWith((response) => void response.writeHead(500).end());

    const began = performance.now();
    const clock = await at.move({ days: 1 });
    receiver.answerWith((response) => void response.writeHead(200).end());
    expect(clock).toMatchObject({ status: "standing", failure: null, now: inMinutes(DAY) });
    await at.move({ days: 29 });
    const tookMs = performance.now() - began;

    const reminder = (Date.parse(`${guest.date}T18:00:00Z`) - Date.parse(inMinutes(DAY))) / MINUTE_MS;
    expect(await at.happened(start)).toEqual([
      "5 unseen-order",
      "10 order-unpaid",
      "30 order-canceled",
      "30 order.canceled",
      "30 order.payment_status_changed",
      "1440 order.released",
      "1440 payout.created",
      "1440 payout.paid",
      "7200 product.availability_changed",
      "7200 menu.changed",
      `${Math.round(reminder * 10) / 10} reservation-reminder`,
    ]);
    expect(await at.ask("GET", `/gift-cards/${card.id}`)).toMatchObject({ balance: 0 });
    expect(tookMs).toBeLessThan(60_000);

    const received = receiver.received.map(({ body }) => JSON.parse(body).sequence as number);
    const sequences = [...new Set(received)].sort((a, b) => a - b);
    expect(sequences).toEqual(sequences.map((_, index) => index + 1));
    expect(received.length).toBeGreaterThan(sequences.length);
    const untouched = await app.db.prisma.email.findMany({ where: { tenantId: original.tenantId } });
    expect(untouched.map(({ template }) => template)).toEqual(["order-received"]);
  }, 180_000);
});

describe("what is due at a twin", () => {
  it("comes at its instant, and no sooner: a deposit, a gift card that nobody paid, a dispute's deadline", async () => {
    const { twin } = await seedTwin(app);
    const { tenantId } = twin;
    const at = driveTwin(twin);
    const { prisma } = app.db;
    await prisma.reservationPolicy.create({
      data: { tenantId, ...DEFAULT_RESERVATION_POLICY, depositPerGuestMinor: 1000 },
    });
    await seedRoom(app, twin, { A: 4 });
    await at.move({});
    const start = new Date((await at.clock()).now);
    const day = new Date(start.getTime() + 3 * DAY * MINUTE_MS).toISOString().slice(0, 10);
    const booked = await api("POST", `/api/public/${twin.slug}/reservation`, {
      body: bookingBody({ date: day }),
    });
    const bought = await api("POST", `/api/public/${twin.slug}/gift-cards/purchase`, {
      body: { amount: 25, purchaserName: "Ada", purchaserEmail: "ada@diner.example" },
    });
    expect([booked.status, bought.status]).toEqual([200, 200]);
    const order = await at.place({ paymentMethod: "stripe" });
    await at.pay(order.clientSecret);
    await at.settle();
    const inside = await app.enterTwin(twin.tenantId);
    await inside.stripeEmulator?.openDispute(order.clientSecret.split("_secret_")[0]);
    await at.settle();

    const hold = () => prisma.reservation.findFirst({ where: { tenantId, heldUntil: { not: null } } });
    const { heldUntil } = (await hold()) ?? {};
    if (!heldUntil) throw new Error("The table is not held.");
    await at.ask("POST", "/test-clock", { to: new Date(heldUntil.getTime() - 1_000).toISOString() });
    await at.settle();
    expect(await hold()).not.toBeNull();
    await at.ask("POST", "/test-clock", { to: heldUntil.toISOString() });
    await at.settle();
    expect(await hold()).toBeNull();

    await at.move({ days: 30 });
    const purchase = await prisma.giftCardPurchase.findFirstOrThrow({ where: { tenantId } });
    const after = ((purchase.canceledAt?.getTime() ?? 0) - purchase.createdAt.getTime()) / MINUTE_MS;
    expect(after).toBeGreaterThanOrEqual(DAY);
    expect(after).toBeLessThan(DAY + 1);
    const dispute = await prisma.dispute.findFirstOrThrow({ where: { tenantId } });
    expect(dispute.remindedAt).toEqual(
      new Date((dispute.evidenceDueAt?.getTime() ?? 0) - 72 * 60 * MINUTE_MS),
    );
  }, 180_000);
});

describe("a twin's clock", () => {
  it("is sent by one of many rivals, and worked off once by many workers", async () => {
    const { twin } = await seedTwin(app, { unseenMinutes: 5 });
    const at = driveTwin(twin);
    await at.move({});
    const start = new Date((await at.clock()).now);
    await at.place();
    const sent = await Promise.all(
      Array.from({ length: 8 }, () =>
        api("POST", `/api/tenant/${twin.slug}/test-clock`, { as: twin.owner, body: { by: { days: 2 } } }),
      ),
    );
    expect(sent.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(409)]);
    expect(sent.filter(({ body }) => body.error === "CLOCK_MOVING")).toHaveLength(7);
    await Promise.all(Array.from({ length: 4 }, () => app.jobs.drain(app)));
    const clock = await at.settle();
    expect(new Date(clock.now).getTime() - start.getTime()).toBe(2 * DAY * MINUTE_MS);
    const alerts = (await at.happened(start)).filter((entry) => entry.endsWith("unseen-order"));
    expect(alerts).toEqual(["5 unseen-order"]);
  });

  it("moves forwards only, and no further than a year at once", async () => {
    const { twin } = await seedTwin(app);
    const at = driveTwin(twin);
    const { now } = await at.move({ hours: 2 });
    const path = `/api/tenant/${twin.slug}/test-clock`;
    const back = new Date(Date.parse(now) - 1).toISOString();
    expect((await api("POST", path, { as: twin.owner, body: { to: back } })).body.error).toBe(
      "CLOCK_IS_LATER",
    );
    const far = await api("POST", path, { as: twin.owner, body: { by: { days: 366, minutes: 1 } } });
    expect(far.status).toBe(400);
    expect((await at.clock()).now).toBe(now);
  });

  it("leaves sign-ins and keys in real time", async () => {
    const { twin } = await seedTwin(app);
    const at = driveTwin(twin);
    await at.move({ days: 40 });
    const made = await at.ask("POST", "/api-keys", { name: "Till", scopes: ["settings:write"] });
    expect(made.key).toMatch(/^bzr_test_/);
    const headers = { authorization: `Bearer ${made.key}` };
    const seen = await api("GET", `/api/tenant/${twin.slug}/test-clock`, { headers });
    expect(seen.body).toMatchObject({ status: "standing" });
  });

  it("is that of the world until it is moved, and a restaurant has no other", async () => {
    const { original, twin } = await seedTwin(app);
    const at = driveTwin(twin);
    app.clock.advance({ minutes: 7 });
    expect(await at.clock()).toMatchObject({ status: "running", now: app.clock.now().toISOString() });
    const path = `/api/tenant/${original.slug}/test-clock`;
    for (const method of ["GET", "POST"])
      expect(
        (await api(method, path, { as: original.owner, ...(method === "POST" ? { body: { by: {} } } : {}) }))
          .body.error,
      ).toBe("NOT_A_TWIN");
  });
});
