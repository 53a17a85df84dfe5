import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { Db, Tx } from "@/lib/platform/db/db";
import { inSweep } from "@/lib/platform/db/sweep-scope";
import type { RecordedEvent } from "@/lib/platform/events/event";
import type { EventType } from "@/lib/platform/events/event-type";
import { FIRST_PAYLOAD_VERSION, type PayloadVersion } from "@/lib/platform/events/payload-version";
import type { AttemptOutcome } from "@/lib/platform/outbound/attempt-outcome";
import type { DeliveryVerdict } from "./delivery-schedule";

/** A delivery that this process may send until its lease ends. */
export type ClaimedDelivery = {
  tenantId: TenantId;
  tenantSlug: string;
  id: string;
  endpointId: string;
  leaseId: string;
  url: string;
  secret: string;
  previousSecret: string | null;
  previousSecretUntil: Date | null;
  tries: number;
  /** In which its receiver gets payloads. */
  version: PayloadVersion;
  /** Whether its receiver failed the last time. */
  isFailing: boolean;
  event: RecordedEvent;
  /** The traceparent of what caused the event. */
  trace: string | null;
};

export type ClaimedRow = {
  tenant_id: string;
  slug: string;
  id: string;
  endpoint_id: string;
  url: string;
  secret: string;
  previous_secret: string | null;
  previous_secret_until: Date | null;
  tries: number;
  failing: boolean;
  event_id: string;
  type: EventType;
  sequence: string;
  data: Record<string, unknown>;
  event_created_at: Date;
  trace: string | null;
};

/** How much may be in flight to one receiver, by whether its last attempt succeeded, and to one restaurant's. */
const MOST_TO_HEALTHY = 4;
const MOST_TO_FAILING = 1;
const MOST_OF_RESTAURANT = 8;
const MOST_FAILING_OF_RESTAURANT = 2;

const CLAIM_DUE = `
  SELECT * FROM claim_deliveries($1, $2, $3, $4, $5, ${MOST_TO_HEALTHY}, ${MOST_TO_FAILING}, ${MOST_OF_RESTAURANT},
                                 ${MOST_FAILING_OF_RESTAURANT})
   ORDER BY event_created_at, sequence`;

/** Takes up to `limit` due deliveries for this process alone, of them up to `failingLimit` to receivers that fail. */
export async function claimDueDeliveries(
  db: Db,
  input: { now: Date; leaseId: string; leasedUntil: Date; limit: number; failingLimit: number },
): Promise<ClaimedDelivery[]> {
  const { rows } = await db.pool.query<ClaimedRow>({
    name: "claim-webhook-deliveries",
    text: CLAIM_DUE,
    values: [input.now, input.leaseId, input.leasedUntil, input.limit, input.failingLimit],
  });
  return claimedOf(db, rows, input.leaseId);
}

/** The deliveries that a statement has claimed. */
export async function claimedOf(
  db: Db,
  rows: readonly ClaimedRow[],
  leaseId: string,
): Promise<ClaimedDelivery[]> {
  const versions = await findVersions(db, rows);
  return rows.map((row) => ({
    tenantId: row.tenant_id as TenantId,
    tenantSlug: row.slug,
    id: row.id,
    endpointId: row.endpoint_id,
    leaseId,
    url: row.url,
    secret: row.secret,
    previousSecret: row.previous_secret,
    previousSecretUntil: row.previous_secret_until,
    tries: row.tries,
    version: versions.get(row.endpoint_id) ?? FIRST_PAYLOAD_VERSION,
    isFailing: row.failing,
    event: {
      id: row.event_id,
      type: row.type,
      sequence: Number(row.sequence),
      createdAt: row.event_created_at,
      data: row.data,
    },
    trace: row.trace,
  }));
}

/** The versions in which endpoints get their payloads. */
async function findVersions(
  db: Db,
  rows: readonly Pick<ClaimedRow, "tenant_id" | "endpoint_id">[],
): Promise<Map<string, PayloadVersion>> {
  if (rows.length === 0) return new Map();
  const found = await db.pool.query<{ id: string; version: PayloadVersion }>({
    name: "payload-versions",
    text: `SELECT id, payload_version AS version FROM webhook_endpoint WHERE tenant_id = ANY($1) AND id = ANY($2)`,
    values: [rows.map((row) => row.tenant_id), rows.map((row) => row.endpoint_id)],
  });
  return new Map(found.rows.map(({ id, version }) => [id, version]));
}

/** One attempt: what was sent when, and what came of it. */
export type SentRequest = { at: Date; headers: Record<string, string>; outcome: AttemptOutcome };

/** Logs an attempt and moves its delivery on. False when the lease was lost meanwhile, and then nothing is written. */
export async function recordAttempt(
  tx: Tx,
  input: {
    delivery: Pick<ClaimedDelivery, "tenantId" | "id" | "leaseId" | "version">;
    sent: SentRequest;
    verdict: Pick<DeliveryVerdict, "status" | "nextAttemptAt">;
  },
): Promise<boolean> {
  const { delivery, verdict } = input;
  const { at, headers: requestHeaders, outcome } = input.sent;
  const { tenantId, id, leaseId, version: payloadVersion } = delivery;
  const { count } = await tx.webhookDelivery.updateMany({
    where: { tenantId, id, leaseId, status: "pending" },
    data: {
      status: verdict.status,
      tries: { increment: 1 },
      attemptCount: { increment: 1 },
      leaseId: null,
      leasedUntil: null,
      ...(verdict.nextAttemptAt ? { nextAttemptAt: verdict.nextAttemptAt } : {}),
    },
  });
  if (count === 0) return false;
  const { attemptCount } = await tx.webhookDelivery.findUniqueOrThrow({
    where: { tenantId_id: { tenantId, id } },
    select: { attemptCount: true },
  });
  const { responseStatus, error, responseBody, durationMs } = outcome;
  await tx.webhookAttempt.create({
    data: {
      tenantId,
      deliveryId: id,
      number: attemptCount,
      at,
      durationMs,
      responseStatus,
      error,
      responseBody,
      requestHeaders,
      payloadVersion,
    },
  });
  return true;
}

/** When the next delivery to an endpoint in service is due, or its lease ends; null when nothing is on its way. */
export async function findNextDue(db: Db): Promise<Date | null> {
  const { rows } = await db.pool.query<{ next: Date | null }>({
    name: "next-webhook-delivery",
    text: `SELECT min(greatest(d.next_attempt_at, d.leased_until)) AS next
             FROM webhook_delivery d
             JOIN webhook_endpoint e ON e.tenant_id = d.tenant_id AND e.id = d.endpoint_id
            WHERE ${inSweep(null, "d.tenant_id")} AND d.status = 'pending'
              AND e.disabled_at IS NULL AND e.deleted_at IS NULL`,
  });
  return rows[0]?.next ?? null;
}

type DeliveryKey = { tenantId: TenantId; endpointId: string; deliveryId: string };

const WITH_EVENT_AND_ATTEMPTS = {
  event: true,
  attempts: { orderBy: { number: "desc" as const }, take: 20 },
};

/** An endpoint's deliveries by their events, newest first, each with its latest attempts. */
export function listDeliveryRows(
  db: Db,
  input: {
    tenantId: TenantId;
    endpointId: string;
    before: number | null;
    status: "pending" | "succeeded" | "failed" | null;
    eventType: EventType | null;
    limit: number;
  },
) {
  const { tenantId, endpointId, before, status, eventType, limit } = input;
  return db.prisma.webhookDelivery.findMany({
    where: {
      tenantId,
      endpointId,
      ...(before === null ? {} : { sequence: { lt: before } }),
      ...(status === null ? {} : { status }),
      ...(eventType === null ? {} : { event: { type: eventType } }),
    },
    orderBy: { sequence: "desc" },
    take: limit,
    include: WITH_EVENT_AND_ATTEMPTS,
  });
}

export type DeliveryRow = Awaited<ReturnType<typeof listDeliveryRows>>[number];

/** One delivery with its event and its latest attempts, or null. */
export function findDeliveryRow(
  db: Db,
  { tenantId, endpointId, deliveryId }: DeliveryKey,
): Promise<DeliveryRow | null> {
  return db.prisma.webhookDelivery.findFirst({
    where: { tenantId, endpointId, id: deliveryId },
    include: WITH_EVENT_AND_ATTEMPTS,
  });
}

/** Queues one delivery again from the start of the schedule. Null when the endpoint has no such delivery. */
export async function requeueDelivery(
  tx: Tx,
  { tenantId, endpointId, deliveryId, now }: DeliveryKey & { now: Date },
): Promise<DeliveryRow | null> {
  await tx.webhookDelivery.updateMany({
    where: { tenantId, endpointId, id: deliveryId },
    data: { status: "pending", tries: 0, nextAttemptAt: now },
  });
  return tx.webhookDelivery.findFirst({
    where: { tenantId, endpointId, id: deliveryId },
    include: WITH_EVENT_AND_ATTEMPTS,
  });
}

/**
 * Queues everything again that happened from one instant to another, both included, and that the endpoint listens to,
 * whether it was delivered before or not, as far as it is of the types; none are all. Tests are left out. Returns how
 * many deliveries that makes.
 */
export function requeueEvents(
  tx: Tx,
  input: { tenantId: TenantId; endpointId: string; from: Date; to: Date; eventTypes: EventType[]; now: Date },
): Promise<number> {
  const { tenantId, endpointId, from, to, eventTypes, now } = input;
  return tx.$executeRaw`
    INSERT INTO webhook_delivery AS d (tenant_id, id, endpoint_id, sequence, next_attempt_at, created_at)
    SELECT v.tenant_id, 'whd_' || replace(gen_random_uuid()::text, '-', ''), e.id, v.sequence, ${now}, ${now}
      FROM webhook_endpoint e
      JOIN event v ON v.tenant_id = e.tenant_id AND v.created_at BETWEEN ${from} AND ${to}
       AND (cardinality(e.event_types) = 0 OR v.type = ANY (e.event_types))
       AND (cardinality(${eventTypes}::text[]) = 0 OR v.type = ANY (${eventTypes}::text[])) AND v.type <> 'webhook.test'
     WHERE e.tenant_id = ${tenantId} AND e.id = ${endpointId}
    ON CONFLICT (tenant_id, endpoint_id, sequence)
      DO UPDATE SET status = 'pending', tries = 0, next_attempt_at = excluded.next_attempt_at`;
}
