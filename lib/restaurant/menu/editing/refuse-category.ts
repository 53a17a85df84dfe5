import { refuseFields } from "@/lib/core/errors/refuse-fields";
import { isForeignKeyViolation } from "@/lib/platform/db/constraint-error";

/** Ends a product write whose foreign key failed: the only one that nothing has checked before is the category. */
export function refuseUnknownCategory(error: unknown): never {
  if (isForeignKeyViolation(error)) {
    refuseFields([{ path: "categoryId", message: "does not belong to this restaurant" }]);
  }
  throw error;
}
