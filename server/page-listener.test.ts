import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { trustedProxies } from "@/lib/core/network/client-address";
import { currentSocketPeer } from "@/lib/platform/http/socket-peer";
import type { Metrics } from "@/lib/platform/metrics/metrics";
import { currentTrace } from "@/lib/platform/trace/current-trace";
import { createPageListener } from "./page-listener";

const counted: unknown[][] = [];

/** Stands in for Next, which answers later and from elsewhere. */
const listener = createPageListener(
  async ({ headers }: IncomingMessage, response) => {
    await new Promise((resolve) => setImmediate(resolve));
    response.end(JSON.stringify({ ...currentSocketPeer(), headers, traceId: currentTrace()?.traceId }));
  },
  {
    trustsProxy: trustedProxies(undefined),
    metrics: { countPage: (...page: unknown[]) => counted.push(page) } as unknown as Metrics,
    env: { publicUrl: "http://localhost:3000" },
  },
);
const server = createServer((request, response) => void listener(request, response));

beforeAll(() => new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve)));
afterAll(() => server.close());

async function ask(headers: Record<string, string> = {}) {
  const { port } = server.address() as AddressInfo;
  return (await fetch(`http://127.0.0.1:${port}/dev/mail`, { headers })).json();
}

describe("a page", () => {
  it("learns the socket's peer, which no header can say", async () => {
    expect((await ask()).peer).toBe("127.0.0.1");
    expect((await ask({ "x-forwarded-for": "203.0.113.5" })).peer).toBe("127.0.0.1");
  });

  it("is told by a proxy on this machine for whom it speaks", async () => {
    const { headers } = await ask({ "x-forwarded-for": "203.0.113.5" });
    expect(headers["x-forwarded-for"]).toBe("203.0.113.5");
  });

  it("learns whether the peer shows to be a proxy, before Next adds headers of its own", async () => {
    expect((await ask()).isProxied).toBe(false);
    expect((await ask({ "x-forwarded-proto": "https" })).isProxied).toBe(true);
  });

  it("belongs to the trace that its request names", async () => {
    const traceId = "4bf92f3577b34da6a3ce929d0e0e4736";
    expect((await ask({ traceparent: `00-${traceId}-00f067aa0ba902b7-01` })).traceId).toBe(traceId);
    expect((await ask()).traceId).toMatch(/^[0-9a-f]{32}$/);
  });

  it("is counted by the part of the platform, once it was sent", async () => {
    counted.length = 0;
    await ask();
    await expect.poll(() => counted).toEqual([["platform", 200, expect.any(Number)]]);
  });

  it("knows no peer outside a request", () => {
    expect(currentSocketPeer()).toEqual({ peer: null });
  });
});
