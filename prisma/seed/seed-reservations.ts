import type { Tx } from "@/lib/platform/db/db";
import { DEFAULT_RESERVATION_POLICY } from "@/lib/service/reservations/reservation-policy";
import type { DemoRestaurant } from "./content/demo-content";
import { demoId, demoTenantId } from "./seed-ids";

/** Writes the tables and booking rules of one restaurant. */
export async function seedReservations(tx: Tx, restaurant: DemoRestaurant): Promise<void> {
  const { slug, tables, combinableTables, reservations } = restaurant;
  const tenantId = demoTenantId(slug);
  const tableId = (name: string) => demoId("tbl", slug, name);
  await tx.reservationPolicy.create({
    data: {
      ...DEFAULT_RESERVATION_POLICY,
      tenantId,
      partyMin: reservations.minPartySize,
      partyMax: reservations.maxPartySize,
      slotLengthMinutes: reservations.slotLengthMinutes,
      slotIntervalMinutes: reservations.slotIntervalMinutes,
      leadMinutes: reservations.leadTimeMinutes,
      daysAhead: reservations.daysAhead,
    },
  });
  await tx.diningTable.createMany({
    data: tables.map(({ name, seats, area }, position) => ({
      tenantId,
      id: tableId(name),
      name,
      seats,
      area,
      position,
    })),
  });
  await tx.diningTablePair.createMany({
    data: combinableTables.map((names) => {
      const [first, other] = names.map(tableId).sort() as [string, string];
      return { tenantId, tableId: first, otherId: other };
    }),
  });
}
