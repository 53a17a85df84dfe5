/**
 * The condition that finds the children of rows of several restaurants by their keys, restaurant by restaurant. Prisma's
 * `include` asks for every pair of a restaurant and a parent; from a page of a hundred restaurants on PostgreSQL reads
 * the whole table instead (ADR 093).
 */
export function ofParents<Key extends string>(
  parents: readonly { tenantId: string; id: string }[],
  key: Key,
): { OR: ({ tenantId: string } & Record<Key, { in: string[] }>)[] } {
  const byTenant = new Map<string, string[]>();
  for (const { tenantId, id } of parents) byTenant.set(tenantId, [...(byTenant.get(tenantId) ?? []), id]);
  return {
    OR: [...byTenant].map(
      ([tenantId, ids]) =>
        ({ tenantId, [key]: { in: ids } }) as { tenantId: string } & Record<Key, { in: string[] }>,
    ),
  };
}
