import type { App } from "@/lib/app/app";

/** Pages call themselves disconnected when nothing came for twice this long. */
const HEARTBEAT_MS = 4_000;

/**
 * A server-sent event stream that says "change" with the tenant's event sequence whenever something may have
 * happened, and "beat" in between, so that a page can tell a quiet evening from a dead connection.
 * `newsFor` narrows it down: it says which sequence to tell of, or null for a change that does not matter to this
 * page, and is asked at the start as well.
 */
export function eventStream(
  app: App,
  input: { tenantId: string; signal: AbortSignal; newsFor?: () => Promise<number | null> },
): Response {
  const encoder = new TextEncoder();
  let close = () => {};
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      const send = (event: string, data: unknown) =>
        controller.enqueue(encoder.encode(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`));
      controller.enqueue(encoder.encode("retry: 1000\n\n"));
      let open = true;
      const tell = async (sequence: number) => {
        const { newsFor } = input;
        const news = newsFor ? await newsFor().catch(() => sequence) : sequence;
        if (open && news !== null) send("change", { sequence: news });
      };
      const unsubscribe = app.live.subscribe(input.tenantId, tell);
      const heartbeat = setInterval(() => send("beat", {}), HEARTBEAT_MS);
      close = () => {
        open = false;
        clearInterval(heartbeat);
        unsubscribe();
      };
      input.signal.addEventListener("abort", () => {
        close();
        try {
          controller.close();
        } catch {
          // The reader was faster.
        }
      });
      send("beat", {});
      if (input.newsFor) void tell(0);
    },
    cancel() {
      close();
    },
  });
  return new Response(body, {
    headers: {
      "content-type": "text/event-stream; charset=utf-8",
      "cache-control": "no-store, no-transform",
      "x-accel-buffering": "no",
    },
  });
}
