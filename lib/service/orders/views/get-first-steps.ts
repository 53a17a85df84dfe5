import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { App } from "@/lib/payments/app";
import { type FirstSteps, firstSteps } from "./first-steps";
import { getFirstFacts } from "./first-steps-store";

/** What a restaurant has done on the way to its first order, for its first hour. */
export async function getFirstSteps(app: App, { tenantId }: { tenantId: TenantId }): Promise<FirstSteps> {
  return firstSteps(await getFirstFacts(app.db, { tenantId }));
}
