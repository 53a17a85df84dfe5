import { fail } from "@/lib/core/errors/app-error";
import { isTwin, type TenantId } from "@/lib/core/ids/tenant-id";

/** Throws NOT_A_TWIN at a restaurant: what is to be done is possible at test twins alone. */
export function requireTwin(tenantId: TenantId): void {
  if (!isTwin(tenantId)) fail("NOT_A_TWIN", "This is a restaurant; open its test twin and call that.");
}
