import { Writable } from "node:stream";
import { expect } from "vitest";
import { inTransaction } from "@/lib/platform/db/transaction";
import { runJob } from "@/lib/platform/jobs/run-job";
import { createLog } from "@/lib/platform/log/log";
import { deliverWebhooks } from "@/lib/restaurant/webhooks/deliver-webhooks";
import { createApi } from "@/lib/testing/call";
import { api, app, webhookTest as it, receiver, shop } from "@/lib/testing/fixtures";
import { orderBody } from "@/lib/testing/seed-shop";
import { currentTrace, inSpan } from "./current-trace";
import { readTraceparent } from "./trace-context";

const TRACE = "4bf92f3577b34da6a3ce929d0e0e4736";
const SPAN = "00f067aa0ba902b7";
const traceparent = `00-${TRACE}-${SPAN}-01`;

it.beforeEach(async () => {
  await app.db.pool.query("DELETE FROM graphile_worker._private_jobs");
});

/** An app that logs everything into a list. */
function recording() {
  const lines: Record<string, unknown>[] = [];
  const sink = new Writable({
    write(chunk, _, done) {
      lines.push(JSON.parse(String(chunk)));
      done();
    },
  });
  return { lines, recorded: { ...app, log: createLog("trace", sink) } };
}

const orders = () => `/api/public/${shop.slug}/orders`;

async function payloads(task: string): Promise<Record<string, string>[]> {
  const { rows } = await app.db.pool.query(
    `SELECT j.payload FROM graphile_worker._private_jobs j
       JOIN graphile_worker._private_tasks t ON t.id = j.task_id WHERE t.identifier = $1`,
    [task],
  );
  return rows.map(({ payload }) => payload);
}

it("is in every line of the log of a request, under a span of its own", async () => {
  const { lines, recorded } = recording();
  await createApi(recorded)("POST", orders(), { body: orderBody(shop), headers: { traceparent } });
  expect(lines.length).toBeGreaterThan(0);
  const spans = new Set(lines.map(({ traceId, spanId }) => `${traceId}-${spanId}`));
  expect([...spans]).toEqual([expect.stringMatching(new RegExp(`^${TRACE}-[0-9a-f]{16}$`))]);
  expect([...spans][0]).not.toContain(SPAN);
});

it("begins with a request that names none, or one that is not valid", async () => {
  const { lines, recorded } = recording();
  const call = createApi(recorded);
  await call("GET", "/api/public/no-such-restaurant/menu");
  await call("GET", "/api/public/no-such-restaurant/menu", {
    headers: { traceparent: `00-${TRACE}-xyz-01` },
  });
  const traces = lines.map(({ traceId }) => traceId);
  expect(new Set([...traces, TRACE]).size).toBe(3);
});

it("goes with an order into its email's job and its event, and from there into the webhook", async () => {
  await api("POST", `/api/tenant/${shop.slug}/webhook-endpoints`, {
    as: shop.owner,
    body: { url: receiver.url },
  });
  await api("POST", orders(), { body: orderBody(shop), headers: { traceparent } });
  await api("POST", orders(), { body: orderBody(shop) });
  const emailed = await payloads("send-email");
  expect(emailed.map(({ _trace }) => readTraceparent(_trace)?.traceId === TRACE).sort()).toEqual([
    false,
    true,
  ]);
  // One run sends both, each in the trace of its own order.
  await deliverWebhooks(app);
  const sent = receiver.received.map(({ headers }) => readTraceparent(String(headers.traceparent)));
  expect(sent).toHaveLength(2);
  expect(sent.filter((trace) => trace?.traceId === TRACE)).toHaveLength(1);
  expect(new Set(sent.map((trace) => trace?.spanId)).size).toBe(2);
});

it("goes with every job that a request adds, and only the job's own payload reaches its task", async () => {
  await inSpan(traceparent, () =>
    inTransaction(app.db, (tx) => app.jobs.add(tx, "send-email", { emailId: "eml_1" })),
  );
  const [payload] = await payloads("send-email");
  const { lines, recorded } = recording();
  let given: unknown;
  await runJob(recorded, {
    task: "send-email",
    jobId: "7",
    attempt: 1,
    payload,
    signal: new AbortController().signal,
    work: async ({ log }, own) => {
      given = own;
      log.info("working");
      expect(currentTrace()?.traceId).toBe(TRACE);
    },
  });
  expect(given).toEqual({ emailId: "eml_1" });
  expect(lines).toMatchObject([
    { msg: "working", traceId: TRACE },
    { msg: "job", traceId: TRACE, task: "send-email", jobId: "7", outcome: "done" },
  ]);
  expect(currentTrace()).toBeNull();
});

it("is one of its own for a job that nobody's request has added", async () => {
  await app.jobs.add(app.db.prisma, "sweep-expired", {});
  expect(await payloads("sweep-expired")).toEqual([{}]);
});
