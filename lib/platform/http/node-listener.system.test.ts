import { createServer, type Server } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { eventStream, HEARTBEAT_MS } from "@/lib/platform/live/event-stream";
import type { LiveUpdates } from "@/lib/platform/live/live-updates";
import { createStreamPlaces } from "@/lib/platform/live/stream-places";
import { createLog } from "@/lib/platform/log/log";
import { createApiListener } from "./node-listener";

const listeners = new Set<(sequence: number) => void>();
const live: LiveUpdates = {
  announce: () => undefined,
  subscribe(_topic, listener) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  stop: async () => undefined,
};

let server: Server;
let log: ReturnType<typeof createLog>;
const clients: Socket[] = [];

beforeEach(async () => {
  // The sockets are real; only the beats are the test's.
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  const streams = createStreamPlaces();
  log = createLog("silent");
  vi.spyOn(log, "error");
  const api = createApiListener(
    async (request) =>
      eventStream(
        { live, streams, env: { VERCEL: false } },
        {
          topic: { tenantId: "t1", subjectId: null, after: 0 },
          share: { key: ["t1"], most: 10 },
          signal: request.signal,
        },
      ),
    log,
  );
  server = createServer((request, response) => void api.answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
});
afterEach(async () => {
  vi.useRealTimers();
  for (const client of clients.splice(0)) client.destroy();
  await new Promise((resolve) => server.close(resolve));
});

/** Opens a stream and reads until the first beat has come. */
async function open(): Promise<{ socket: Socket; text: () => string }> {
  const socket = connect((server.address() as AddressInfo).port, "127.0.0.1");
  clients.push(socket);
  socket.on("error", () => undefined);
  let text = "";
  socket.on("data", (part) => {
    text += part.toString("latin1").slice(-200);
  });
  socket.write("GET /api/public/luigi/orders/ord_1/live HTTP/1.1\r\nhost: localhost\r\n\r\n");
  await vi.waitFor(() => expect(text).toContain("event: beat"), { timeout: 5_000 });
  return { socket, text: () => text };
}

const connections = () =>
  new Promise<number>((resolve) => server.getConnections((_error, count) => resolve(count)));

/** Writes until every buffer between server and client is full, and some more. */
async function flood(changes: number): Promise<void> {
  for (let sequence = 1; sequence <= changes; sequence += 1) {
    for (const listener of listeners) listener(sequence);
    if (sequence % 10 === 0) await new Promise((resolve) => setImmediate(resolve));
  }
}

it("destroys the connection of a client that does not read, and keeps one that does", async () => {
  const stalled = await open();
  const reading = await open();
  stalled.socket.pause();
  const before = process.memoryUsage().rss;
  await flood(200_000);
  expect(process.memoryUsage().rss - before).toBeLessThan(150 * 1024 * 1024);
  expect(await connections()).toBe(2);
  vi.advanceTimersByTime(HEARTBEAT_MS);
  await vi.waitFor(async () => expect(await connections()).toBe(1), { timeout: 5_000 });
  expect(listeners.size).toBe(1);
  await flood(1);
  await vi.waitFor(() => expect(reading.text()).toContain('{"sequence":200000}'), { timeout: 5_000 });
  expect(log.error).not.toHaveBeenCalled();
}, 60_000);

it("leaves when the client goes away", async () => {
  const { socket } = await open();
  socket.destroy();
  await vi.waitFor(() => expect(listeners.size).toBe(0), { timeout: 5_000 });
});
