import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, it } from "vitest";
import { openLoad } from "./open-load.mjs";

let server: Server;

/** A server that hangs as long as it is told for the request of that place. */
async function serve(hangMs: (n: number) => number, status = 200): Promise<string> {
  let asked = 0;
  server = createServer((_request, response) => {
    setTimeout(() => response.writeHead(status).end("ok"), hangMs(asked++));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
afterEach(() => server.close());

const all = (latencies: Map<string, number[]>) => [...latencies.values()].flat();

it("goes on sending while an answer is late, and everybody counts from when they came", async () => {
  const url = await serve((n) => (n === 0 ? 300 : 0));
  const { latencies, failed } = await openLoad({
    rate: 100,
    seconds: 0.2,
    arrival: () => ({ kind: "menu", url }),
  });
  expect(failed).toBe(0);
  expect(all(latencies)).toHaveLength(20);
  expect(all(latencies).filter((ms) => ms >= 295).length).toBe(1);
});

it("counts what was refused as failed", async () => {
  const url = await serve(() => 0, 503);
  const { failed } = await openLoad({ rate: 50, seconds: 0.1, arrival: () => ({ kind: "menu", url }) });
  expect(failed).toBe(5);
});
