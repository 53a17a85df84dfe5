import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { eventStream, HEARTBEAT_MS, LIFE_MS, LIFE_ON_VERCEL_MS } from "./event-stream";
import type { LiveUpdates } from "./live-updates";
import { createStreamPlaces } from "./stream-places";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const topic = { tenantId: "t1", subjectId: null, after: 0 };
const share = { key: ["t1"], most: 1 };

/** A stream, what happens at its restaurant, and whether its place is taken. */
function open(signal = new AbortController().signal, { VERCEL = false } = {}) {
  const listeners = new Set<(sequence: number) => void>();
  const live: LiveUpdates = {
    announce: () => undefined,
    subscribe(_topic, listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    stop: async () => undefined,
  };
  const streams = createStreamPlaces();
  const response = eventStream({ live, streams, env: { VERCEL } }, { topic, share, signal });
  const reader = (response.body as ReadableStream<Uint8Array>).getReader();
  const decoder = new TextDecoder();
  return {
    reader,
    streams,
    listeners,
    change: (sequence: number) => {
      for (const listener of listeners) listener(sequence);
    },
    /** The next message, or null at the end. */
    async next(): Promise<string | null> {
      const { done, value } = await reader.read();
      return done ? null : decoder.decode(value).trim();
    },
    isTaken() {
      try {
        streams.take(share, () => undefined)();
        return false;
      } catch {
        return true;
      }
    },
  };
}

it("says when to come back, beats at once and every four seconds, and reports changes", async () => {
  const stream = open();
  expect(await stream.next()).toMatch(/^retry: [123]\d{3}$/);
  expect(await stream.next()).toBe("event: beat\ndata: {}");
  stream.change(7);
  expect(await stream.next()).toBe('event: change\ndata: {"sequence":7}');
  vi.advanceTimersByTime(HEARTBEAT_MS);
  expect(await stream.next()).toBe("event: beat\ndata: {}");
});

it("tells a slow reader of the newest of the changes that found no room", async () => {
  const stream = open();
  for (let sequence = 1; sequence <= 1_000; sequence += 1) stream.change(sequence);
  const received: (string | null)[] = [];
  for (let index = 0; index < 17; index += 1) received.push(await stream.next());
  expect(received.slice(-2)).toEqual([
    'event: change\ndata: {"sequence":14}',
    'event: change\ndata: {"sequence":1000}',
  ]);
  stream.change(1_001);
  expect(await stream.next()).toBe('event: change\ndata: {"sequence":1001}');
});

it("cuts off a reader that leaves no room for a beat, and gives its place back", async () => {
  const stream = open();
  const cut = expect(stream.reader.closed).rejects.toThrow("stopped reading");
  vi.advanceTimersByTime(14 * HEARTBEAT_MS);
  expect(stream.isTaken()).toBe(true);
  vi.advanceTimersByTime(HEARTBEAT_MS);
  await cut;
  expect([stream.isTaken(), stream.listeners.size, vi.getTimerCount()]).toEqual([false, 0, 0]);
});

it.each([
  ["half an hour", false, LIFE_MS.longest],
  ["Vercel's five minutes, with time to say so,", true, LIFE_ON_VERCEL_MS.longest],
])("ends after %s at most, also for a reader that has just stopped", async (_, VERCEL, longestMs) => {
  expect(LIFE_ON_VERCEL_MS.longest).toBeLessThan(290_000);
  const stream = open(undefined, { VERCEL });
  const reading = (async () => {
    let last: string | null = "";
    for (let message: string | null = ""; message !== null; message = await stream.next()) last = message;
    return last;
  })();
  await vi.advanceTimersByTimeAsync(longestMs);
  expect(await reading).toBe("event: beat\ndata: {}");
  expect([stream.isTaken(), stream.listeners.size]).toEqual([false, 0]);

  const idle = open();
  const cut = expect(idle.reader.closed).rejects.toThrow("stopped reading");
  idle.streams.endAll();
  vi.advanceTimersByTime(HEARTBEAT_MS);
  await cut;
});

it.each(["before", "after"])("leaves when its page has gone %s the start", async (when) => {
  const page = new AbortController();
  if (when === "before") page.abort();
  const stream = open(page.signal);
  page.abort();
  expect([stream.isTaken(), stream.listeners.size]).toEqual([false, 0]);
  const canceled = open();
  await canceled.reader.cancel();
  expect([canceled.isTaken(), canceled.listeners.size]).toEqual([false, 0]);
});

it("ends with the app", async () => {
  const stream = open();
  stream.streams.endAll();
  expect([await stream.next(), await stream.next(), await stream.next()]).toEqual([
    expect.stringMatching(/^retry/),
    "event: beat\ndata: {}",
    null,
  ]);
  expect(stream.isTaken()).toBe(false);
});
