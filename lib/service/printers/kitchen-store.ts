import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { TicketKind } from "@/lib/core/ticket/ticket";
import type { SqlTx } from "@/lib/platform/db/sql";
import type { StationRule } from "./station-plan";

export type KitchenPrinter = { id: string; name: string; ticketKinds: TicketKind[]; stationIds: string[] };

/** The printers that print something by themselves. */
export function listKitchenPrinters(
  tx: SqlTx,
  { tenantId }: { tenantId: TenantId },
): Promise<KitchenPrinter[]> {
  return tx.query<KitchenPrinter>(
    `SELECT id, name, ticket_kinds AS "ticketKinds", station_ids AS "stationIds" FROM printer
      WHERE tenant_id = $1 AND ticket_kinds <> '{}' ORDER BY id`,
    [tenantId],
  );
}

export type PrintingRestaurant = { name: string; country: string; timeZone: string; locales: string[] };

/** What tickets of an order need to know of the restaurant and its menu. */
export async function readKitchen(
  tx: SqlTx,
  { tenantId, productIds }: { tenantId: TenantId; productIds: readonly string[] },
): Promise<{
  restaurant: PrintingRestaurant;
  stations: StationRule[];
  categories: Map<string, string>;
}> {
  const stations = await tx.query<StationRule>(
    `SELECT id, name, category_ids AS "categoryIds", product_ids AS "productIds", option_labels AS "optionLabels"
       FROM station WHERE tenant_id = $1 ORDER BY position, name`,
    [tenantId],
  );
  const products = await tx.query<{ id: string; categoryId: string }>(
    `SELECT id, category_id AS "categoryId" FROM product WHERE tenant_id = $1 AND id = ANY ($2)`,
    [tenantId, productIds],
  );
  const [restaurant] = await tx.query<PrintingRestaurant>(
    `SELECT name, country, time_zone AS "timeZone", locales FROM tenant WHERE id = $1`,
    [tenantId],
  );
  if (!restaurant) throw new Error("The restaurant is gone");
  return {
    restaurant,
    stations,
    categories: new Map(products.map(({ id, categoryId }) => [id, categoryId])),
  };
}
