import type { Db } from "@/lib/platform/db/db";
import type { SavedAddress } from "./bazar-account-contract";

const COLUMNS = {
  id: true,
  email: true,
  name: true,
  createdAt: true,
  emailProvenAt: true,
  gdprConsentAt: true,
  phone: true,
  addresses: true,
} as const;

/** An account of the marketplace with what its checkouts are filled in with. */
export function getBazarAccountRow(db: Db, { bazarUserId }: { bazarUserId: string }) {
  return db.prisma.bazarUser.findUniqueOrThrow({ where: { id: bazarUserId }, select: COLUMNS });
}

/** Writes what is given and returns the account. */
export function updateBazarAccountRow(
  db: Db,
  input: { bazarUserId: string; changes: { name?: string; phone?: string; addresses?: SavedAddress[] } },
) {
  return db.prisma.bazarUser.update({
    where: { id: input.bazarUserId },
    data: input.changes,
    select: COLUMNS,
  });
}
