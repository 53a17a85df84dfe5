import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { App } from "@/lib/restaurant/app";
import { listOutlived } from "./session-watch-store";

/** How often streams are compared with their sessions: in one statement, however many are open. */
const SWEEP_MS = 2_000;

type Stream = { sessionId: string; tenantId: TenantId; end: () => void };
type Watch = { streams: Set<Stream>; timer: NodeJS.Timeout | null };

/** The live streams of the staff in this process, per database. */
const watches = new WeakMap<App["db"], Watch>();

/**
 * Ends the live streams whose session was ended or has expired, whose member has left the restaurant, or whose support
 * visit is over, whichever process ended it.
 */
export async function endOutlivedStreams(app: App): Promise<void> {
  const streams = [...(watches.get(app.db)?.streams ?? [])];
  if (streams.length === 0) return;
  for (const place of await listOutlived(app.db, { streams, now: app.realClock.now() }))
    streams[place]?.end();
}

/** Watches a stream's session from now on. Returns how to stop, once the stream has ended. */
export function followSession(app: App, stream: Stream): () => void {
  const watch: Watch = watches.get(app.db) ?? { streams: new Set(), timer: null };
  watches.set(app.db, watch);
  watch.streams.add(stream);
  const sweep = async () => {
    await endOutlivedStreams(app).catch((error: unknown) => {
      app.log.warn({ err: error, part: "live" }, "could not compare streams with their sessions");
    });
    watch.timer = watch.streams.size > 0 ? setTimeout(sweep, SWEEP_MS).unref() : null;
  };
  watch.timer ??= setTimeout(sweep, SWEEP_MS).unref();
  return () => void watch.streams.delete(stream);
}
