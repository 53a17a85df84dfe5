import type { Metadata } from "next";
import { QueryProvider } from "@/components/data/query-provider";
import { readStorefront } from "@/components/storefront/frame/read-storefront";
import { StorefrontBar } from "@/components/storefront/frame/storefront-bar";
import { StorefrontProvider } from "@/components/storefront/frame/storefront-context";
import { OrderTracking } from "@/components/storefront/order/order-tracking";

interface OrderPageProps {
  params: Promise<{ tenantId: string; orderId: string }>;
  searchParams: Promise<{ email?: string | string[] }>;
}

/** The address can contain the diner's email, so no referrer is sent. */
export const metadata: Metadata = { robots: { index: false }, referrer: "no-referrer" };

export default async function OrderPage({ params, searchParams }: OrderPageProps) {
  const [{ tenantId, orderId }, { email }] = await Promise.all([params, searchParams]);
  const { view, dress } = await readStorefront(tenantId);
  return (
    <StorefrontProvider shop={view}>
      <main id="content" className="mx-auto max-w-168 px-5 md:px-10">
        <StorefrontBar name={view.name} locales={dress.locales} back />
        <div className="pt-6">
          <QueryProvider>
            <OrderTracking orderId={orderId} linkEmail={typeof email === "string" ? email : null} />
          </QueryProvider>
        </div>
      </main>
    </StorefrontProvider>
  );
}
