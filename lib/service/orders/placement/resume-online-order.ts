import type { App } from "@/lib/payments/app";
import type { IdempotencyClaim } from "@/lib/platform/idempotency/idempotency-store";
import type { ShopTenant } from "@/lib/restaurant/tenancy/shop-tenant";
import { findCheckout } from "./checkout-store";
import { finishCheckout } from "./finish-checkout";

/** Resumes a checkout whose first request died; null if everything it reserved has been released. */
export async function resumeOnlineOrder(
  app: App,
  { tenant, orderId, claim }: { tenant: ShopTenant; orderId: string; claim: IdempotencyClaim | null },
): Promise<string | null> {
  const checkout = await findCheckout(app.db.prisma, { tenantId: tenant.id, orderId });
  return checkout && finishCheckout(app, { tenant, checkout, claim });
}
