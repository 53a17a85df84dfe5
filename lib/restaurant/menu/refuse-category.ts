import { refuseFields } from "@/lib/core/errors/refuse-fields";
import { isForeignKeyViolation } from "@/lib/platform/db/constraint-error";

/** Ends a product write whose foreign key failed: its only one that a caller chooses is the category. */
export function refuseUnknownCategory(error: unknown): never {
  if (isForeignKeyViolation(error)) {
    refuseFields([{ path: "categoryId", message: "is no category of this restaurant" }]);
  }
  throw error;
}
