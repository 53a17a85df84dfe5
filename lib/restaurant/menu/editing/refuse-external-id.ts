import { fail } from "@/lib/core/errors/app-error";
import { isUniqueViolation } from "@/lib/platform/db/constraint-error";

/** Ends a write of the menu that broke a unique index: the only one that a restaurant's words reach is `externalId`. */
export function refuseTakenExternalId(error: unknown): never {
  if (isUniqueViolation(error))
    fail(
      "EXTERNAL_ID_TAKEN",
      "Another one of this kind already has this externalId. Take it away there first.",
    );
  throw error;
}
