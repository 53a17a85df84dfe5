import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { App } from "@/lib/payments/app";
import { eventStream } from "@/lib/platform/live/event-stream";
import { getSequenceToFollow } from "./bill-store";
import { getGuestBill } from "./get-guest-bill";

/** Streams on which one address can follow one bill: the phones of a large table behind the restaurant's own network. */
const MOST_PER_ADDRESS = 40;

/**
 * A stream with a message whenever this bill changes, for its guests. Throws BILL_NOT_FOUND as getGuestBill does, and
 * UNAVAILABLE when there is no place for one more.
 */
export async function watchBill(
  app: App,
  { tenantId, token }: { tenantId: TenantId; token: string },
  { signal, clientAddress }: { signal: AbortSignal; clientAddress: string },
): Promise<Response> {
  const after = await getSequenceToFollow(app.db, { tenantId });
  const { id: subjectId } = await getGuestBill(app, { tenantId, token });
  return eventStream(app, {
    topic: { tenantId, subjectId, after },
    share: { key: [tenantId, subjectId, clientAddress], most: MOST_PER_ADDRESS },
    signal,
  });
}
