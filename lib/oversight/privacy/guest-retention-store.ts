import type { Db } from "@/lib/platform/db/db";
import { Prisma } from "@/lib/platform/db/generated/client";
import { inSweep, type SweepScope } from "@/lib/platform/db/sweep-scope";

/** A restaurant's orders from `from` (null: from the first one) to, and without, `before`. */
export type GuestTime = { tenantId: string; from: Date | null; before: Date };

/** What each restaurant has to forget: guests of before so many months, from where it stopped the last time. */
export function listGuestTimes(
  db: Db,
  { scope, now }: { scope: SweepScope; now: Date },
): Promise<GuestTime[]> {
  return db.prisma.$queryRaw<GuestTime[]>`
    SELECT id AS "tenantId", guests_erased_before AS "from",
           ${now}::timestamptz - make_interval(months => personal_data_months) AS before
      FROM tenant
     WHERE ${Prisma.raw(inSweep(scope, "id"))}
       AND (guests_erased_before IS NULL
            OR guests_erased_before < ${now}::timestamptz - make_interval(months => personal_data_months))
     ORDER BY id`;
}

/** What names guests. */
const GUEST_KINDS = ["orders", "bookings", "cards", "notes", "tables"] as const;
export type GuestKind = (typeof GUEST_KINDS)[number];

/** As the listings of each kind have it, so that none is left out; erased ones may be among them. */
const KINDS = `
  SELECT EXISTS (SELECT FROM orders WHERE tenant_id = $1 AND created_at >= $2 AND created_at < $3) AS orders,
         EXISTS (SELECT FROM reservation WHERE tenant_id = $1 AND starts_at >= $2 AND starts_at < $3) AS bookings,
         EXISTS (SELECT FROM gift_card WHERE tenant_id = $1 AND created_at >= $2 AND created_at < $3)
           OR EXISTS (SELECT FROM gift_card_purchase WHERE tenant_id = $1 AND created_at >= $2 AND created_at < $3) AS cards,
         EXISTS (SELECT FROM guest_note WHERE tenant_id = $1 AND updated_at < $3) AS notes,
         EXISTS (SELECT FROM bill_guest WHERE tenant_id = $1 AND created_at >= $2 AND created_at < $3) AS tables`;

/** Of what kinds a restaurant has anything from a time: most have nothing of most kinds on a day. One round trip. */
export async function listGuestKinds(db: Db, { tenantId, from, before }: GuestTime): Promise<GuestKind[]> {
  const [row] = await db.sql.query<Record<GuestKind, boolean>>({ name: "guest-kinds", text: KINDS }, [
    tenantId,
    from ?? new Date(0),
    before,
  ]);
  return GUEST_KINDS.filter((kind) => row?.[kind]);
}

/** Notes that nobody older than the instant of each restaurant is named there now. */
export async function markGuestsErased(db: Db, times: readonly GuestTime[]): Promise<void> {
  await db.sql.execute(
    `UPDATE tenant SET guests_erased_before = done.before
       FROM unnest($1::text[], $2::timestamptz[]) AS done (id, before) WHERE tenant.id = done.id`,
    [times.map(({ tenantId }) => tenantId), times.map(({ before }) => before)],
  );
}
