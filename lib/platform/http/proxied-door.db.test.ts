import { once } from "node:events";
import { createServer, type Server } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { expect } from "vitest";
import { apiRoutes } from "@/lib/testing/call";
import { app, appTest as it } from "@/lib/testing/fixtures";
import { createDispatcher } from "./dispatch";
import { createApiListener } from "./node-listener";

let server: Server;

it.beforeAll(async () => {
  const { dispatch } = createDispatcher(apiRoutes);
  const listener = createApiListener((request, context) => dispatch(request, { ...context, app }), app.log);
  server = createServer((request, response) => void listener.answer(request, response));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
});
it.afterAll(() => {
  server.close();
});

/** The status of the mailbox for a request as it goes over the wire. */
async function statusOf(version: string, headers: readonly string[] = []): Promise<number> {
  const socket = connect((server.address() as AddressInfo).port, "127.0.0.1");
  const lines = [
    `GET /api/dev/mail HTTP/${version}`,
    "Host: localhost:3000",
    "Connection: close",
    ...headers,
  ];
  socket.write(`${lines.join("\r\n")}\r\n\r\n`);
  let answer = "";
  for await (const chunk of socket) answer += chunk;
  return Number(answer.split(" ", 2)[1]);
}

it.each<[string, string, string[], number]>([
  ["a program on this machine", "1.1", [], 200],
  ["a program that takes an address of its own", "1.1", ["X-Forwarded-For: 10.1.2.3"], 200],
  ["nginx as it comes, which replaces Host and speaks HTTP/1.0", "1.0", [], 404],
  ["a proxy that adds the scheme", "1.1", ["X-Forwarded-For: 203.0.113.5", "X-Forwarded-Proto: https"], 404],
  ["a proxy that adds the port", "1.1", ["X-Forwarded-Port: 443"], 404],
  ["a proxy that names itself", "1.1", ["Via: 1.1 gateway"], 404],
  ["the second of two proxies", "1.1", ["X-Forwarded-For: 203.0.113.5, 10.0.0.7"], 404],
])("the mailbox answers %s over HTTP/%s with %j: %i", async (_, version, headers, status) => {
  expect(await statusOf(version, headers)).toBe(status);
});
