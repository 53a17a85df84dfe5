import { createServer } from "node:http";
import { expect, it } from "vitest";
import { warmUp } from "./warm-up";

it("asks a server that does not listen, in turn, and leaves it as it was", async () => {
  const asked: string[] = [];
  let running = 0;
  const server = createServer(async (request, response) => {
    running += 1;
    await new Promise((resolve) => setImmediate(resolve));
    asked.push(`${request.headers.host}${request.url} beside ${running - 1}`);
    running -= 1;
    response.end("warm");
  });
  await warmUp(server, { host: "bazar.example", paths: ["/", "/s/luigi"] });
  expect(asked).toEqual(["bazar.example/ beside 0", "bazar.example/s/luigi beside 0"]);
  expect(server.listening).toBe(false);
});

it("lets a server begin that cannot answer", async () => {
  const server = createServer((request) => request.socket.destroy());
  await warmUp(server, { host: "bazar.example", paths: ["/", "/s/luigi"] });
  expect(server.listening).toBe(false);
});
