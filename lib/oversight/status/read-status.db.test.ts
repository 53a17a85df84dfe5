import { describe, expect } from "vitest";
import { TASKS } from "@/lib/app/tasks";
import { NOTIFYING, notificationState, paymentState, readStatus } from "@/lib/oversight/status/read-status";
import { NO_ANSWER } from "@/lib/payments/processor/processor";
import { app, appTest as it } from "@/lib/testing/fixtures";
import { createTestApp } from "@/lib/testing/test-app";
import { asTableOwner } from "@/lib/testing/test-database";

it.beforeEach(async () => {
  await app.db.pool.query("DELETE FROM graphile_worker._private_jobs");
  await app.db.prisma.email.deleteMany();
});

const ago = (minutes: number) => new Date(app.clock.now().getTime() - minutes * 60_000);

const addJob = (task: string, runAt: Date) =>
  app.db.pool.query("SELECT graphile_worker.add_job($1, run_at => $2::timestamptz)", [task, runAt]);

/** A job that has failed so often, the last time at the instant. */
async function addFailed(
  task: string,
  { attempts, at, error }: { attempts: number; at: Date; error: string },
) {
  await addJob(task, new Date(at.getTime() + Math.exp(attempts) * 1_000));
  await app.db.pool.query(
    `UPDATE graphile_worker._private_jobs SET attempts = $1, last_error = $2
      WHERE id = (SELECT max(id) FROM graphile_worker._private_jobs)`,
    [attempts, error],
  );
}

const addEmail = (createdAt: Date, changes: { status: "queued" | "sent"; tries: number }) => {
  const id = `eml_${crypto.randomUUID()}`;
  const email = { id, to: "ada@example.com", template: "order-received", locale: "en", props: {} };
  return app.db.prisma.email.create({ data: { ...email, uniqueKey: id, createdAt, ...changes } });
};

it("says how fast the database answers, and that nothing is late", async () => {
  const status = await readStatus(app);
  expect(status).toMatchObject({
    ordering: { state: "working", readiness: "ready", milliseconds: expect.any(Number) },
    notifications: { state: "working", minutesLate: 0 },
    payments: { state: "working", unanswered: 0, unansweredAt: null },
  });
});

describe("notifications", () => {
  it("are as late as the oldest job that nobody has begun, whether or not it was tried before", async () => {
    await addJob("send-order-push", ago(12.5));
    expect((await readStatus(app)).notifications).toEqual({ state: "delayed", minutesLate: 12 });
    await app.db.pool.query("UPDATE graphile_worker._private_jobs SET attempts = 2");
    expect((await readStatus(app)).notifications).toEqual({ state: "delayed", minutesLate: 12 });
  });

  it("are not late because of a job that sends nothing", async () => {
    await addJob("release-escrow", ago(90));
    expect((await readStatus(app)).notifications.state).toBe("working");
  });

  it("do not work while the provider takes no email, although each is tried again later", async () => {
    await addEmail(ago(80), { status: "sent", tries: 0 });
    await addEmail(ago(70), { status: "queued", tries: 9 });
    await addFailed("send-email", { attempts: 9, at: ago(20), error: "Resend refused an email" });
    expect((await readStatus(app)).notifications).toEqual({ state: "down", minutesLate: 70 });
  });

  it("work when only one address cannot be reached", async () => {
    await addEmail(ago(70), { status: "queued", tries: 9 });
    await addEmail(ago(10), { status: "sent", tries: 0 });
    expect((await readStatus(app)).notifications.state).toBe("working");
  });

  it("are not set up where there is no mail service, which a demo does without", async () => {
    const silent = await createTestApp({ BAZAR_DEMO: "0", PUBLIC_URL: "https://bazar.example" });
    expect((await readStatus(silent)).notifications.state).toBe("off");
    expect(
      (await readStatus({ ...silent, mailer: { ...silent.mailer, isLocal: false } })).notifications.state,
    ).toBe("working");
    await silent.stop();
  });

  it("are the jobs of the queue for mail", () => {
    const inMail = Object.entries(TASKS).filter(([, { queue }]) => queue === "mail");
    expect(inMail.map(([task]) => task).sort()).toEqual([...NOTIFYING].sort());
  });

  it("count as not working after an hour", () => {
    expect([4, 5, 59, 60].map(notificationState)).toEqual(["working", "delayed", "delayed", "down"]);
  });
});

describe("online payments", () => {
  it("report calls that the processor has not answered since its last event", async () => {
    await addFailed("send-refund", { attempts: 1, at: ago(10), error: NO_ANSWER });
    await addFailed("send-transfer", { attempts: 3, at: ago(4), error: NO_ANSWER });
    const { payments } = await readStatus(app);
    expect(payments).toMatchObject({ state: "down", unanswered: 4 });
    expect(Math.abs((payments?.unansweredAt?.getTime() ?? 0) - ago(4).getTime())).toBeLessThan(1_000);
    const event = { id: "evt_silence", type: "payment_intent.succeeded", receivedAt: ago(7) };
    await app.db.prisma.processorEvent.create({ data: event });
    expect((await readStatus(app)).payments).toMatchObject({ unanswered: 3 });
    await app.db.prisma.processorEvent.update({ where: { id: event.id }, data: { receivedAt: ago(1) } });
    expect((await readStatus(app)).payments).toMatchObject({ state: "working", unanswered: 0 });
    await app.db.prisma.processorEvent.delete({ where: { id: event.id } });
  });

  it("leave out what is long ago, and jobs that failed for another reason", async () => {
    await addFailed("send-refund", { attempts: 3, at: ago(31), error: NO_ANSWER });
    await addFailed("send-transfer", { attempts: 3, at: ago(1), error: "insufficient funds" });
    expect((await readStatus(app)).payments?.state).toBe("working");
  });

  it("are not mentioned where no processor is configured", async () => {
    const cashOnly = await createTestApp({ BAZAR_DEMO: "0", PUBLIC_URL: "https://bazar.example" });
    expect((await readStatus(cashOnly)).payments).toBeNull();
    await cashOnly.stop();
  });

  it("count as not working after three calls", () => {
    expect([0, 1, 2, 3].map(paymentState)).toEqual(["working", "delayed", "delayed", "down"]);
  });
});

it("says that nothing is served while a migration is missing, as /readyz does", async () => {
  const newest = "(SELECT max(migration_name) FROM _prisma_migrations)";
  const mark = (at: string) =>
    asTableOwner(`UPDATE _prisma_migrations SET rolled_back_at = ${at} WHERE migration_name = ${newest}`);
  await mark("now()");
  const status = await readStatus(app);
  await mark("NULL");
  expect(status.ordering).toMatchObject({ state: "down", readiness: "migrations_missing" });
  expect(status.notifications.state).toBe("unknown");
});

it("says that nothing works when the database is away", async () => {
  const away = await createTestApp();
  await away.stop();
  const status = await readStatus(away);
  expect(status.ordering).toMatchObject({ state: "down", readiness: "no_answer" });
  expect(status.notifications.state).toBe("unknown");
  expect(status.payments?.state).toBe("unknown");
});
