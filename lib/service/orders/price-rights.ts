import { fail } from "@/lib/core/errors/app-error";
import { allowsScope } from "@/lib/core/scopes/api-scope";
import type { StaffActor } from "@/lib/people/auth/staff-guards";

/**
 * Ends what sets other prices than the menu's, or gives a discount: owners, co-managers and keys with the scope may
 * (docs/decisions/101 and 114). Throws FORBIDDEN and KEY_SCOPE_REQUIRED.
 */
export function requirePriceRights({ role, scopes }: Pick<StaffActor, "role" | "scopes">): void {
  if (role === "staff") fail("FORBIDDEN", "Only owners and co-managers change prices and give discounts.");
  if (scopes && !allowsScope(scopes, "order_prices:write"))
    fail("KEY_SCOPE_REQUIRED", "This key was not given the scope order_prices:write.");
}
