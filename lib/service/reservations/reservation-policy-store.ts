import { mintTenantId, type TenantId } from "@/lib/core/ids/tenant-id";
import type { Tx } from "@/lib/platform/db/db";
import type { Sql } from "@/lib/platform/db/sql";
import type { ServiceHours } from "@/lib/restaurant/hours/opening-hours";
import { DEFAULT_RESERVATION_POLICY, type LongerStay, type ReservationPolicy } from "./reservation-policy";

/** Lets changes of a restaurant's booking rules wait for each other; the rules of most have no row to lock. */
export async function lockPolicy(tx: Tx, { tenantId }: { tenantId: TenantId }): Promise<void> {
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`booking-rules:${tenantId}`}, 0))`;
}

export type ReservationHost = {
  tenantId: TenantId;
  slug: string;
  ownHost: string | null;
  name: string;
  phone: string;
  address: string;
  accent: string;
  /** ISO 3166-1 alpha-2. */
  country: string;
  logoImage: string | null;
  timeZone: string;
  currency: string;
  locales: string[];
  serviceHours: ServiceHours;
  policy: ReservationPolicy;
};

type HostRow = Pick<
  ReservationHost,
  | "slug"
  | "ownHost"
  | "name"
  | "phone"
  | "address"
  | "accent"
  | "country"
  | "currency"
  | "logoImage"
  | "locales"
> & {
  id: string;
  time_zone: string;
  service_hours: ServiceHours;
  online_booking: boolean | null;
  party_min: number;
  party_max: number;
  slot_length_minutes: number;
  slot_interval_minutes: number;
  longer_stays: LongerStay[];
  blocked_dates: string[];
  lead_minutes: number;
  days_ahead: number;
  reminder_hours: number;
  online_waitlist: boolean;
  deposit_per_guest_minor: number;
  deposit_from_party: number;
  deposit_refund_hours: number;
};

function policyOf(row: HostRow): ReservationPolicy {
  if (row.online_booking === null) return DEFAULT_RESERVATION_POLICY;
  return {
    onlineBooking: row.online_booking,
    partyMin: row.party_min,
    partyMax: row.party_max,
    slotLengthMinutes: row.slot_length_minutes,
    slotIntervalMinutes: row.slot_interval_minutes,
    longerStays: row.longer_stays,
    blockedDates: row.blocked_dates,
    leadMinutes: row.lead_minutes,
    daysAhead: row.days_ahead,
    reminderHours: row.reminder_hours,
    onlineWaitlist: row.online_waitlist,
    depositPerGuestMinor: row.deposit_per_guest_minor,
    depositFromParty: row.deposit_from_party,
    depositRefundHours: row.deposit_refund_hours,
  };
}

const READ_HOSTS = {
  name: "reservation-hosts",
  text: `
    SELECT t.id, t.slug, t.own_host AS "ownHost", t.name, t.phone, t.address || ', ' || trim(t.postcode || ' ' || t.city) AS address, t.accent,
           t.country, t.currency, t.logo_image AS "logoImage", t.locales, t.time_zone,
           t.opening_hours -> 'reservation' AS service_hours,
           p.online_booking, p.party_min, p.party_max, p.slot_length_minutes, p.slot_interval_minutes,
           p.longer_stays, p.blocked_dates, p.lead_minutes, p.days_ahead, p.reminder_hours, p.online_waitlist,
           p.deposit_per_guest_minor, p.deposit_from_party, p.deposit_refund_hours
      FROM tenant t LEFT JOIN reservation_policy p ON p.tenant_id = t.id
     WHERE t.id = ANY($1)`,
};

/** Reads restaurants with their booking rules as they are now; those that do not exist are left out. */
export async function listReservationHosts(
  db: Sql,
  { tenantIds }: { tenantIds: readonly TenantId[] },
): Promise<ReservationHost[]> {
  const rows = await db.query<HostRow>(READ_HOSTS, [[...tenantIds]]);
  return rows.map((row) => ({
    tenantId: mintTenantId(row.id),
    slug: row.slug,
    ownHost: row.ownHost,
    name: row.name,
    phone: row.phone,
    address: row.address,
    accent: row.accent,
    country: row.country,
    logoImage: row.logoImage,
    timeZone: row.time_zone,
    currency: row.currency,
    locales: row.locales,
    serviceHours: row.service_hours,
    policy: policyOf(row),
  }));
}

/** Reads a restaurant with its booking rules as they are now. */
export async function getReservationHost(
  db: Sql,
  { tenantId }: { tenantId: TenantId },
): Promise<ReservationHost> {
  const [host] = await listReservationHosts(db, { tenantIds: [tenantId] });
  if (!host) throw new Error(`There is no tenant ${tenantId}.`);
  return host;
}

/** Changes the given rules and leaves the others as they are. */
export async function saveReservationPolicy(
  tx: Tx,
  { tenantId, changes }: { tenantId: TenantId; changes: Partial<ReservationPolicy> },
): Promise<void> {
  await tx.reservationPolicy.upsert({
    where: { tenantId },
    update: changes,
    create: { tenantId, ...DEFAULT_RESERVATION_POLICY, ...changes },
  });
}

/** Replaces the hours in which guests sit; those of the other services stay. */
export async function saveReservationHours(
  tx: Tx,
  { tenantId, serviceHours }: { tenantId: TenantId; serviceHours: ServiceHours },
): Promise<void> {
  await tx.$executeRaw`
    UPDATE tenant SET opening_hours = jsonb_set(opening_hours, '{reservation}', ${JSON.stringify(serviceHours)}::jsonb)
     WHERE id = ${tenantId}`;
}
