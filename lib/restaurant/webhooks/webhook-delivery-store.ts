import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { Db, Tx } from "@/lib/platform/db/db";
import type { RecordedEvent } from "@/lib/platform/events/event";
import type { EventType } from "@/lib/platform/events/event-type";
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
  /** Whether its receiver failed the last time. */
  isFailing: boolean;
  event: RecordedEvent;
  /** The traceparent of what caused the event. */
  trace: string | null;
};

type ClaimedRow = {
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
  return rows.map((row) => ({
    tenantId: row.tenant_id as TenantId,
    tenantSlug: row.slug,
    id: row.id,
    endpointId: row.endpoint_id,
    leaseId: input.leaseId,
    url: row.url,
    secret: row.secret,
    previousSecret: row.previous_secret,
    previousSecretUntil: row.previous_secret_until,
    tries: row.tries,
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

/** Logs an attempt and moves its delivery on. False when the lease was lost meanwhile, and then nothing is written. */
export async function recordAttempt(
  tx: Tx,
  input: { delivery: ClaimedDelivery; outcome: AttemptOutcome; verdict: DeliveryVerdict; at: Date },
): Promise<boolean> {
  const { delivery, outcome, verdict, at } = input;
  const { tenantId, id, leaseId } = delivery;
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
            WHERE d.status = 'pending' AND e.disabled_at IS NULL AND e.deleted_at IS NULL`,
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
    limit: number;
  },
) {
  const { tenantId, endpointId, before, status, limit } = input;
  return db.prisma.webhookDelivery.findMany({
    where: {
      tenantId,
      endpointId,
      ...(before === null ? {} : { sequence: { lt: before } }),
      ...(status === null ? {} : { status }),
    },
    orderBy: { sequence: "desc" },
    take: limit,
    include: WITH_EVENT_AND_ATTEMPTS,
  });
}

export type DeliveryRow = Awaited<ReturnType<typeof listDeliveryRows>>[number];

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
 * whether it was delivered before or not. Returns how many deliveries that makes.
 */
export function requeueEvents(
  tx: Tx,
  input: { tenantId: TenantId; endpointId: string; from: Date; to: Date; now: Date },
): Promise<number> {
  const { tenantId, endpointId, from, to, now } = input;
  return tx.$executeRaw`
    INSERT INTO webhook_delivery AS d (tenant_id, id, endpoint_id, sequence, next_attempt_at, created_at)
    SELECT v.tenant_id, 'whd_' || replace(gen_random_uuid()::text, '-', ''), e.id, v.sequence, ${now}, ${now}
      FROM webhook_endpoint e
      JOIN event v ON v.tenant_id = e.tenant_id AND v.created_at BETWEEN ${from} AND ${to}
       AND (cardinality(e.event_types) = 0 OR v.type = ANY (e.event_types))
     WHERE e.tenant_id = ${tenantId} AND e.id = ${endpointId}
    ON CONFLICT (tenant_id, endpoint_id, sequence)
      DO UPDATE SET status = 'pending', tries = 0, next_attempt_at = excluded.next_attempt_at`;
}
