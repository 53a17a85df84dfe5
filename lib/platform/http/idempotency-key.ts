import { fail } from "@/lib/core/errors/app-error";
import { isValidIdempotencyKey } from "@/lib/platform/idempotency/fingerprint";

/** The request's Idempotency-Key, or null. Throws VALIDATION_FAILED unless it is 1 to 255 visible characters. */
export function readIdempotencyKey(request: Request): string | null {
  const key = request.headers.get("idempotency-key");
  if (key === null || isValidIdempotencyKey(key)) return key;
  return fail("VALIDATION_FAILED", "header Idempotency-Key: use 1 to 255 visible characters.");
}
