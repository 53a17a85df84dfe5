import type { Db, Tx } from "@/lib/db/db";
import type { ReservationPolicy as PolicyRow } from "@/lib/db/generated/client";
import type { OpeningHours, ServiceHours } from "@/lib/tenancy/opening-hours";
import type { TenantId } from "@/lib/tenancy/tenant-id";
import { DEFAULT_RESERVATION_POLICY, type LongerStay, type ReservationPolicy } from "./reservation-policy";

/** The restaurant that a booking is made at, as its guests and emails know it. */
export type ReservationHost = {
  tenantId: TenantId;
  slug: string;
  name: string;
  phone: string;
  address: string;
  accent: string;
  timeZone: string;
  locales: string[];
  serviceHours: ServiceHours;
  policy: ReservationPolicy;
};

const HOST_FIELDS = {
  slug: true,
  name: true,
  phone: true,
  address: true,
  postcode: true,
  city: true,
  accent: true,
  timeZone: true,
  locales: true,
  openingHours: true,
  reservationPolicy: true,
} as const;

function policyOf(row: PolicyRow | null): ReservationPolicy {
  if (!row) return DEFAULT_RESERVATION_POLICY;
  const { tenantId: _, ...policy } = row;
  return { ...policy, longerStays: row.longerStays as LongerStay[] };
}

/** Reads a restaurant with its booking rules as they are now. */
export async function getReservationHost(
  db: Tx | Db["prisma"],
  { tenantId }: { tenantId: TenantId },
): Promise<ReservationHost> {
  const tenant = await db.tenant.findUniqueOrThrow({ where: { id: tenantId }, select: HOST_FIELDS });
  const { postcode, city, openingHours, reservationPolicy, ...host } = tenant;
  return {
    ...host,
    tenantId,
    address: `${tenant.address}, ${`${postcode} ${city}`.trim()}`,
    serviceHours: (openingHours as OpeningHours).reservation,
    policy: policyOf(reservationPolicy),
  };
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
