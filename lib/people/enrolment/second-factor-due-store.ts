import { columnOf } from "@/lib/platform/db/column-of";
import type { Db, Tx } from "@/lib/platform/db/db";
import { ONLINE_SWITCHES, switchField } from "@/lib/restaurant/tenancy/payment-switch";

/** An owner who takes cards without a second factor and was not notified yet, and the first of their restaurants that does. */
export type OwnerToAsk = {
  userId: string;
  email: string;
  name: string;
  restaurant: { name: string; country: string; timeZone: string; locales: string[] };
};

const TAKES_ONLINE = ONLINE_SWITCHES.map((name) => `t.${columnOf(switchField(name))}`).join(" OR ");

/** From the teams on, which are on one node of a cluster each; restaurants and users are on all (decision 098). */
const OWNERS_TO_ASK = `
  WITH enrolled AS MATERIALIZED (SELECT user_id FROM second_factor WHERE confirmed_at IS NOT NULL)
  SELECT DISTINCT ON (u.id) u.id AS "userId", u.email, u.name, t.name AS restaurant, t.country, t.time_zone AS "timeZone",
         t.locales
    FROM tenant_member m
    JOIN users u ON u.id = m.user_id AND u.second_factor_due_at IS NULL
    JOIN tenant t ON t.id = m.tenant_id AND t.status = 'active' AND (${TAKES_ONLINE})
   WHERE m.role = 'owner' AND NOT EXISTS (SELECT FROM enrolled WHERE enrolled.user_id = u.id)
   ORDER BY u.id, m.created_at LIMIT $1`;

export async function listOwnersToAsk(db: Db, { limit }: { limit: number }): Promise<OwnerToAsk[]> {
  const owners = await db.sql.query<
    Pick<OwnerToAsk, "userId" | "email" | "name"> & { restaurant: string } & Omit<
        OwnerToAsk["restaurant"],
        "name"
      >
  >(OWNERS_TO_ASK, [limit]);
  return owners.map(({ userId, email, name, restaurant, ...rest }) => ({
    userId,
    email,
    name,
    restaurant: { name: restaurant, ...rest },
  }));
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
