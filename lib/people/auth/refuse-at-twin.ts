import { fail } from "@/lib/core/errors/app-error";
import { isTwin, type TenantId } from "@/lib/core/ids/tenant-id";

/** Ends what is done at a restaurant itself and holds at its test twin as well. Throws NOT_AT_TWIN. */
export function refuseAtTwin({ tenantId }: { tenantId: TenantId }): void {
  if (isTwin(tenantId))
    fail("NOT_AT_TWIN", "A test twin has the team of its restaurant. Do this at the restaurant itself.");
}
