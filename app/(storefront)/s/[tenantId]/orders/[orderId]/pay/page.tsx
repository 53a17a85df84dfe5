import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { queryText } from "@/components/frame/query-text";
import { readStorefront } from "@/components/storefront/frame/read-storefront";
import { StorefrontPage } from "@/components/storefront/frame/storefront-page";
import { OrderPayment } from "@/components/storefront/order/order-payment";

interface PayPageProps {
  params: Promise<{ tenantId: string; orderId: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

/** A bank sends the diner back with the payment's secret in the address, so no referrer is sent. */
export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("payment");
  return { title: t("title"), robots: { index: false }, referrer: "no-referrer" };
}

export default async function PayPage({ params, searchParams }: PayPageProps) {
  const [{ tenantId, orderId }, query] = await Promise.all([params, searchParams]);
  const { view, theme } = await readStorefront(tenantId);
  const secret = query.payment_intent_client_secret;
  const returned =
    typeof secret === "string" ? { clientSecret: secret, failed: query.redirect_status === "failed" } : null;
  return (
    <StorefrontPage view={view} theme={theme} areas={["tracking", "payment", "checkout"]}>
      <div className="pt-6">
        <OrderPayment orderId={orderId} linkEmail={queryText(query.email)} returned={returned} />
      </div>
    </StorefrontPage>
  );
}
