import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { afterEach, describe, expect, it } from "vitest";
import { createTurns } from "./in-turn";

const ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0)) await end();
});

/** A server that holds each response until the test ends it, and a client that has sent it three requests ahead. */
async function sentAhead() {
  const begun: string[] = [];
  const held: ServerResponse[] = [];
  const takeTurn = createTurns();
  const server = createServer(async (request, response) => {
    if (!(await takeTurn(request, response))) return;
    begun.push(request.url ?? "");
    held.push(response);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const client = connect((server.address() as AddressInfo).port, "127.0.0.1");
  ends.push(
    () => client.destroy(),
    () => new Promise((resolve) => server.close(resolve)),
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
