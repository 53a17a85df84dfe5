import { newId } from "@/lib/core/ids/ids";
import { mintTenantId, type TenantId } from "@/lib/core/ids/tenant-id";
import type { Db, Tx } from "@/lib/platform/db/db";
import type { PushSubscriptionInput } from "@/lib/platform/push/push-contract";
import type { OrderRef } from "./order";

const MOST_PER_ORDER = 5;

/** Keeps a browser's subscription to an order that the transaction has locked; false where enough wait for it. */
export async function savePushSubscription(
  tx: Tx,
  { tenantId, orderId, subscription, now }: OrderRef & { subscription: PushSubscriptionInput; now: Date },
): Promise<boolean> {
  const { endpoint, keys } = subscription;
  const others = { tenantId, orderId, endpoint: { not: endpoint } };
  if ((await tx.pushSubscription.count({ where: others })) >= MOST_PER_ORDER) return false;
  await tx.pushSubscription.upsert({
    where: { tenantId_orderId_endpoint: { tenantId, orderId, endpoint } },
    create: { tenantId, id: newId("psh"), orderId, endpoint, ...keys, createdAt: now },
    update: keys,
  });
  return true;
}

/** The subscriptions to an order. */
export async function listPushSubscriptionIds(tx: Tx, { tenantId, orderId }: OrderRef): Promise<string[]> {
  const rows = await tx.pushSubscription.findMany({ where: { tenantId, orderId }, select: { id: true } });
  return rows.map(({ id }) => id);
}

type PushSubscriptionRef = { tenantId: TenantId; subscriptionId: string };

/** A subscription with what its message says of the order, or null. */
export async function findPushSubscription(db: Db, { tenantId, subscriptionId: id }: PushSubscriptionRef) {
  const row = await db.prisma.pushSubscription.findUnique({
    where: { tenantId_id: { tenantId, id } },
    include: {
      order: {
        select: {
          ...{ id: true, number: true, status: true, type: true, locale: true },
          tenant: { select: { name: true, slug: true, country: true } },
        },
      },
    },
  });
  return row && { ...row, tenantId: mintTenantId(row.tenantId) };
}

/** Forgets a subscription, if it is there. */
export async function deletePushSubscription(
  db: Db,
  { tenantId, subscriptionId: id }: PushSubscriptionRef,
): Promise<void> {
  await db.prisma.pushSubscription.deleteMany({ where: { tenantId, id } });
}

/** Forgets every subscription to the orders. */
export async function deletePushSubscriptionsOf(
  tx: Tx,
  orders: readonly { tenantId: string; id: string }[],
): Promise<void> {
  const OR = orders.map(({ tenantId, id }) => ({ tenantId, orderId: id }));
  await tx.pushSubscription.deleteMany({ where: { OR } });
}
