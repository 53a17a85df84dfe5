import type { Db, Tx } from "@/lib/platform/db/db";
import { Prisma } from "@/lib/platform/db/generated/client";
import type { PayoutObject, TopupObject } from "./balance-transaction-object";
import type {
  AccountObject,
  DisputeObject,
  DomainObject,
  EmulatorObject,
  EndpointObject,
  EventObject,
  FileObject,
  IntentObject,
  RefundObject,
  ReversalObject,
  TransferObject,
} from "./emulator-object";

type Kinds = {
  payment_intent: IntentObject;
  refund: RefundObject;
  transfer: TransferObject;
  transfer_reversal: ReversalObject;
  dispute: DisputeObject;
  file: FileObject;
  account: AccountObject;
  payout: PayoutObject;
  topup: TopupObject;
  payment_method_domain: DomainObject;
  webhook_endpoint: EndpointObject;
  event: EventObject;
};
export type Kind = keyof Kinds;

type Reader = Tx | Db["prisma"];

/** Writes a new object. */
export async function insertObject(
  tx: Tx,
  object: EmulatorObject,
  { parentId = null, now, owner }: { parentId?: string | null; now: Date; owner: string },
): Promise<void> {
  await tx.$executeRaw`
    INSERT INTO stripe_emulator_object (id, account, kind, parent_id, body, created_at)
    VALUES (${object.id}, ${owner}, ${object.object}, ${parentId}, ${JSON.stringify(object)}::jsonb, ${now})`;
}

export async function replaceObject(tx: Tx, object: EmulatorObject): Promise<void> {
  await tx.$executeRaw`
    UPDATE stripe_emulator_object SET body = ${JSON.stringify(object)}::jsonb WHERE id = ${object.id}`;
}

export async function findObject<K extends Kind>(db: Reader, kind: K, id: string): Promise<Kinds[K] | null> {
  const rows = await db.$queryRaw<{ body: Kinds[K] }[]>`
    SELECT body FROM stripe_emulator_object WHERE id = ${id} AND kind = ${kind}`;
  return rows[0]?.body ?? null;
}

/** Holds an object until the transaction ends, so that its state changes one after another. */
export async function lockObject<K extends Kind>(tx: Tx, kind: K, id: string): Promise<Kinds[K] | null> {
  const rows = await tx.$queryRaw<{ body: Kinds[K] }[]>`
    SELECT body FROM stripe_emulator_object WHERE id = ${id} AND kind = ${kind} FOR UPDATE`;
  return rows[0]?.body ?? null;
}

/** The intent behind a charge, held until the transaction ends. */
export async function lockIntentOfCharge(tx: Tx, chargeId: string): Promise<IntentObject | null> {
  const rows = await tx.$queryRaw<{ body: IntentObject }[]>`
    SELECT body FROM stripe_emulator_object
     WHERE kind = 'payment_intent' AND body->>'latest_charge' = ${chargeId}
       AND id IN (SELECT object_id FROM stripe_emulator_transaction WHERE source_id = ${chargeId}) FOR UPDATE`;
  return rows[0]?.body ?? null;
}

export type ListFilter = {
  owner: string;
  parentId: string | null;
  transferGroup: string | null;
  startingAfter: string | null;
  createdFrom: Date | null;
  createdBefore: Date | null;
  limit: number;
};

/** Newest first. */
export async function listObjects<K extends Kind>(
  db: Reader,
  kind: K,
  filter: ListFilter,
): Promise<Kinds[K][]> {
  const rows = await db.$queryRaw<{ body: Kinds[K] }[]>`
    SELECT body FROM stripe_emulator_object
     WHERE account = ${filter.owner} AND kind = ${kind}
       ${filter.parentId === null ? Prisma.empty : Prisma.sql`AND parent_id = ${filter.parentId}`}
       ${filter.transferGroup === null ? Prisma.empty : Prisma.sql`AND body->>'transfer_group' = ${filter.transferGroup}`}
       ${filter.createdFrom === null ? Prisma.empty : Prisma.sql`AND created_at >= ${filter.createdFrom}`}
       ${filter.createdBefore === null ? Prisma.empty : Prisma.sql`AND created_at < ${filter.createdBefore}`}
       ${
         filter.startingAfter === null
           ? Prisma.empty
           : Prisma.sql`AND sequence < (SELECT sequence FROM stripe_emulator_object WHERE id = ${filter.startingAfter})`
       }
     ORDER BY sequence DESC LIMIT ${filter.limit}`;
  return rows.map((row) => row.body);
}

/** Every refund of an intent, every transfer of a charge, or every reversal of a transfer. */
export async function listChildren<K extends Kind>(
  db: Reader,
  kind: K,
  parentId: string,
): Promise<Kinds[K][]> {
  const rows = await db.$queryRaw<{ body: Kinds[K] }[]>`
    SELECT body FROM stripe_emulator_object WHERE parent_id = ${parentId} AND kind = ${kind}
     ORDER BY sequence DESC LIMIT 1000`;
  return rows.map((row) => row.body);
}

/** An event that the webhook has not taken yet. */
export async function findUndeliveredEvent(db: Db, id: string): Promise<EventObject | null> {
  const rows = await db.prisma.$queryRaw<{ body: EventObject }[]>`
    SELECT body FROM stripe_emulator_object WHERE id = ${id} AND kind = 'event' AND delivered_at IS NULL`;
  return rows[0]?.body ?? null;
}

export async function markEventDelivered(
  db: Db,
  { id, deliveredAt }: { id: string; deliveredAt: Date },
): Promise<void> {
  await db.prisma
    .$executeRaw`UPDATE stripe_emulator_object SET delivered_at = ${deliveredAt} WHERE id = ${id}`;
}

/** As the real service says: keys are kept for 24 hours. */
const KEPT_MS = 24 * 3_600_000;

export type KnownRequest = { parameters: string; status: number; body: unknown };

/**
 * Claims an idempotency key. Null when it is new or older than 24 hours; a rival with the same key waits here for the first one's commit and
 * then gets its answer.
 */
export async function claimRequest(
  tx: Tx,
  { key, parameters, now }: { key: string; parameters: string; now: Date },
): Promise<KnownRequest | null> {
  const forgottenSince = new Date(now.getTime() - KEPT_MS);
  const claimed = await tx.$executeRaw`
    INSERT INTO stripe_emulator_request AS known (key, parameters, created_at)
    VALUES (${key}, ${parameters}, ${now})
    ON CONFLICT (key) DO UPDATE
      SET parameters = ${parameters}, created_at = ${now}, status = 0, body = NULL
      WHERE known.created_at < ${forgottenSince}`;
  if (claimed === 1) return null;
  const rows = await tx.$queryRaw<KnownRequest[]>`
    SELECT parameters, status, body FROM stripe_emulator_request WHERE key = ${key}`;
  return rows[0] ?? null;
}

export async function answerRequest(
  tx: Tx,
  { key, status, body }: { key: string; status: number; body: unknown },
): Promise<void> {
  await tx.$executeRaw`
    UPDATE stripe_emulator_request SET status = ${status}, body = ${JSON.stringify(body)}::jsonb WHERE key = ${key}`;
}

/** Lets a key be used again, as if its request had never been made. */
export async function forgetRequest(tx: Tx, key: string): Promise<void> {
  await tx.$executeRaw`DELETE FROM stripe_emulator_request WHERE key = ${key}`;
}

/** The newest event about an intent that the webhook has not taken yet. */
export async function findNewestEvent(db: Db, intentId: string): Promise<string | null> {
  const rows = await db.prisma.$queryRaw<{ id: string }[]>`
    SELECT id FROM stripe_emulator_object
     WHERE kind = 'event' AND parent_id = ${intentId} AND delivered_at IS NULL ORDER BY sequence DESC LIMIT 1`;
  return rows[0]?.id ?? null;
}
