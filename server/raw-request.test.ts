import { createServer } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { afterAll, beforeAll, describe, expect, it, test } from "vitest";
import { refuseRawRequest, refuseTarget } from "./raw-refusal";
import { namesOneHost, pathOfTarget } from "./request-target";

test.each([
  ["/api/x?y=1", "/api/x?y=1"],
  ["http://shop.example/api/x?y=1", "/api/x?y=1"],
  ["HTTPS://shop.example:8443/api", "/api"],
  ["http://shop.example", "/"],
  ["http://shop.example?y=1", "/?y=1"],
  ["*", null],
  ["ftp://shop.example/api", null],
  ["shop.example:443", null],
])("the path of %j is %j", (target, path) => expect(pathOfTarget(target)).toBe(path));

test.each<[string[], boolean]>([
  [["Host", "shop.example"], true],
  [["host", "shop.example:3000", "Accept", "Host"], true],
  [["Host", "[::1]:3000"], true],
  [["Host", ""], true],
  [[], true],
  [["Host", "shop.example", "Host", "evil.example"], false],
  [["Host", "shop.example", "Accept", "*/*", "HOST", "shop.example"], false],
  [["Host", "shop.example/path"], false],
  [["Host", "user@shop.example"], false],
  [["Host", "shop.example, evil.example"], false],
])("the headers %j name one host: %s", (rawHeaders, expected) =>
  expect(namesOneHost(rawHeaders)).toBe(expected),
);

describe("a request that cannot be read", () => {
  const server = createServer(refuseTarget);
  server.on("clientError", refuseRawRequest);
  beforeAll(() => new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve)));
  afterAll(() => server.close());

  function send(text: string): Promise<string> {
    return new Promise((resolve) => {
      const socket = connect((server.address() as AddressInfo).port, "127.0.0.1", () => socket.write(text));
      let answer = "";
      socket.on("data", (chunk) => {
        answer += chunk;
      });
      socket.on("close", () => resolve(answer));
    });
  }

  it.each([
    ["is garbage", "\x00\x01\r\n\r\n"],
    ["has two lengths", "POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n{}"],
    ["has too many headers", `GET / HTTP/1.1\r\nHost: x\r\nX: ${"y".repeat(70_000)}\r\n\r\n`],
    ["has no path", "OPTIONS * HTTP/1.1\r\nHost: x\r\n\r\n"],
  ])("because it %s gets an error like any other", async (_, text) => {
    const [head, body] = (await send(text)).split("\r\n\r\n");
    expect(head).toMatch(/^HTTP\/1.1 400 Bad Request\r\n/);
    expect(head).toMatch(/\r\nx-request-id: req_\w+\r\n/);
    expect(JSON.parse(body ?? "")).toMatchObject({ error: "VALIDATION_FAILED" });
  });
});
