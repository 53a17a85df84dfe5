import type { App } from "@/lib/platform/app";
import type { Topic } from "./live-updates";
import type { PlaceShare } from "./stream-places";

/** Pages show themselves as disconnected after twice this time without a message. */
export const HEARTBEAT_MS = 4_000;

/** A stream ends after a time between these, and its page opens a new one, so that leaks end with it. */
export const LIFE_MS = { shortest: 25 * 60_000, longest: 30 * 60_000 };
/** Vercel cuts a function off after 300 s, and would log each stream as one that timed out. */
export const LIFE_ON_VERCEL_MS = { shortest: 240_000, longest: 280_000 };

/** Messages that wait for a reader; those without room are merged into one and sent once there is room again. */
const MOST_UNREAD = 16;

type Stream = {
  topic: Topic;
  share: PlaceShare;
  signal: AbortSignal;
  /** Watches whether the reader may still listen, and calls `end` once not. Returns how to stop watching. */
  endWhen?: (end: () => void) => () => void;
};

/**
 * A server-sent event stream that says "change" with an event sequence whenever what the topic names has changed, and
 * "notice" to a restaurant's people whenever what the platform is doing there has, and "beat" in between, so that a page can distinguish a quiet evening from a dead connection. A reader that leaves no
 * room for a beat is cut off. Throws UNAVAILABLE when there is no place for one more.
 */
export function eventStream(
  app: Pick<App, "live" | "streams"> & { env: Pick<App["env"], "VERCEL"> },
  { topic, share, signal, endWhen = () => () => undefined }: Stream,
): Response {
  const encoder = new TextEncoder();
  const message = (event: string, data: unknown) =>
    encoder.encode(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
  let pending: number | null = null;
  let isNoticePending = false;
  let stop = () => {};

  const body = new ReadableStream<Uint8Array>(
    {
      start(controller) {
        const hasRoom = () => (controller.desiredSize ?? 0) > 0;
        const finish = () => {
          stop();
          controller.close();
          // Nothing happens to a stream that was read to its end meanwhile.
          setTimeout(() => controller.error(stalled()), HEARTBEAT_MS).unref();
        };
        const leave = app.streams.take(share, finish);
        const changed = (sequence: number) => {
          if (hasRoom()) controller.enqueue(message("change", { sequence }));
          else pending = sequence;
        };
        const notice = () => {
          if (hasRoom()) controller.enqueue(message("notice", {}));
          else isNoticePending = true;
        };
        const unsubscribe = app.live.subscribe(
          topic,
          changed,
          topic.notices === undefined ? undefined : notice,
        );
        const heartbeat = setInterval(() => {
          if (hasRoom()) return controller.enqueue(message("beat", {}));
          stop();
          controller.error(stalled());
        }, HEARTBEAT_MS);
        const { shortest, longest } = app.env.VERCEL ? LIFE_ON_VERCEL_MS : LIFE_MS;
        const end = setTimeout(finish, between(shortest, longest));
        signal.addEventListener("abort", finish);
        const forget = endWhen(finish);
        stop = () => {
          clearInterval(heartbeat);
          clearTimeout(end);
          signal.removeEventListener("abort", finish);
          unsubscribe();
          forget();
          leave();
        };
        // Spreads reconnections, so that pages that lose their server together do not all return in the same second.
        controller.enqueue(encoder.encode(`retry: ${Math.round(between(1_000, 3_000))}\n\n`));
        controller.enqueue(message("beat", {}));
        if (signal.aborted) finish();
      },
      pull(controller) {
        if (isNoticePending) controller.enqueue(message("notice", {}));
        isNoticePending = false;
        if (pending === null) return;
        controller.enqueue(message("change", { sequence: pending }));
        pending = null;
      },
      cancel() {
        stop();
      },
    },
    { highWaterMark: MOST_UNREAD },
  );
  return new Response(body, {
    headers: {
      "content-type": "text/event-stream; charset=utf-8",
      "cache-control": "no-store, no-transform",
      "x-accel-buffering": "no",
    },
  });
}

function between(least: number, most: number): number {
  return least + Math.random() * (most - least);
}

function stalled(): Error {
  return new Error("The reader of a live stream has stopped reading.");
}
