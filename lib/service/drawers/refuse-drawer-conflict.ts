import { fail } from "@/lib/core/errors/app-error";
import { isForeignKeyViolation, isUniqueViolation } from "@/lib/platform/db/constraint-error";

/** Says what a constraint refused of a drawer. Throws DRAWER_NAME_TAKEN and MEMBER_NOT_FOUND. */
export async function refuseDrawerConflict(write: () => Promise<void>): Promise<void> {
  try {
    await write();
  } catch (error) {
    if (isUniqueViolation(error))
      fail("DRAWER_NAME_TAKEN", "Another drawer already has this name. Choose another one.");
    if (isForeignKeyViolation(error))
      fail("MEMBER_NOT_FOUND", "The restaurant's team has no member with this id.");
    throw error;
  }
}
