import { Writable } from "node:stream";
import { expect, it } from "vitest";
import { createLog } from "@/lib/platform/log/log";
import type { Metrics } from "@/lib/platform/metrics/metrics";
import { inSpan } from "@/lib/platform/trace/current-trace";
import { watchedCalls } from "./processor-calls-gateway";

const INTENT = "https://api.stripe.com/v1/payment_intents/pi_3Nxyz1AbC/cancel?expand=latest_charge";

function watched(answer: () => Promise<Response>) {
  const lines: Record<string, unknown>[] = [];
  const counted: unknown[] = [];
  const sink = new Writable({
    write(chunk, _, done) {
      lines.push(JSON.parse(String(chunk)));
      done();
    },
  });
  const metrics = { countProcessorCall: (outcome: string) => counted.push(outcome) } as unknown as Metrics;
  return { lines, counted, call: watchedCalls(answer, { log: createLog("debug", sink), metrics }) };
}

it("names a call without ids, in the trace that it belongs to", async () => {
  const { lines, call } = watched(async () => Response.json({}, { headers: { "request-id": "req_stripe" } }));
  const traceId = await inSpan(null, async (trace) => {
    await call(INTENT, { method: "POST" });
    return trace.traceId;
  });
  expect(lines).toMatchObject([
    {
      level: "debug",
      msg: "processor call",
      call: "POST /v1/payment_intents/{id}/cancel",
      outcome: "answered",
      status: 200,
      processorRequestId: "req_stripe",
      traceId,
    },
  ]);
  expect(JSON.stringify(lines)).not.toContain("pi_3Nxyz1AbC");
});

it.each([
  [200, "answered"],
  [402, "refused"],
  [409, "unanswered"],
  [429, "unanswered"],
  [500, "unanswered"],
])("counts an answer of %s as %s", async (status, outcome) => {
  const { counted, call } = watched(async () => new Response(null, { status }));
  await call(INTENT);
  expect(counted).toEqual([outcome]);
});

it("counts and warns of a call that got no answer, and lets its error through", async () => {
  const { counted, lines, call } = watched(async () => {
    throw new TypeError("fetch failed");
  });
  await expect(call(INTENT)).rejects.toThrow("fetch failed");
  expect(counted).toEqual(["unanswered"]);
  expect(lines).toMatchObject([{ level: "warn", status: null, call: "GET /v1/payment_intents/{id}/cancel" }]);
});
