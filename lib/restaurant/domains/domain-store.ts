import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { Db, Tx } from "@/lib/platform/db/db";
import type { OwnDomain, Prisma } from "@/lib/platform/db/generated/client";
import { EMAIL_RESTAURANT } from "@/lib/restaurant/tenancy/email-restaurant";
import { bumpShopVersion } from "@/lib/restaurant/tenancy/shop-version-store";

export type { OwnDomain };

type DomainKey = { tenantId: TenantId; domainId: string };
export type DomainChanges = Prisma.OwnDomainUncheckedUpdateInput;

/** A restaurant's domains, in the order in which they were named. */
export function listDomainRows(db: Db | Tx, { tenantId }: { tenantId: TenantId }): Promise<OwnDomain[]> {
  const client = "prisma" in db ? db.prisma : db;
  return client.ownDomain.findMany({ where: { tenantId }, orderBy: [{ createdAt: "asc" }, { id: "asc" }] });
}

export function findDomainRow(db: Db, { tenantId, domainId }: DomainKey): Promise<OwnDomain | null> {
  return db.prisma.ownDomain.findFirst({ where: { tenantId, id: domainId } });
}

/** The domain, which nobody else changes until the transaction ends. */
export async function lockDomainRow(tx: Tx, { tenantId, domainId }: DomainKey): Promise<OwnDomain | null> {
  await tx.$queryRaw`
    SELECT id FROM own_domain WHERE tenant_id = ${tenantId} AND id = ${domainId} FOR NO KEY UPDATE`;
  return tx.ownDomain.findFirst({ where: { tenantId, id: domainId } });
}

/** The row of the restaurant that has proven a name, locked; null where nobody has. */
export async function lockHolder(tx: Tx, name: string): Promise<OwnDomain | null> {
  await tx.$queryRaw`SELECT id FROM own_domain WHERE name = ${name} AND state = 'proven' FOR NO KEY UPDATE`;
  return tx.ownDomain.findFirst({ where: { name, state: "proven" } });
}

export function insertDomainRow(tx: Tx, data: Prisma.OwnDomainUncheckedCreateInput): Promise<OwnDomain> {
  return tx.ownDomain.create({ data });
}

export function updateDomainRow(
  tx: Tx | Db["prisma"],
  { tenantId, domainId, changes }: DomainKey & { changes: DomainChanges },
): Promise<OwnDomain> {
  return tx.ownDomain.update({ where: { tenantId_id: { tenantId, id: domainId } }, data: changes });
}

export async function deleteDomainRow(tx: Tx, { tenantId, domainId }: DomainKey): Promise<void> {
  await tx.ownDomain.deleteMany({ where: { tenantId, id: domainId } });
}

/**
 * Lets a restaurant's links lead to its primary domain, and makes the oldest proven one primary where none is. Belongs at
 * the end of every transaction that changes what is proven or primary.
 */
export async function settlePrimary(tx: Tx, { tenantId }: { tenantId: TenantId }): Promise<void> {
  await tx.execute(
    `UPDATE own_domain SET is_primary = true
      WHERE tenant_id = $1
        AND id = (SELECT id FROM own_domain WHERE tenant_id = $1 AND state = 'proven' ORDER BY proven_at, id LIMIT 1)
        AND NOT EXISTS (SELECT FROM own_domain WHERE tenant_id = $1 AND is_primary)`,
    [tenantId],
  );
  const [row] = await tx.query<{ name: string }>(
    "SELECT name FROM own_domain WHERE tenant_id = $1 AND is_primary",
    [tenantId],
  );
  await tx.execute("UPDATE tenant SET own_host = $2 WHERE id = $1", [tenantId, row?.name ?? null]);
  await bumpShopVersion(tx, { tenantId });
}

/** Takes the mark of the primary domain from whichever has it. */
export async function clearPrimary(tx: Tx, { tenantId }: { tenantId: TenantId }): Promise<void> {
  await tx.execute("UPDATE own_domain SET is_primary = false WHERE tenant_id = $1 AND is_primary", [
    tenantId,
  ]);
}

/** The restaurant that serves a host, and the host that its links lead to. */
export type ServedHost = { tenantId: string; slug: string; primaryHost: string };

/** Which of the hosts are proven, and whose they are. */
export async function findServedHosts(db: Db, names: string[]): Promise<Map<string, ServedHost>> {
  const { rows } = await db.pool.query<ServedHost & { name: string }>({
    name: "find-served-hosts",
    text: `SELECT d.name, d.tenant_id AS "tenantId", t.slug, coalesce(t.own_host, d.name) AS "primaryHost"
             FROM own_domain d JOIN tenant t ON t.id = d.tenant_id
            WHERE d.name = ANY($1) AND d.state = 'proven'`,
    values: [names],
  });
  return new Map(rows.map(({ name, ...served }) => [name, served]));
}

/** Domains that are to be looked at by themselves; of names that guests use first. */
export function listDueDomains(db: Db, { now, limit }: { now: Date; limit: number }): Promise<OwnDomain[]> {
  return db.prisma.ownDomain.findMany({
    where: { nextCheckAt: { lte: now } },
    orderBy: [{ nextCheckAt: "asc" }],
    take: limit,
  });
}

/** Whether a name is served by any restaurant. */
export async function isServed(db: Db, name: string): Promise<boolean> {
  return (await db.prisma.ownDomain.count({ where: { name, state: "proven" } })) > 0;
}

/** Keeps what the host of the pages said of a name that is served. */
export async function keepHostProblem(
  db: Db,
  { name, problem }: { name: string; problem: string | null },
): Promise<void> {
  await db.prisma.ownDomain.updateMany({ where: { name, state: "proven" }, data: { hostProblem: problem } });
}

/** Who is notified of a domain: the owners, or the restaurant itself where it has none. */
export function findDomainAudience(tx: Tx, { tenantId }: { tenantId: TenantId }) {
  return tx.tenant.findUniqueOrThrow({
    where: { id: tenantId },
    select: {
      ...EMAIL_RESTAURANT,
      email: true,
      alertEmails: true,
      locales: true,
      timeZone: true,
      members: { where: { role: "owner" }, select: { user: { select: { email: true } } } },
    },
  });
}
