import type { TrackedOrder } from "@/components/storefront/checkout/order-call";
import { getPageApp } from "@/lib/app/page-app";
import { findPublicOrder } from "@/lib/service/orders/views/find-public-order";

/** The order of a link that names its email, so that the page arrives with it; null where it cannot be read. */
export async function readLinkedOrder(
  tenantRef: string,
  orderId: string,
  email: string | null,
): Promise<TrackedOrder | null> {
  return email === null ? null : findPublicOrder(getPageApp(), { tenantRef, orderId, email });
}
