import type { Db, Tx } from "@/lib/platform/db/db";
import type { WaitlistEntry } from "./waitlist-entry";
import { entryOf } from "./waitlist-store";

const MOST = 500;

/** The parties of an address, latest first; at one restaurant, or at all of them. */
export async function listEntriesOf(
  db: Db,
  { tenantId, email }: { tenantId: string | null; email: string },
): Promise<WaitlistEntry[]> {
  const rows = await db.prisma.waitlistEntry.findMany({
    where: { ...(tenantId ? { tenantId } : {}), customerEmail: email },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    take: MOST,
  });
  return rows.map(entryOf);
}

/** Deletes the parties of an address that are done or wait for an evening; at one restaurant, or at all of them. */
export async function deleteClosedEntries(
  tx: Tx,
  { tenantId, email }: { tenantId: string | null; email: string },
): Promise<void> {
  await tx.waitlistEntry.deleteMany({
    where: {
      ...(tenantId ? { tenantId } : {}),
      customerEmail: email,
      OR: [{ closedAt: { not: null } }, { status: "asked" }],
    },
  });
}

/** Deletes the parties whose tables these bookings were. */
export async function deleteEntriesOf(
  tx: Tx,
  bookings: readonly { tenantId: string; id: string }[],
): Promise<void> {
  if (bookings.length === 0) return;
  await tx.waitlistEntry.deleteMany({
    where: { OR: bookings.map(({ tenantId, id }) => ({ tenantId, reservationId: id })) },
  });
}
