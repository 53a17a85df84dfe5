import { fail } from "@/lib/core/errors/app-error";

/** Ends the request with DOMAIN_NOT_FOUND, the same for unknown and foreign domains. */
export function refuseUnknownDomain(): never {
  return fail("DOMAIN_NOT_FOUND", "There is no such domain.");
}
