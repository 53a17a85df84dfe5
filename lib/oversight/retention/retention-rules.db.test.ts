import { describe, expect } from "vitest";
import { newId } from "@/lib/core/ids/ids";
import { app, oneShopTest as it, orders, shop, oneShopTest as test } from "@/lib/testing/fixtures";
import { holdLock } from "@/lib/testing/hold-lock";
import { seedPrinter } from "@/lib/testing/printers/seed-printers";
import { seedLookedUpAddress } from "@/lib/testing/seed-looked-up-address";
import { seedAnswer, seedAttempt, seedUnpaidPurchase } from "@/lib/testing/seed-payment";
import { seedPicture } from "@/lib/testing/seed-picture";
import { seedPushSubscription } from "@/lib/testing/seed-push-subscription";
import { seedBalanceReport, seedReconciliationReport } from "@/lib/testing/seed-reports";
import { seedRoom } from "@/lib/testing/seed-room";
import { seedShop } from "@/lib/testing/seed-shop";
import { KEPT_TABLES } from "./kept-tables";
import { RETENTION_RULES, type RuleName } from "./retention-rule";
import { sweepRetention } from "./sweep-retention";

const DAY_MS = 24 * 3_600_000;
const countRows = async (from: string) => (await app.db.pool.query(`SELECT FROM ${from}`)).rows.length;
const tenant = () => ({ tenantId: shop.tenantId });
const provider = { isLocal: false, deliver: async () => undefined };

it("has a rule or a reason for every table of the database", async () => {
  const { rows } = await app.db.pool.query<{ name: string }>(
    `SELECT table_name AS name FROM information_schema.tables
      WHERE table_schema = 'public' AND table_type = 'BASE TABLE' AND table_name <> '_prisma_migrations'`,
  );
  const ruled = RETENTION_RULES.map(({ table }): string => table).filter((table) => !table.includes("."));
  const kept = Object.keys(KEPT_TABLES);
  expect(rows.map(({ name }) => name).sort()).toEqual([...new Set([...ruled, ...kept])].sort());
  expect(kept.filter((table) => ruled.includes(table))).toEqual([]);
});

/** A row that the rule is about since the instant, and whether it is still there. */
type Seed = (at: Date) => Promise<() => Promise<unknown>>;

async function seedEmail(at: Date, status: "queued" | "sent") {
  const id = newId("eml");
  const content = { subject: "Reset", html: "a link", text: "a link", props: { url: "https://x?token=y" } };
  const letter = { to: "a@b.example", template: "x", locale: "en", uniqueKey: id };
  await app.db.prisma.email.create({ data: { ...content, ...letter, id, status, createdAt: at } });
  return id;
}

async function seedEndpoint(at: Date, deletedAt: Date | null): Promise<string> {
  const id = newId("whe");
  const endpoint = { id, url: "https://x.example", secret: "s", createdAt: at, deletedAt };
  await app.db.prisma.webhookEndpoint.create({ data: { ...tenant(), ...endpoint } });
  return id;
}

async function seedDelivery(at: Date, endpointId: string, status: "pending" | "failed") {
  const id = newId("whd");
  const { prisma } = app.db;
  const last = await prisma.event.aggregate({ where: tenant(), _max: { sequence: true } });
  const sequence = (last._max.sequence ?? 0n) + 1n;
  await prisma.event.create({
    data: { ...tenant(), sequence, id: newId("evt"), type: "x", data: {}, createdAt: at },
  });
  await prisma.webhookDelivery.create({
    data: { ...tenant(), id, endpointId, sequence, status, createdAt: at, nextAttemptAt: at },
  });
  return () => prisma.webhookDelivery.findFirst({ where: { id } });
}

const SEEDS: Record<RuleName, Seed> = {
  async "idempotency-keys"(at) {
    const key = newId("evt");
    const claim = { claimId: "c", claimedUntil: at, fingerprint: "f" };
    await app.db.prisma.idempotencyKey.create({ data: { ...tenant(), ...claim, key, createdAt: at } });
    return () => app.db.prisma.idempotencyKey.findFirst({ where: { key } });
  },
  async "rate-limits"(at) {
    const key = newId("evt");
    await app.db.prisma.rateLimit.create({ data: { key, hits: [], admitted: true, touchedAt: at } });
    return () => app.db.prisma.rateLimit.findUnique({ where: { key } });
  },
  async sessions(at) {
    const session = { id: newId("ses"), kind: "bazar", subjectId: "x", expiresAt: at } as const;
    await app.db.prisma.session.create({ data: session });
    return () => app.db.prisma.session.findUnique({ where: { id: session.id } });
  },
  async "account-tokens"(at) {
    const id = newId("atk");
    const link = { purpose: "prove_email", kind: "bazar", subjectId: "x", tokenHash: id } as const;
    await app.db.prisma.accountToken.create({ data: { ...link, id, createdAt: at, expiresAt: at } });
    return () => app.db.prisma.accountToken.findUnique({ where: { id } });
  },
  async "hand-overs"(at) {
    const id = newId("bzu");
    const account = { id, name: "Ada", email: `${id}@x.example`, passwordHash: "x", gdprConsentAt: at };
    const code = { ...tenant(), codeHash: id, challenge: "x", sessionId: "x", createdAt: at, expiresAt: at };
    await app.db.prisma.bazarUser.create({ data: account });
    await app.db.prisma.sessionHandOver.create({ data: { ...code, bazarUserId: id } });
    return () => app.db.prisma.sessionHandOver.findFirst({ where: { codeHash: id } });
  },
  async drafts(at) {
    const { tenantId } = await seedShop(app, { status: "draft", createdAt: at });
    return () => app.db.prisma.tenant.findUnique({ where: { id: tenantId } });
  },
  async invitations(at) {
    const id = newId("inv");
    const offer = { email: `${id}@x.example`, role: "staff", tokenHash: id, invitedBy: "x" } as const;
    const times = { createdAt: at, expiresAt: new Date(at.getTime() + 7 * DAY_MS), acceptedAt: at };
    await app.db.prisma.staffInvitation.create({ data: { ...tenant(), ...offer, id, ...times } });
    return () => app.db.prisma.staffInvitation.findFirst({ where: { id } });
  },
  async waitlist(at) {
    const party = { id: newId("wtl"), guestCount: 2, customerName: "x", locale: "en", tokenHash: "x" };
    const left = { ...party, status: "left", createdAt: at, closedAt: at } as const;
    await app.db.prisma.waitlistEntry.create({ data: { ...tenant(), ...left } });
    return () => app.db.prisma.waitlistEntry.findFirst({ where: { id: party.id } });
  },
  async "order-slots"(at) {
    await app.db.prisma.orderSlot.create({ data: { ...tenant(), slotAt: at, taken: 1 } });
    return () => app.db.prisma.orderSlot.findFirst({ where: { ...tenant(), slotAt: at } });
  },
  "looked-up-addresses": (at) => seedLookedUpAddress(app, at),
  async "print-jobs"(at) {
    const { id: printerId } = await seedPrinter(app, shop, { kind: "escpos_bridge" });
    const job = { id: newId("prj"), printerId, kind: "test", label: "1", ticket: {}, createdAt: at };
    await app.db.prisma.printJob.create({ data: { ...tenant(), ...job } });
    return () => app.db.prisma.printJob.findFirst({ where: { id: job.id } });
  },
  async "kitchen-tickets"(at) {
    const { id: subjectId } = await orders.placed(shop);
    const key = { ...tenant(), subjectId, round: 0, stationId: "none" };
    await app.db.prisma.kitchenTicket.create({ data: { ...key, orderId: subjectId, createdAt: at } });
    return () => app.db.prisma.kitchenTicket.findFirst({ where: key });
  },
  async "kitchen-calls"(at) {
    const { id: subjectId } = await orders.placed(shop);
    const key = { ...tenant(), subjectId, round: 0 };
    await app.db.prisma.kitchenCall.create({ data: { ...key, orderId: subjectId, createdAt: at } });
    return () => app.db.prisma.kitchenCall.findFirst({ where: key });
  },
  async "kitchen-pairings"(at) {
    const id = newId("kpr");
    const row = { id, codeDigest: id, tokenDigest: id, expiresAt: at };
    await app.db.prisma.kitchenPairing.create({ data: { ...tenant(), ...row } });
    return () => app.db.prisma.kitchenPairing.findFirst({ where: { id } });
  },
  async "guest-rounds"(at) {
    const [tableId = ""] = Object.values(await seedRoom(app, shop, { [newId("tbl")]: 2 }));
    const round = { id: newId("grd"), tableId, lines: [], currency: "EUR", sentAt: at, expiresAt: at };
    const ended = { ...round, status: "expired", settledAt: at } as const;
    await app.db.prisma.guestRound.create({ data: { ...tenant(), ...ended } });
    return () => app.db.prisma.guestRound.findFirst({ where: { id: round.id } });
  },
  "push-subscriptions": (at) => seedPushSubscription(app, shop, at),
  async "email-secrets"(at) {
    const id = await seedEmail(at, "sent");
    return async () => {
      const email = await app.db.prisma.email.findUnique({ where: { id } });
      return email === null || email.html !== null || JSON.stringify(email.props) !== "{}";
    };
  },
  async emails(at) {
    const id = await seedEmail(at, "queued");
    return () => app.db.prisma.email.findUnique({ where: { id } });
  },
  "unpaid-purchases": (at) => seedUnpaidPurchase(app, { ...tenant(), at }),
  deliveries: async (at) => seedDelivery(at, await seedEndpoint(at, null), "failed"),
  "orphaned-deliveries": async (at) => seedDelivery(at, await seedEndpoint(at, at), "pending"),
  async "deleted-endpoints"(at) {
    const id = await seedEndpoint(at, at);
    return () => app.db.prisma.webhookEndpoint.findFirst({ where: { id } });
  },
  "dispute-answers": (at) => seedAnswer(app, { ...tenant(), at }),
  "payment-attempts": (at) => seedAttempt(app, { ...tenant(), at }),
  async "processor-events"(at) {
    const id = newId("evt");
    await app.db.prisma.processorEvent.create({ data: { id, type: "x", receivedAt: at } });
    return () => app.db.prisma.processorEvent.findUnique({ where: { id } });
  },
  "reconciliation-reports": (at) => seedReconciliationReport(app, at),
  "balance-reports": (at) => seedBalanceReport(app, at),
  async "reconciliation-lines"(at) {
    const line = { id: newId("rcn"), key: "capture:pi_1", amountMinor: 1, createdAt: at, seenAt: at };
    const { id } = await app.db.prisma.reconciliationLine.create({ data: line });
    return () => app.db.prisma.reconciliationLine.findUnique({ where: { id } });
  },
  async "books-checks"(at) {
    const { id } = await app.db.prisma.booksCheck.create({ data: { id: newId("bkc"), startedAt: at } });
    return () => app.db.prisma.booksCheck.findUnique({ where: { id } });
  },
  async "dead-jobs"(at) {
    const key = newId("evt");
    await app.jobs.add(app.db.prisma, "sweep-expired", {}, { key });
    await app.db.pool.query(
      "UPDATE graphile_worker._private_jobs SET attempts = max_attempts, updated_at = $2 WHERE key = $1",
      [key, at],
    );
    return async () =>
      (await app.db.pool.query("SELECT FROM graphile_worker._private_jobs WHERE key = $1", [key])).rowCount;
  },
  async pictures(at) {
    const key = await seedPicture(app, shop, at);
    return () => app.media.read(`${key}-640.webp`);
  },
  async "menu-changes"(at) {
    const row = {
      ...tenant(),
      id: newId("mch"),
      subject: "product",
      subjectId: "p",
      cause: "edit",
      at,
    } as const;
    await app.db.prisma.menuChange.create({ data: row });
    const where = { tenantId_id: { tenantId: row.tenantId, id: row.id } };
    return () => app.db.prisma.menuChange.findUnique({ where });
  },
  async "emulator-requests"(at) {
    const key = newId("evt");
    await app.db.prisma.stripeEmulatorRequest.create({ data: { key, parameters: "", createdAt: at } });
    return () => app.db.prisma.stripeEmulatorRequest.findUnique({ where: { key } });
  },
  async "emulator-events"(at) {
    const id = newId("evt");
    await app.db.prisma.stripeEmulatorObject.create({
      data: { id, kind: "event", body: {}, createdAt: at, deliveredAt: at },
    });
    return () => app.db.prisma.stripeEmulatorObject.findUnique({ where: { id } });
  },
};

describe("the sweep", () => {
  test.each(RETENTION_RULES.map((rule) => [rule.name, rule] as const))(
    "removes what is past its time and nothing younger: %s",
    async (name, { days }) => {
      const now = app.clock.now().getTime();
      const old = await SEEDS[name](new Date(now - days * DAY_MS - 1));
      const young = await SEEDS[name](new Date(now - days * DAY_MS + (days === 0 ? 1 : 60_000)));
      await sweepRetention({ ...app, mailer: provider });
      expect(await old()).toBeFalsy();
      expect(await young()).toBeTruthy();
    },
  );

  it("leaves pending deliveries and the local mailbox", async () => {
    const at = new Date(app.clock.now().getTime() - 29 * DAY_MS);
    const pending = await seedDelivery(at, await seedEndpoint(at, null), "pending");
    const id = await seedEmail(at, "sent");
    await sweepRetention(app);
    expect(await pending()).toBeTruthy();
    expect(await app.db.prisma.email.findUnique({ where: { id } })).toMatchObject({ html: "a link" });
  });

  it("does a filled table in batches, leaves what somebody holds, and goes on later when time is up", async () => {
    const old = new Date(app.clock.now().getTime() - 2 * DAY_MS);
    const keys = Array.from({ length: 250 }, (_, index) => `full-${index}`);
    const data = keys.map((key) => ({ key, hits: [], admitted: true, touchedAt: old }));
    await app.db.prisma.rateLimit.createMany({ data });
    const left = () => app.db.prisma.rateLimit.count({ where: { key: { startsWith: "full-" } } });
    const again = () => countRows("graphile_worker.jobs WHERE key = 'sweep-expired-again'");
    await sweepRetention(app, { budgetMs: -1 });
    expect([await left(), await again()]).toEqual([250, 1]);

    const held = await holdLock({ statement: "SELECT FROM rate_limit WHERE key = 'full-7' FOR UPDATE" });
    await sweepRetention(app, { batch: 100 });
    expect(await left()).toBe(1);
    await held.release();
    await sweepRetention(app);
    expect(await left()).toBe(0);
  });

  it("goes on with the other rules when one fails", async () => {
    const at = new Date(app.clock.now().getTime() - 40 * DAY_MS);
    const event = await SEEDS["processor-events"](at);
    const key = await seedPicture(app, shop, at);
    const broken = { ...app.media, remove: () => Promise.reject(new Error("disk")) };
    await sweepRetention({ ...app, media: broken });
    expect(await event()).toBeFalsy();
    expect(await app.media.read(`${key}-640.webp`)).not.toBeNull();
  });
});
