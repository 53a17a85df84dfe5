import type { Db } from "@/lib/platform/db/db";

/** A restaurant's orders from `from` (null: from the first one) to, and without, `before`. */
export type GuestTime = { tenantId: string; from: Date | null; before: Date };

/** What each restaurant has to forget: guests of before so many months, from where it stopped the last time. */
export function listGuestTimes(db: Db, { now }: { now: Date }): Promise<GuestTime[]> {
  return db.prisma.$queryRaw<GuestTime[]>`
    SELECT id AS "tenantId", guests_erased_before AS "from",
           ${now}::timestamptz - make_interval(months => personal_data_months) AS before
      FROM tenant
     WHERE guests_erased_before IS NULL
        OR guests_erased_before < ${now}::timestamptz - make_interval(months => personal_data_months)
     ORDER BY id`;
}

/** Notes that nobody older than the instant is named now. */
export async function markGuestsErased(db: Db, { tenantId, before }: GuestTime): Promise<void> {
  await db.prisma.tenant.update({ where: { id: tenantId }, data: { guestsErasedBefore: before } });
}
