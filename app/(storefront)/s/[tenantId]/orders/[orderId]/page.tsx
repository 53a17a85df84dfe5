import type { Metadata } from "next";
import { queryText } from "@/components/frame/query-text";
import { readStorefront } from "@/components/storefront/frame/read-storefront";
import { StorefrontPage } from "@/components/storefront/frame/storefront-page";
import { OrderTracking } from "@/components/storefront/order/order-tracking";
import { readLinkedOrder } from "@/components/storefront/order/read-linked-order";
import { getPageApp } from "@/lib/app/page-app";
import { pushPublicKey } from "@/lib/platform/push/push-key";

interface OrderPageProps {
  params: Promise<{ tenantId: string; orderId: string }>;
  searchParams: Promise<{ email?: string | string[] }>;
}

/** The address can contain the diner's email, so no referrer is sent. */
export const metadata: Metadata = { robots: { index: false }, referrer: "no-referrer" };

export default async function OrderPage({ params, searchParams }: OrderPageProps) {
  const [{ tenantId, orderId }, query] = await Promise.all([params, searchParams]);
  const email = queryText(query.email);
  const [{ view, theme }, linkedOrder] = await Promise.all([
    readStorefront(tenantId),
    readLinkedOrder(tenantId, orderId, email),
  ]);
  return (
    <StorefrontPage view={view} theme={theme} areas={["tracking", "payment", "checkout"]}>
      <div className="pt-6">
        <OrderTracking
          orderId={orderId}
          linkEmail={email}
          linkedOrder={linkedOrder}
          pushKey={pushPublicKey(getPageApp().env.VAPID_PRIVATE_KEY)}
        />
      </div>
    </StorefrontPage>
  );
}
