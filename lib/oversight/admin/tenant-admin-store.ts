import { mintTenantId, type TenantId } from "@/lib/core/ids/tenant-id";
import type { PageCursor } from "@/lib/core/paging/page-cursor";
import type { Db, Tx } from "@/lib/platform/db/db";
import { EACH_TENANT, withoutTwins } from "@/lib/platform/db/each-tenant-sql";
import type { Prisma } from "@/lib/platform/db/generated/client";
import type { TenantStatus } from "@/lib/platform/db/generated/enums";
import type { QuotaName } from "@/lib/restaurant/tenancy/quotas";
import { bumpShopVersion } from "@/lib/restaurant/tenancy/shop-version-store";

const OWNER = {
  members: {
    where: { role: "owner" },
    orderBy: { createdAt: "asc" },
    take: 1,
    select: { user: { select: { id: true, name: true, email: true } } },
  },
} satisfies Prisma.TenantInclude;

type TenantFilter = {
  search?: string;
  status?: TenantStatus;
  sort: "newest" | "name" | "lastOrder";
  after: PageCursor | null;
  limit: number;
};

/** By what restaurants are sorted, and what that is of the last one that was read. */
const SORTS = {
  newest: { by: "t.created_at", order: "DESC", last: (at: string) => `${at}::timestamptz` },
  // A cursor has no name: it is what the restaurant is called now.
  name: {
    by: "t.name",
    order: "ASC",
    last: (_: string, id: string) => `coalesce((SELECT name FROM tenant WHERE id = ${id}), '')`,
  },
  // Those without an order are as old as time, and last.
  lastOrder: {
    by: "coalesce(newest.created_at, to_timestamp(0))",
    order: "DESC",
    last: (at: string) => `${at}::timestamptz`,
  },
} as const;

const NEWEST_ORDER = `
  LEFT JOIN LATERAL (SELECT o.created_at FROM orders o WHERE o.tenant_id = each.tenant_id AND NOT o.is_test
                      ORDER BY o.created_at DESC LIMIT 1) newest ON true`;

const isFound = (
  part: string,
) => `(t.name ILIKE ${part} OR t.slug ILIKE ${part} OR t.city ILIKE ${part} OR EXISTS (
  SELECT FROM tenant_member m JOIN users u ON u.id = m.user_id
   WHERE m.tenant_id = each.tenant_id AND m.role = 'owner' AND (u.name ILIKE ${part} OR u.email ILIKE ${part})))`;

/** Restaurants of every status with their first owner, in the wanted order, from behind the cursor. */
export async function listTenantRows(db: Db, { search, status, sort, after, limit }: TenantFilter) {
  const { by, order, last } = SORTS[sort];
  const values: unknown[] = [limit];
  const given = (value: unknown) => `$${values.push(value)}`;
  const conditions = [withoutTwins("t.id")];
  if (status) conditions.push(`t.status = ${given(status)}::tenant_status`);
  if (search) conditions.push(isFound(given(`%${search.replaceAll(/[\\%_]/g, "\\$&")}%`)));
  if (after) {
    const id = given(after.id);
    const place = last(sort === "name" ? "" : given(after.at), id);
    conditions.push(`(${by}, t.id) ${order === "ASC" ? ">" : "<"} (${place}, ${id})`);
  }
  const text = `
    SELECT t.id FROM tenant t ${search || sort === "lastOrder" ? `JOIN ${EACH_TENANT} ON each.tenant_id = t.id` : ""}
           ${sort === "lastOrder" ? NEWEST_ORDER : ""}
     WHERE ${conditions.join(" AND ")} ORDER BY ${by} ${order}, t.id ${order} LIMIT $1`;
  const { rows: places } = await db.pool.query<{ id: string }>(text, values);
  const ids = places.map(({ id }) => id);
  const rows = await db.prisma.tenant.findMany({ where: { id: { in: ids } }, include: OWNER });
  return rows.sort((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id));
}

/** When each of these restaurants last had an order, and how many since an instant; test orders do not count. */
export async function listTrade(
  db: Db,
  { tenantIds, since }: { tenantIds: readonly string[]; since: Date },
): Promise<Map<string, { lastOrderAt: Date | null; orders: number }>> {
  const { rows } = await db.pool.query<{ id: string; last_at: Date | null; orders: number }>({
    name: "list-trade",
    text: `SELECT each.tenant_id AS id, newest.created_at AS last_at, recent.orders
             FROM ${EACH_TENANT}
             LEFT JOIN LATERAL (SELECT o.created_at FROM orders o WHERE o.tenant_id = each.tenant_id AND NOT o.is_test
                                 ORDER BY o.created_at DESC LIMIT 1) newest ON true
            CROSS JOIN LATERAL (SELECT count(*)::int AS orders FROM orders o
                                 WHERE o.tenant_id = each.tenant_id AND NOT o.is_test AND o.created_at >= $2) recent
            WHERE each.tenant_id = ANY ($1)`,
    values: [tenantIds, since],
  });
  return new Map(rows.map(({ id, last_at, orders }) => [id, { lastOrderAt: last_at, orders }]));
}

/** Whether a restaurant is a draft, open or suspended. */
export async function getTenantStatus(tx: Tx, { tenantId }: { tenantId: TenantId }): Promise<TenantStatus> {
  return (await tx.tenant.findUniqueOrThrow({ where: { id: tenantId }, select: { status: true } })).status;
}

/** A restaurant's test twin is open or suspended as the restaurant is, visible to every reader at once. */
export async function setStatusOfTwin(
  tx: Tx,
  { tenantId, status }: { tenantId: TenantId; status: TenantStatus },
): Promise<void> {
  const [twin] = await tx.tenant.updateManyAndReturn({
    where: { twinOf: tenantId },
    data: { status },
    select: { id: true },
  });
  if (twin) await bumpShopVersion(tx, { tenantId: mintTenantId(twin.id) });
}

/** A restaurant with its group, the agent who brought it, and its account at the processor. */
export function getTenantSurroundings(db: Db, { tenantId }: { tenantId: TenantId }) {
  return db.prisma.tenant.findUniqueOrThrow({
    where: { id: tenantId },
    include: {
      organization: { select: { id: true, name: true } },
      referral: { include: { agent: { include: { user: { select: { name: true } } } } } },
      payoutAccount: true,
      twin: { select: { id: true, slug: true, createdAt: true } },
    },
  });
}

/** How much a restaurant has of what its quotas limit. */
export async function countQuotaUse(
  db: Db,
  { tenantId }: { tenantId: TenantId },
): Promise<Partial<Record<QuotaName, number>>> {
  const { rows } = await db.pool.query<Partial<Record<QuotaName, number>>>({
    name: "count-quota-use",
    text: `SELECT (SELECT count(*) FROM category WHERE tenant_id = $1)::int AS categories,
                  (SELECT count(*) FROM product WHERE tenant_id = $1)::int AS products,
                  (SELECT count(*) FROM scheduled_menu_change WHERE tenant_id = $1)::int AS "scheduledMenuChanges",
                  (SELECT count(*) FROM dining_table WHERE tenant_id = $1 AND removed_at IS NULL)::int AS tables,
                  (SELECT count(*) FROM ingredient WHERE tenant_id = $1 AND removed_at IS NULL)::int AS ingredients,
                  (SELECT count(*) FROM coupon WHERE tenant_id = $1)::int AS coupons,
                  (SELECT count(*) FROM media_file WHERE tenant_id = $1)::int AS pictures,
                  (SELECT ceil(coalesce(sum(bytes), 0) / 1048576.0) FROM media_file
                    WHERE tenant_id = $1)::int AS "pictureMegabytes",
                  (SELECT count(*) FROM webhook_endpoint
                    WHERE tenant_id = $1 AND deleted_at IS NULL)::int AS "webhookEndpoints",
                  (SELECT count(*) FROM tenant_member WHERE tenant_id = $1)::int AS "staffMembers"`,
    values: [tenantId],
  });
  return rows[0] ?? {};
}

/** What these restaurants are called, by short id. */
export function listTenantNames(
  db: Db,
  ids: readonly string[],
): Promise<{ id: string; slug: string; name: string }[]> {
  if (ids.length === 0) return Promise.resolve([]);
  return db.prisma.tenant.findMany({
    where: { id: { in: [...new Set(ids)] } },
    select: { id: true, slug: true, name: true },
  });
}

/** The short id of a restaurant by slug or short id, whatever its status; null when there is none. */
export async function findTenantId(db: Db, tenantRef: string): Promise<TenantId | null> {
  const row = await db.prisma.tenant.findFirst({
    where: { OR: [{ id: tenantRef }, { slug: tenantRef }] },
    select: { id: true },
  });
  return row && mintTenantId(row.id);
}
