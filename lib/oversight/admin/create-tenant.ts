import type { z } from "zod";
import type { App } from "@/lib/payments/app";
import { createRestaurant } from "@/lib/people/accounts/create-restaurant";
import type { StaffActor } from "@/lib/people/auth/staff-guards";
import { getTenantRow } from "@/lib/restaurant/tenancy/tenant-store";
import type { CreateTenantBody } from "./admin-contract";
import { adminTenantView } from "./tenant-view";

/** Makes a restaurant for an owner, who is emailed a link to choose a password. Throws EMAIL_TAKEN and SLUG_TAKEN. */
export async function createTenant(
  app: App,
  { actor, ...body }: z.output<typeof CreateTenantBody> & { actor: StaffActor },
) {
  const { restaurant, owner, refCode = null } = body;
  const { tenantId } = await createRestaurant(app, { restaurant, owner, password: null, refCode, actor });
  return adminTenantView(await getTenantRow(app.db, { tenantId }));
}
