import type { z } from "zod";
import type { AdminTenantDetail } from "@/lib/oversight/admin/admin-contract";

type Restaurant = z.output<typeof AdminTenantDetail>;

export type QuotaUse = Omit<Restaurant["quotaUse"][number], "name"> & {
  name: keyof Restaurant["quotas"] & string;
};
