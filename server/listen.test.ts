import { createServer, type Server } from "node:http";
import { type AddressInfo, createServer as createNetServer } from "node:net";
import { networkInterfaces } from "node:os";
import { afterEach, describe, expect, it, test } from "vitest";
import { addresses } from "../scripts/launch/addresses.mjs";
import { isOpenToOthers, requireFreePort } from "../scripts/launch/ports.mjs";
import { listen } from "./listen";

const BOTH = ["127.0.0.1", "::1"];
const hasIpv6 = Object.values(networkInterfaces()).some((found) =>
  found?.some(({ address }) => address === "::1"),
);

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

async function start(hosts: string[], port = 0) {
  const server = createServer((_request, response) => response.end("here"));
  servers.push(server);
  const stopAccepting = await listen(server, { port, hosts });
  return { port: (server.address() as AddressInfo).port, server, stopAccepting };
}

const ask = async (host: string, port: number) =>
  (await fetch(`http://${host}:${port}/`, { headers: { connection: "close" } })).text();

describe("the server", () => {
  it.skipIf(!hasIpv6)("answers on both addresses that localhost can be", async () => {
    const { port, stopAccepting } = await start(BOTH);
    expect([await ask("127.0.0.1", port), await ask("[::1]", port)]).toEqual(["here", "here"]);
    stopAccepting();
    await expect(ask("[::1]", port)).rejects.toThrow();
  });

  it("answers on the host that is named, and on no other", async () => {
    const { port } = await start(["127.0.0.1"]);
    expect(await ask("127.0.0.1", port)).toBe("here");
    await expect(ask("127.0.0.2", port)).rejects.toThrow();
  });

  it("does without an address that the machine does not have", async () => {
    const { port } = await start(["127.0.0.1", "2001:db8::1"]);
    expect(await ask("127.0.0.1", port)).toBe("here");
  });

  it.each(hasIpv6 ? BOTH : ["127.0.0.1"])("does not start beside another program on %s", async (host) => {
    const other = createNetServer();
    await new Promise<void>((resolve) => other.listen(0, host, resolve));
    const { port } = other.address() as AddressInfo;
    await expect(start(BOTH, port)).rejects.toMatchObject({ code: "EADDRINUSE" });
    await expect(requireFreePort(port)).rejects.toThrow(`Port ${port} is in use`);
    other.close();
  });
});

test.each([
  [["127.0.0.1", "::1"], false],
  [["localhost"], false],
  [["127.0.0.3"], false],
  [["0.0.0.0"], true],
  [["::"], true],
  [["192.168.1.4"], true],
  [["127.example.com"], true],
])("a server on %j is open to others: %s", (hosts, open) => {
  expect(isOpenToOthers(hosts)).toBe(open);
});

test("a demo that is open to others says so", () => {
  const warning = "everybody knows these passwords";
  expect(addresses({ port: 3000, demo: true, open: true })).toContain(warning);
  expect(addresses({ port: 3000, demo: true, open: false })).not.toContain(warning);
  expect(addresses({ port: 3000, demo: false, open: true })).not.toContain(warning);
});
