import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { trustedProxies } from "@/lib/core/network/client-address";
import { currentSocketPeer } from "@/lib/platform/http/socket-peer";
import { createPageListener } from "./page-listener";

/** Stands in for Next, which answers later and from elsewhere. */
const listener = createPageListener(
  async ({ headers }: IncomingMessage, response) => {
    await new Promise((resolve) => setImmediate(resolve));
    response.end(JSON.stringify({ ...currentSocketPeer(), headers }));
  },
  { trustsProxy: trustedProxies(undefined) },
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

  it("knows no peer outside a request", () => {
    expect(currentSocketPeer()).toEqual({ peer: null });
  });
});
