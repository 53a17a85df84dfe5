import { createServer } from "node:net";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { postOutside, type Resolver, resolvesToForbidden } from "./outbound-gateway";

/** A port of this machine that counts who connects. */
let server: ReturnType<typeof createServer>;
let port: number;
let connections: number;

beforeEach(async () => {
  connections = 0;
  server = createServer((socket) => {
    connections += 1;
    socket.destroy();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  port = (server.address() as { port: number }).port;
});
afterEach(() => new Promise((resolve) => server.close(resolve)));

const answering =
  (...addresses: string[]): Resolver =>
  (_hostname, _options, callback) =>
    callback(
      null,
      addresses.map((address) => ({ address, family: address.includes(":") ? 6 : 4 })),
    );
const send = (policy: { allowLoopback: boolean }, resolver: Resolver) =>
  postOutside({ url: `https://hook.example:${port}/`, headers: {}, body: "{}" }, policy, resolver);

describe("a host name", () => {
  it.each([
    [["127.0.0.1"]],
    [["10.0.0.1"]],
    [["169.254.169.254"]],
    [["::1"]],
    [["::ffff:127.0.0.1"]],
    [["64:ff9b::7f00:1"]],
    [["8.8.8.8", "127.0.0.1"]],
    [["127.0.0.1", "8.8.8.8"]],
    [[]],
  ])("that resolves to %j is refused when sending, before anything connects", async (addresses) => {
    const outcome = await send({ allowLoopback: false }, answering(...addresses));
    expect(outcome).toMatchObject({ responseStatus: null, responseBody: null });
    expect(outcome.error).toContain("private, local or reserved network");
    expect(connections).toBe(0);
  });

  it("that was harmless when it was saved is looked up again for the connection itself", async () => {
    const answers = [["8.8.8.8"], ["127.0.0.1"]];
    const rebinding: Resolver = (...args) => answering(...(answers.shift() ?? []))(...args);
    const url = `https://hook.example:${port}/`;
    expect(await resolvesToForbidden(url, { allowLoopback: false }, rebinding)).toBe(false);
    expect((await send({ allowLoopback: false }, rebinding)).error).toContain("private, local or reserved");
    expect(connections).toBe(0);
  });

  it("is connected to at the address that was checked, without asking a second time", async () => {
    let asked = 0;
    const resolver: Resolver = (...args) => {
      asked += 1;
      answering("127.0.0.1")(...args);
    };
    const outcome = await send({ allowLoopback: true }, resolver);
    expect(outcome.error).not.toContain("private, local or reserved");
    expect([asked, connections]).toEqual([1, 1]);
  });

  it("that resolves to a private address is refused when saved; one that does not resolve may be saved", async () => {
    const url = "https://hook.example/";
    const broken: Resolver = (_hostname, _options, callback) => callback(new Error("ENOTFOUND"), []);
    expect(await resolvesToForbidden(url, { allowLoopback: false }, answering("10.0.0.1"))).toBe(true);
    expect(await resolvesToForbidden(url, { allowLoopback: false }, answering("8.8.8.8", "fd00::1"))).toBe(
      true,
    );
    expect(await resolvesToForbidden(url, { allowLoopback: false }, answering("8.8.8.8"))).toBe(false);
    expect(await resolvesToForbidden(url, { allowLoopback: false }, broken)).toBe(false);
  });
});
