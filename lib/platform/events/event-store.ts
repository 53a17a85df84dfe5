import { newId } from "@/lib/core/ids/ids";
import type { TenantId } from "@/lib/core/ids/tenant-id";
import { atCommit } from "@/lib/platform/db/at-commit";
import type { Db } from "@/lib/platform/db/db";
import type { SqlTx } from "@/lib/platform/db/sql";
import { currentTraceparent } from "@/lib/platform/trace/current-trace";
import type { NewEvent, RecordedEvent } from "./event";
import type { EventType } from "./event-type";

type NewEvents = { tenantId: TenantId; events: readonly NewEvent[]; now: Date };

/** What a transaction did with counted stock: products of which it took some, and how many units of which it put back. */
type StockMoves = { taken?: readonly string[]; returned?: Readonly<Record<string, number>> };

/** What waits for the end of a transaction, or for its next events. */
type Waiting = { events: NewEvent[]; taken: Set<string>; returned: Record<string, number>; now: Date };

const waiting = new WeakMap<SqlTx, Map<TenantId, Waiting>>();

/**
 * Records events with their cause, numbered without gaps per tenant, and their deliveries to webhook endpoints, behind
 * those that wait in the same transaction. Takes the tenant's counter row, the last lock of every transaction, so it
 * belongs at the end.
 */
export async function appendEvents(tx: SqlTx, { tenantId, events, now }: NewEvents): Promise<void> {
  const along = takeWaiting(tx, tenantId);
  await record(tx, { tenantId, events: [...(along?.events ?? []), ...events], now, stock: along });
}

/**
 * Records events as the last step of the transaction, or with the next that it appends: for those who do not know which
 * locks their callers still take.
 */
export function tellAtCommit(tx: SqlTx, { tenantId, events, now }: NewEvents): void {
  if (events.length > 0) wait(tx, tenantId, now).events.push(...events);
}

/** Tells as tellAtCommit does which counted products ran out, or are back. */
export function tellStockAtCommit(tx: SqlTx, input: StockMoves & { tenantId: TenantId; now: Date }): void {
  const { tenantId, taken = [], returned = {}, now } = input;
  if (taken.length === 0 && Object.keys(returned).length === 0) return;
  const moves = wait(tx, tenantId, now);
  for (const id of taken) moves.taken.add(id);
  for (const [id, units] of Object.entries(returned)) moves.returned[id] = (moves.returned[id] ?? 0) + units;
}

function wait(tx: SqlTx, tenantId: TenantId, now: Date): Waiting {
  let ofTx = waiting.get(tx);
  if (!ofTx) {
    ofTx = new Map();
    waiting.set(tx, ofTx);
  }
  const known = ofTx.get(tenantId);
  if (known) return known;
  const fresh: Waiting = { events: [], taken: new Set(), returned: {}, now };
  ofTx.set(tenantId, fresh);
  atCommit(tx, async () => {
    const left = takeWaiting(tx, tenantId);
    if (left) await record(tx, { tenantId, events: left.events, now: left.now, stock: left });
  });
  return fresh;
}

function takeWaiting(tx: SqlTx, tenantId: TenantId): Waiting | undefined {
  const ofTx = waiting.get(tx);
  const found = ofTx?.get(tenantId);
  ofTx?.delete(tenantId);
  return found;
}

async function record(tx: SqlTx, input: NewEvents & { stock: Waiting | undefined }): Promise<void> {
  const { tenantId, events, now, stock } = input;
  const values: unknown[] = [tenantId, now, currentTraceparent()];
  const calls: string[] = [];
  if (events.length > 0) {
    values.push(JSON.stringify(events.map((event) => ({ ...event, id: newId("evt") }))));
    calls.push(`append_events($1, $${values.length}::jsonb, $2::timestamptz, $3)`);
  }
  if (stock && (stock.taken.size > 0 || Object.keys(stock.returned).length > 0)) {
    values.push([...stock.taken], JSON.stringify(stock.returned));
    const [taken, returned] = [values.length - 1, values.length];
    calls.push(`tell_availability($1, $${taken}::text[], $${returned}::jsonb, $2::timestamptz, $3)`);
  }
  if (calls.length > 0) await tx.execute(`SELECT ${calls.join(", ")}`, values);
}

/** Which of these products were told to be sold out since an instant, and not to be back. */
export async function listToldSoldOut(
  tx: SqlTx,
  { tenantId, productIds, since }: { tenantId: TenantId; productIds: readonly string[]; since: Date },
): Promise<string[]> {
  const rows = await tx.query<{ id: string; available: boolean }>(
    `SELECT DISTINCT ON (data ->> 'productId') data ->> 'productId' AS id, (data ->> 'available')::boolean AS available
       FROM event
      WHERE tenant_id = $1 AND created_at >= $3::timestamptz AND type = 'product.availability_changed'
        AND data ->> 'productId' = ANY ($2::text[])
      ORDER BY data ->> 'productId', sequence DESC`,
    [tenantId, productIds, since],
  );
  return rows.flatMap(({ id, available }) => (available ? [] : [id]));
}

/**
 * The events after a sequence, oldest first. The counter row orders the commits of a tenant's events, so none can
 * appear later below one that was read.
 */
export async function listEventsAfter(
  db: Db,
  { tenantId, after, limit }: { tenantId: TenantId; after: number; limit: number },
): Promise<RecordedEvent[]> {
  const rows = await db.prisma.event.findMany({
    where: { tenantId, sequence: { gt: after } },
    orderBy: { sequence: "asc" },
    take: limit,
  });
  return rows.map(({ id, type, sequence, createdAt, data }) => ({
    id,
    type: type as EventType,
    sequence: Number(sequence),
    createdAt,
    data: data as Record<string, unknown>,
  }));
}
