import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { App } from "@/lib/payments/app";
import { kitchenScreenWire } from "./kitchen-screen-contract";
import { listScreenRows } from "./kitchen-screen-store";

/** The paired screens of a restaurant by their names. */
export async function listKitchenScreens(app: App, { tenantId }: { tenantId: TenantId }) {
  return { screens: (await listScreenRows(app.db.prisma, { tenantId })).map(kitchenScreenWire) };
}
