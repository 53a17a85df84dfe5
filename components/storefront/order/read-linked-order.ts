import type { TrackedOrder } from "@/components/storefront/checkout/order-call";
import { getPageApp } from "@/lib/app/page-app";
import { readPublicOrder } from "@/lib/service/orders/read-public-order";

/**
 * The order of a link that names its email, so that the page arrives with it. Null when it cannot be read: the browser
 * asks for it too, and what it is answered decides what the page says.
 */
export async function readLinkedOrder(
  tenantRef: string,
  orderId: string,
  email: string | null,
): Promise<TrackedOrder | null> {
  if (email === null) return null;
  const app = getPageApp();
  try {
    const shop = await app.shops.find(tenantRef);
    return shop && (await readPublicOrder(app, { shop, orderId, email }));
  } catch {
    return null;
  }
}
