import type { TenantId } from "@/lib/core/ids/tenant-id";

/** Where a diner has an account: on the marketplace, or at one restaurant's storefront. */
export type DinerScope = { kind: "bazar" } | { kind: "customer"; tenantId: TenantId };

export type Diner = {
  id: string;
  /** Lower case. */
  email: string;
  name: string;
  createdAt: Date;
  /** When they confirmed their email. */
  emailProvenAt: Date | null;
};

/** What a diner may know of their own account. */
export function profileOf({ id, email, name, createdAt }: Diner) {
  return { id, email, name, createdAt: createdAt.toISOString() };
}

/** The same, with whether their email is confirmed. */
export function provableProfileOf(diner: Diner) {
  return { ...profileOf(diner), emailProven: diner.emailProvenAt !== null };
}
