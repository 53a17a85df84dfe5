import { NO_EMAIL_SUFFIX } from "@/lib/core/contact/no-email";
import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { PageCursor } from "@/lib/core/paging/page-cursor";
import { NOBODY_SUFFIX } from "@/lib/core/privacy/nobody";
import { contactSearch, hasPhone, isOfContact } from "@/lib/people/customers/contact-search-sql";
import type { Db } from "@/lib/platform/db/db";

type GuestKey = { tenantId: TenantId; email: string };

export type GuestRow = {
  id: string;
  email: string;
  name: string;
  phone: string;
  at: Date;
  hasAccount: boolean;
  consentAt: Date | null;
  orderCount: number;
  spentMinor: number;
  bookingCount: number;
  noShowCount: number;
  firstSeenAt: Date;
  notes: string;
  allergies: string;
  tags: string[];
};

const counts = `NOT o.is_test AND o.status NOT IN ('canceled', 'rejected')
      AND (o.payment_method IN ('cash', 'external') OR o.payment_status IN ('paid', 'refunded'))`;

type GuestFilter = {
  email?: string | undefined;
  phone?: string | undefined;
  search?: string | undefined;
  tag?: string | undefined;
};

/**
 * A guest is an email address. Guests are sorted by their last order or booking, so a page is merged from the newest of
 * both, each read until it has a page, and sums are made for the guests of the page alone. Whether a guest was here later
 * is asked guest by guest: OFFSET 0 keeps PostgreSQL from joining all visits with all visits. Erased people and
 * those without an email have an address of their own each time, and are left out.
 */
function pageOfGuests({ email, phone, search, tag }: GuestFilter, given: (value: unknown) => string): string {
  const searched = search ? contactSearch(search) : null;
  const wasHereLater = (table: string, row: string) => `EXISTS (
         SELECT FROM ${table} n WHERE n.tenant_id = $1 AND n.customer_email = ${row}.customer_email
            AND n.created_at >= ${row}.created_at AND (n.created_at, n.id) > (${row}.created_at, ${row}.id) OFFSET 0)`;
  const isTagged = (row: string) => `EXISTS (
         SELECT FROM guest_note g WHERE g.tenant_id = $1 AND g.email = ${row}.customer_email
            AND ${given(tag)} = ANY (g.tags))`;
  const newest = (table: string, row: string) => `(
    SELECT ${row}.id, ${row}.customer_email AS email, ${row}.customer_name AS name,
           coalesce(${row}.customer_phone, '') AS phone, ${row}.created_at AS at
      FROM ${table} ${row}
     WHERE ${row}.tenant_id = $1 AND ${row}.customer_email NOT LIKE '%${NOBODY_SUFFIX}'
       AND ${row}.customer_email NOT LIKE '%${NO_EMAIL_SUFFIX}'
       AND (${row}.created_at, ${row}.id) < ($2::timestamptz, $3::text)
       ${email === undefined ? "" : `AND ${row}.customer_email = ${given(email)}`}
       ${phone === undefined ? "" : `AND ${hasPhone(row, phone, given)}`}
       ${searched === null ? "" : `AND ${isOfContact(row, searched, given)}`}
       ${tag ? `AND ${isTagged(row)}` : ""}
       AND NOT ${wasHereLater("orders", row)} AND NOT ${wasHereLater("reservation", row)}
     ORDER BY ${row}.created_at DESC, ${row}.id DESC LIMIT $4)`;
  return `WITH page AS (
    SELECT * FROM (${newest("orders", "o")} UNION ALL ${newest("reservation", "r")}) contact
     ORDER BY at DESC, id DESC LIMIT $4)`;
}

/** The sums and notes of the guests of a page. */
const SUMS = `
  SELECT page.*, a.id IS NOT NULL AS "hasAccount", a.gdpr_consent_at AS "consentAt",
         ordered.count AS "orderCount", ordered.spent AS "spentMinor",
         booked.count AS "bookingCount", booked.no_shows AS "noShowCount",
         LEAST(ordered.first, booked.first) AS "firstSeenAt",
         coalesce(g.notes, '') AS notes, coalesce(g.allergies, '') AS allergies, coalesce(g.tags, '{}') AS tags
    FROM page
    LEFT JOIN customer a ON a.tenant_id = $1 AND a.email = page.email
    LEFT JOIN guest_note g ON g.tenant_id = $1 AND g.email = page.email
   CROSS JOIN LATERAL (
      SELECT (count(*) FILTER (WHERE ${counts}))::int AS count, min(o.created_at) AS first,
             coalesce(sum(o.total_minor::bigint + o.gift_card_minor - coalesce(back.minor, 0))
                      FILTER (WHERE ${counts}), 0)::float8 AS spent
        FROM orders o
        LEFT JOIN LATERAL (SELECT sum(f.amount_minor) AS minor FROM refund f
                            WHERE f.tenant_id = $1 AND f.order_id = o.id AND f.status = 'succeeded') back ON true
       WHERE o.tenant_id = $1 AND o.customer_email = page.email) ordered
   CROSS JOIN LATERAL (
      SELECT (count(*) FILTER (WHERE r.status <> 'canceled'))::int AS count, min(r.created_at) AS first,
             (count(*) FILTER (WHERE r.status = 'no_show'))::int AS no_shows
        FROM reservation r WHERE r.tenant_id = $1 AND r.customer_email = page.email) booked
   ORDER BY page.at DESC, page.id DESC`;

const BEFORE_ALL = { at: new Date("9999-12-31T00:00:00Z"), id: "" };

/** A restaurant's guests with their sums and notes, whoever was here last first, from behind the cursor. */
export async function listGuestRows(
  db: Db,
  input: GuestFilter & { tenantId: TenantId; after?: PageCursor | null; limit: number },
): Promise<GuestRow[]> {
  const { at, id } = input.after ?? BEFORE_ALL;
  const values: unknown[] = [input.tenantId, at, id, input.limit];
  const page = pageOfGuests(input, (value) => `$${values.push(value)}`);
  return db.sql.query<GuestRow>(`${page}${SUMS}`, values);
}

/** The address that an order or booking was made with; null for an unknown one and for an erased person. */
export async function findGuestEmail(
  db: Db,
  { tenantId, guestId }: { tenantId: TenantId; guestId: string },
): Promise<string | null> {
  const [row] = await db.sql.query<{ email: string | null }>(
    `SELECT email FROM (
       SELECT customer_email AS email FROM orders WHERE tenant_id = $1 AND id = $2
        UNION ALL
       SELECT customer_email FROM reservation WHERE tenant_id = $1 AND id = $2) visit
      WHERE email NOT LIKE '%${NOBODY_SUFFIX}' AND email NOT LIKE '%${NO_EMAIL_SUFFIX}'`,
    [tenantId, guestId],
  );
  return row?.email ?? null;
}

/** The latest orders and bookings of a guest. */
export async function listGuestVisits(db: Db, { tenantId, email, limit }: GuestKey & { limit: number }) {
  const where = { tenantId, customerEmail: email };
  const [orders, bookings] = await Promise.all([
    db.prisma.order.findMany({
      where,
      orderBy: [{ createdAt: "desc" }, { id: "desc" }],
      take: limit,
      select: {
        id: true,
        number: true,
        status: true,
        totalMinor: true,
        giftCardMinor: true,
        isTest: true,
        createdAt: true,
      },
    }),
    db.prisma.reservation.findMany({
      where,
      orderBy: [{ startsAt: "desc" }, { id: "desc" }],
      take: limit,
      select: { id: true, status: true, startsAt: true, guestCount: true },
    }),
  ]);
  return { orders, bookings };
}
