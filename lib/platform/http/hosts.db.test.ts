import { Writable } from "node:stream";
import { describe, expect } from "vitest";
import { createLog } from "@/lib/platform/log/log";
import { hostKind, hostOrigin } from "@/lib/testing/api-host";
import { apiRoutes, createApi } from "@/lib/testing/call";
import { app, oneShopTest as it, shop } from "@/lib/testing/fixtures";
import type { TestApp } from "@/lib/testing/test-app";
import { createDispatcher } from "./dispatch";
import { endpointsOf } from "./openapi";

/** What a connection brings with it, and what differs from one request to the next. */
const OF_THE_CONNECTION = [
  "connection",
  "content-encoding",
  "content-length",
  "date",
  "keep-alive",
  "transfer-encoding",
  // Each host names what its own compression and its pages depend on.
  "vary",
  "x-request-id",
  // A host's own word: handlers do not know which release they are in.
  "x-bazar-version",
];

/** A compressed answer has a tag of its own. */
const UNCOMPRESSED = { "accept-encoding": "identity" };

type Line = { requestId?: string; operation?: string };

const endpoints = endpointsOf(apiRoutes).map(
  ({ method, path, definition }) => [definition.operationId, method, path] as const,
);

let logged: TestApp;
const lines: Line[] = [];

it.beforeAll(() => {
  const sink = new Writable({
    write(chunk, _, done) {
      lines.push(JSON.parse(String(chunk)));
      done();
    },
  });
  logged = { ...app, log: createLog("debug", sink) };
});

function addressOf(path: string): string {
  return path.replace("[tenantId]", shop.slug).replaceAll(/\[\w+\]/g, "unknown-id");
}

function headersOf(headers: Headers): Record<string, string> {
  const kept = [...headers].filter(([name]) => !OF_THE_CONNECTION.includes(name));
  // A new screen gets a new token each time.
  return Object.fromEntries(
    kept.map(([name, value]) => [name, value.replace(/^kitchen_screen=[^;]+/, "kitchen_screen=")]),
  );
}

/** What the handlers themselves answer, without any host. */
async function answerWithoutHost(method: string, path: string) {
  const peer = path.startsWith("/api/dev/") ? "127.0.0.1" : "203.0.113.77";
  const request = new Request(`http://localhost:3000${path}`, { method });
  const response = await createDispatcher(apiRoutes).dispatch(request, { peer, app: logged });
  const isStream = response.headers.get("content-type")?.startsWith("text/event-stream");
  if (isStream) await response.body?.cancel();
  const body = isStream ? null : await response.json().catch(() => null);
  return { status: response.status, error: body?.error, headers: headersOf(response.headers) };
}

// Without a host there is nothing that could differ.
describe.skipIf(hostKind === "direct")(`the host "${hostKind}"`, () => {
  it.each(endpoints)("hands %s to its own handler and its answer on", async (operationId, method, path) => {
    const address = addressOf(path);
    const answer = await createApi(logged)(method, address, { headers: UNCOMPRESSED });
    const requestId = answer.headers.get("x-request-id");
    expect(lines.find((line) => line.requestId === requestId)?.operation).toBe(operationId);
    expect({
      status: answer.status,
      error: answer.body?.error,
      headers: headersOf(answer.headers),
    }).toEqual(await answerWithoutHost(method, address));
  });

  it.each([
    ["an unknown path", "GET", "/api/nothing/here", 404],
    ["a method that is not taken", "DELETE", "/api/auth/login", 405],
  ])("refuses %s as the handlers do", async (_, method, path, status) => {
    const answer = await createApi(logged)(method, path, { headers: UNCOMPRESSED });
    expect(answer.status).toBe(status);
    expect({
      status: answer.status,
      error: answer.body?.error,
      headers: headersOf(answer.headers),
    }).toEqual(await answerWithoutHost(method, path));
  });
});

/** What a load balancer asks, on every host of a tenant too. */
describe.runIf(hostKind === "next")("where Next answers everything", () => {
  it.each([
    [
      "/healthz",
      { status: "alive", version: expect.any(String), uptimeSeconds: expect.any(Number), faults: 0 },
    ],
    ["/readyz", { status: "ready" }],
  ])("%s says how the process is", async (path, body) => {
    const origin = await hostOrigin("next", logged, createDispatcher(apiRoutes));
    const answer = await fetch(`${origin}${path}`);
    expect([answer.status, answer.headers.get("cache-control")]).toEqual([200, "no-store"]);
    expect(await answer.json()).toMatchObject(body);
    expect((await fetch(`${origin}${path}`, { method: "HEAD" })).status).toBe(200);
    expect((await fetch(`${origin}${path}`, { method: "POST" })).status).toBe(405);
  });
});
