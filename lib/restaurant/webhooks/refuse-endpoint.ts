import { fail } from "@/lib/core/errors/app-error";

/** Ends the request with WEBHOOK_ENDPOINT_NOT_FOUND, the same for unknown and foreign endpoints. */
export function refuseUnknownEndpoint(): never {
  return fail("WEBHOOK_ENDPOINT_NOT_FOUND", "There is no such webhook endpoint.");
}

/** Ends the request with WEBHOOK_DELIVERY_NOT_FOUND. */
export function refuseUnknownDelivery(): never {
  return fail("WEBHOOK_DELIVERY_NOT_FOUND", "There is no such delivery to this endpoint.");
}

/** Ends the request with WEBHOOK_ENDPOINT_DISABLED. */
export function refuseDisabledEndpoint(): never {
  return fail("WEBHOOK_ENDPOINT_DISABLED", "The endpoint is disabled. Enable it first.");
}
