import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { App } from "@/lib/platform/app";
import { eventStream } from "./event-stream";
import { getCounters } from "./live-store";

/** How many streams one address may have on one restaurant: every screen of a large one, with room to spare. */
const MOST_PER_ADDRESS = 100;

/**
 * A stream with a message whenever something happens at a restaurant, and when the platform does something there. Throws UNAVAILABLE when there is no place for one
 * more.
 */
export async function watchTenant(
  app: App,
  input: {
    tenantId: TenantId;
    signal: AbortSignal;
    clientAddress: string;
    /** Ends the stream with what opened it. */
    endWhen: (end: () => void) => () => void;
  },
): Promise<Response> {
  const { tenantId, signal, clientAddress, endWhen } = input;
  const known = await getCounters(app.db, { tenantId });
  return eventStream(app, {
    topic: { tenantId, subjectId: null, ...known },
    share: { key: [tenantId, clientAddress], most: MOST_PER_ADDRESS },
    signal,
    endWhen,
  });
}
