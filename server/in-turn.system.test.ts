import { once } from "node:events";
import type { ServerResponse } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { createTestApp, type TestApp } from "@/lib/testing/test-app";
import { createHttpServer } from "./http-server";

let app: TestApp;
const ends: (() => unknown)[] = [];

beforeAll(async () => {
  app = await createTestApp();
});
afterEach(async () => {
  for (const end of ends.splice(0)) await end();
});
afterAll(() => app.stop());

/** A server that holds each page until the test ends it, and a client that has asked for three ahead. */
async function sentAhead() {
  const begun: string[] = [];
  const held: ServerResponse[] = [];
  const { server, stop } = await createHttpServer(app, {
    routes: [],
    async pages(request, response) {
      begun.push(request.url ?? "");
      held.push(response);
    },
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const client = connect((server.address() as AddressInfo).port, "127.0.0.1");
  ends.push(
    () => client.destroy(),
    () => stop(0),
  );
  let heard = "";
  client.on("data", (chunk) => {
    heard += chunk;
  });
  client.write(["/1", "/2", "/3"].map((path) => `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`).join(""));
  return { server, client, begun, held, heard: () => heard };
}

describe("requests that were sent ahead on one connection", () => {
  it("begin one after the other, each with the end of the one before", async () => {
    const { begun, held, heard } = await sentAhead();
    for (const path of ["/1", "/2", "/3"]) {
      await expect.poll(() => begun.at(-1)).toBe(path);
      expect(begun).toHaveLength(held.length);
      expect(heard()).not.toContain(`end of ${path}`);
      held.at(-1)?.end(`end of ${path}`);
      await expect.poll(heard).toContain(`end of ${path}`);
    }
    expect(begun).toEqual(["/1", "/2", "/3"]);
  });

  it("do not begin once their client has gone", async () => {
    const { server, client, begun } = await sentAhead();
    await expect.poll(() => begun).toEqual(["/1"]);
    client.destroy();
    const connections = () => new Promise((resolve) => server.getConnections((_, count) => resolve(count)));
    await expect.poll(connections).toBe(0);
    expect(begun).toEqual(["/1"]);
  });
});
