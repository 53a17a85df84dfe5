import { fail } from "@/lib/core/errors/app-error";
import { refuseFields } from "@/lib/core/errors/refuse-fields";
import { isCheckViolation, isUniqueViolation } from "@/lib/platform/db/constraint-error";

/** Ends the request with COUPON_NOT_FOUND, the same for unknown and foreign coupons. */
export function refuseUnknownCoupon(): never {
  return fail("COUPON_NOT_FOUND", "There is no such coupon.");
}

/** Tells what the database refused about a written coupon: COUPON_CODE_TAKEN, or a limit below the uses there are. */
export function refuseWrittenCoupon(error: unknown): never {
  if (isUniqueViolation(error))
    fail("COUPON_CODE_TAKEN", "A coupon with this code already exists. Choose another one.");
  if (isCheckViolation(error)) {
    refuseFields([{ path: "usageLimit", message: "must not be below the number of uses so far" }]);
  }
  throw error;
}
