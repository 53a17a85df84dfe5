import { fail } from "@/lib/core/errors/app-error";
import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { App } from "@/lib/payments/app";
import { type KitchenView, kitchenView } from "./kitchen-contract";
import {
  listKitchenStations,
  listKitchenSubjects,
  listStationStates,
  readKitchenAges,
} from "./kitchen-read-store";

/**
 * What the kitchen has, or one of its stations: accepted orders whose time has come and the rounds of tables. Five
 * statements, whatever the restaurant's history. Throws STATION_NOT_FOUND.
 */
export async function listKitchenTickets(
  app: App,
  { tenantId, stationId }: { tenantId: TenantId; stationId: string | null },
): Promise<KitchenView> {
  const { sql } = app.db;
  const [subjects, stations, ages] = await Promise.all([
    listKitchenSubjects(sql, { tenantId, now: app.clock.now() }),
    listKitchenStations(sql, { tenantId }),
    readKitchenAges(sql, { tenantId }),
  ]);
  if (stationId !== null && !stations.some(({ id }) => id === stationId))
    fail("STATION_NOT_FOUND", "There is no such station.");
  const subjectIds = subjects.map(({ subjectId }) => subjectId);
  const states = await listStationStates(sql, { tenantId, subjectIds });
  return kitchenView(subjects, { stations, states, ages, stationId });
}
