import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { Db, Tx } from "@/lib/platform/db/db";
import type { Prisma, WebhookEndpoint } from "@/lib/platform/db/generated/client";
import { EMAIL_RESTAURANT } from "@/lib/restaurant/tenancy/email-restaurant";

type EndpointKey = { tenantId: TenantId; endpointId: string };

export type EndpointChanges = Prisma.WebhookEndpointUncheckedUpdateInput;

/** A restaurant's endpoints, oldest first. */
export function listEndpointRows(db: Db, { tenantId }: { tenantId: TenantId }): Promise<WebhookEndpoint[]> {
  return db.prisma.webhookEndpoint.findMany({
    where: { tenantId, deletedAt: null },
    orderBy: [{ createdAt: "asc" }, { id: "asc" }],
  });
}

export function findEndpointRow(
  db: Db,
  { tenantId, endpointId }: EndpointKey,
): Promise<WebhookEndpoint | null> {
  return db.prisma.webhookEndpoint.findFirst({ where: { tenantId, id: endpointId, deletedAt: null } });
}

/** The endpoint, which nobody else changes until the transaction ends. */
export async function lockEndpointRow(
  tx: Tx,
  { tenantId, endpointId }: EndpointKey,
): Promise<WebhookEndpoint | null> {
  await tx.$queryRaw`
    SELECT id FROM webhook_endpoint WHERE tenant_id = ${tenantId} AND id = ${endpointId} FOR NO KEY UPDATE`;
  return tx.webhookEndpoint.findFirst({ where: { tenantId, id: endpointId, deletedAt: null } });
}

/** How many endpoints the restaurant has, disabled ones included. */
export function countEndpoints(tx: Tx, { tenantId }: { tenantId: TenantId }): Promise<number> {
  return tx.webhookEndpoint.count({ where: { tenantId, deletedAt: null } });
}

export function insertEndpointRow(
  tx: Tx,
  data: Prisma.WebhookEndpointUncheckedCreateInput,
): Promise<WebhookEndpoint> {
  return tx.webhookEndpoint.create({ data });
}

export function updateEndpointRow(
  tx: Tx,
  { tenantId, endpointId, changes }: EndpointKey & { changes: EndpointChanges },
): Promise<WebhookEndpoint> {
  return tx.webhookEndpoint.update({ where: { tenantId_id: { tenantId, id: endpointId } }, data: changes });
}

/** Takes the endpoint out of service for good. It stays as a row, so that an event being written can still refer to it. */
export async function deleteEndpointRow(
  tx: Tx,
  { tenantId, endpointId, now }: EndpointKey & { now: Date },
): Promise<void> {
  await tx.webhookEndpoint.updateMany({
    where: { tenantId, id: endpointId, deletedAt: null },
    data: { deletedAt: now },
  });
  await giveUpDeliveries(tx, { tenantId, endpointId });
}

/** Ends what is still on its way to the endpoint. */
export async function giveUpDeliveries(tx: Tx, { tenantId, endpointId }: EndpointKey): Promise<void> {
  await tx.webhookDelivery.updateMany({
    where: { tenantId, endpointId, status: "pending" },
    data: { status: "failed", leaseId: null, leasedUntil: null },
  });
}

/**
 * Whether any of the restaurants has an endpoint in service. In the order of the key, because PostgreSQL looks for any one
 * from the table's beginning on.
 */
export async function someoneListens(db: Db, tenantIds: readonly string[]): Promise<boolean> {
  const found = await db.sql.query(
    {
      name: "someone-listens",
      text: `SELECT FROM webhook_endpoint
              WHERE tenant_id = ANY($1) AND disabled_at IS NULL AND deleted_at IS NULL
              ORDER BY tenant_id, id LIMIT 1`,
    },
    [tenantIds],
  );
  return found.length > 0;
}

const OWNERS = { where: { role: "owner" }, select: { user: { select: { email: true } } } } as const;

/** Who is notified when an endpoint is disabled: the owners, or the restaurant itself where it has none. */
export async function findEndpointAudience(tx: Tx, { tenantId }: { tenantId: TenantId }) {
  const { original, ...tenant } = await tx.tenant.findUniqueOrThrow({
    where: { id: tenantId },
    select: {
      ...EMAIL_RESTAURANT,
      slug: true,
      email: true,
      alertEmails: true,
      locales: true,
      timeZone: true,
      members: OWNERS,
      // A test twin has the owners of its restaurant.
      original: { select: { members: OWNERS } },
    },
  });
  return { ...tenant, members: original?.members ?? tenant.members };
}
