/**
 * What belongs to each restaurant, in the order of their ids. Rows of several restaurants are locked one restaurant after
 * the other, because a cluster locks those of one at a time (decision 098).
 */
export function byTenant<Id extends string, Row extends { tenantId: Id }>(
  rows: readonly Row[],
): [Id, Row[]][] {
  const lists = new Map<Id, Row[]>();
  for (const row of rows.toSorted((a, b) => (a.tenantId < b.tenantId ? -1 : 1))) {
    const list = lists.get(row.tenantId);
    if (list) list.push(row);
    else lists.set(row.tenantId, [row]);
  }
  return [...lists];
}

export const idsOf = (rows: readonly { id: string }[]): string[] => rows.map(({ id }) => id);
