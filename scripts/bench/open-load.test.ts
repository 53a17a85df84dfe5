import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, it } from "vitest";
import { openLoad } from "./open-load.mjs";

let server: Server;

async function listen(answer: (n: number, end: () => void) => void, status = 200): Promise<string> {
  let asked = 0;
  server = createServer((_request, response) => answer(++asked, () => response.writeHead(status).end("ok")));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
afterEach(() => server.close());

it("goes on sending while an answer is late, and who waits counts from when they came", async () => {
  const held: (() => void)[] = [];
  // Nobody is answered before the last has come, so whoever waits for answers would wait for ever.
  const url = await listen((n, end) => {
    held.push(end);
    if (n === 20) for (const each of held) each();
  });
  const { latencies, failed } = await openLoad({
    rate: 100,
    seconds: 0.2,
    arrival: () => ({ kind: "menu", url }),
  });
  const waited = latencies.get("menu") ?? [];
  expect(failed).toBe(0);
  expect(waited).toHaveLength(20);
  // The first was to be sent 190 ms before the last.
  expect(Math.max(...waited)).toBeGreaterThanOrEqual(190);
});

it("counts what was refused as failed", async () => {
  const url = await listen((_n, end) => end(), 503);
  const { failed } = await openLoad({ rate: 50, seconds: 0.1, arrival: () => ({ kind: "menu", url }) });
  expect(failed).toBe(5);
});
