import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { ReportWindow } from "./report-range";

/** A restaurant, and a time in its zone. */
export type RestaurantTime = { tenantId: TenantId; window: ReportWindow };

/** The first three values of a statement about several restaurants, each with a time of its own. */
export const timeValues = (times: readonly RestaurantTime[]) => [
  times.map(({ tenantId }) => tenantId),
  times.map(({ window }) => window.start),
  times.map(({ window }) => window.end),
];
