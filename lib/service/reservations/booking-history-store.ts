import type { Db } from "@/lib/platform/db/db";
import type { Prisma } from "@/lib/platform/db/generated/client";

/** Whose bookings: an account's own and, with a confirmed email, also those made as a guest with its address. */
export type BookerFilter =
  | { bazarUserId: string; provenEmail: string | null }
  | { tenantId: string; customerId: string; provenEmail: string | null }
  /** Whoever used an address at a restaurant, signed in or not. */
  | { tenantId: string; anyoneAt: string; provenEmail: string };

/** The bookings of an account. */
export function bookingsOf(booker: BookerFilter): Prisma.ReservationWhereInput {
  const { provenEmail } = booker;
  if ("bazarUserId" in booker) {
    const asGuest = { bazarUserId: null, customerEmail: provenEmail };
    // Nobody's history has what was tried at a test twin.
    return {
      tenant: { twinOf: null },
      OR: [{ bazarUserId: booker.bazarUserId }, ...(provenEmail === null ? [] : [asGuest])],
    };
  }
  if ("anyoneAt" in booker) return { tenantId: booker.tenantId, customerEmail: booker.anyoneAt };
  const { tenantId, customerId } = booker;
  const asGuest = { customerId: null, customerEmail: provenEmail };
  return { tenantId, OR: [{ customerId }, ...(provenEmail === null ? [] : [asGuest])] };
}

/** The bookings of an account with their restaurants, latest first. */
export function listBookingRows(db: Db, { booker, limit }: { booker: BookerFilter; limit: number }) {
  return db.prisma.reservation.findMany({
    where: bookingsOf(booker),
    orderBy: [{ startsAt: "desc" }, { id: "desc" }],
    take: limit,
    include: { tenant: { select: { slug: true, name: true, timeZone: true } } },
  });
}
