import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { DinerScope } from "@/lib/people/auth/diner";

/** Whose password is reset: somebody who works on the platform, or a diner. */
export type ResetScope = { kind: "platform" } | DinerScope;

export type ResetRequest = { scope: ResetScope; email: string; locale: string };

/** The storefront that keeps the account, or null. */
export function tenantIdOf(scope: ResetScope): TenantId | null {
  return scope.kind === "customer" ? scope.tenantId : null;
}
