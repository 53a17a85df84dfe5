declare const brand: unique symbol;

/** The short id of an existing tenant. Only guards and the tenant look-up mint one. */
export type TenantId = string & { readonly [brand]: "TenantId" };

/** Marks an id that was just read from the tenant table. */
export function mintTenantId(id: string): TenantId {
  return id as TenantId;
}
