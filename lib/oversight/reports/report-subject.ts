import type { TenantId } from "@/lib/core/ids/tenant-id";
import { type ReportRange, windowOf } from "./report-range";
import type { ReportInput } from "./sales-sql";

export type ReportedRestaurant = {
  id: TenantId;
  timeZone: string;
  currency: string;
  /** First is the default. */
  locales: readonly string[];
};

export type ReportRequest = { tenant: ReportedRestaurant; query: ReportRange };

/** What the stores read for a whole range. */
export function inputOf({ tenant, query }: ReportRequest): ReportInput {
  return { tenantId: tenant.id, timeZone: tenant.timeZone, window: windowOf(query, tenant.timeZone) };
}

/** The lines that every report begins with. */
export function headOf({ tenant, query }: ReportRequest) {
  return { from: query.from, to: query.to, timeZone: tenant.timeZone, currency: tenant.currency };
}
