declare const brand: unique symbol;

/** The short id of an existing tenant. Only guards and the tenant look-up mint one. */
export type TenantId = string & { readonly [brand]: "TenantId" };

/** The ids of test twins begin with it. Those of restaurants cannot: the letter i is none of theirs. */
export const TWIN_MARK = "twin";

/** Whether a restaurant is a test twin, which has no live money and a clock of its own (docs/decisions/126). */
export function isTwin(tenantId: string): boolean {
  return tenantId.startsWith(TWIN_MARK);
}

/** Marks an id that was just read from the tenant table. */
export function mintTenantId(id: string): TenantId {
  return id as TenantId;
}
