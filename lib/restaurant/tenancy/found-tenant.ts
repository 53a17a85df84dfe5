import type { TenantStatus } from "@/lib/platform/db/generated/enums";

/** What a guard reads of the restaurant that a request names; its id counts once the caller may act there. */
export type FoundTenant = {
  id: string;
  slug: string;
  name: string;
  status: TenantStatus;
  timeZone: string;
  currency: string;
  country: string;
  locales: string[];
};
