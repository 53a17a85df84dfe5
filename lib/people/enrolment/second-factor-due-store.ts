import type { Db, Tx } from "@/lib/platform/db/db";
import { ONLINE_SWITCHES, switchField } from "@/lib/restaurant/tenancy/payment-switch";

/** An owner who takes cards without a second factor and was not notified yet, and the first of their restaurants that does. */
export type OwnerToAsk = {
  userId: string;
  email: string;
  name: string;
  restaurant: { name: string; country: string; timeZone: string; locales: string[] };
};

export async function listOwnersToAsk(db: Db, { limit }: { limit: number }): Promise<OwnerToAsk[]> {
  const tenant = {
    status: "active",
    OR: ONLINE_SWITCHES.map((name) => ({ [switchField(name)]: true })),
  } as const;
  const takesCards = { role: "owner", tenant } as const;
  const owners = await db.prisma.user.findMany({
    where: {
      secondFactorDueAt: null,
      memberships: { some: takesCards },
      NOT: { secondFactor: { confirmedAt: { not: null } } },
    },
    orderBy: { id: "asc" },
    take: limit,
    select: {
      id: true,
      email: true,
      name: true,
      memberships: {
        where: takesCards,
        orderBy: { createdAt: "asc" },
        take: 1,
        select: { tenant: { select: { name: true, country: true, timeZone: true, locales: true } } },
      },
    },
  });
  return owners.flatMap(({ id: userId, email, name, memberships: [first] }) =>
    first ? [{ userId, email, name, restaurant: first.tenant }] : [],
  );
}

/** Keeps the day that an owner is notified of. False when they were notified before. */
export async function setFactorDue(
  tx: Tx,
  { userId, dueAt }: { userId: string; dueAt: Date },
): Promise<boolean> {
  const { count } = await tx.user.updateMany({
    where: { id: userId, secondFactorDueAt: null },
    data: { secondFactorDueAt: dueAt },
  });
  return count === 1;
}
