import type { Metadata } from "next";
import { QueryProvider } from "@/components/data/query-provider";
import { queryText } from "@/components/frame/query-text";
import { AreaMessages } from "@/components/i18n/area-messages";
import { readStorefront } from "@/components/storefront/frame/read-storefront";
import { StorefrontBar } from "@/components/storefront/frame/storefront-bar";
import { StorefrontProvider } from "@/components/storefront/frame/storefront-context";
import { GuestReceipt } from "@/components/storefront/receipt/guest-receipt";

interface ReceiptPageProps {
  params: Promise<{ tenantId: string; orderId: string }>;
  searchParams: Promise<{ email?: string | string[] }>;
}

/** The address can contain the diner's email, so no referrer is sent. */
export const metadata: Metadata = { robots: { index: false }, referrer: "no-referrer" };

export default async function ReceiptPage({ params, searchParams }: ReceiptPageProps) {
  const [{ tenantId, orderId }, { email }] = await Promise.all([params, searchParams]);
  const { view, theme } = await readStorefront(tenantId);
  return (
    <StorefrontProvider shop={{ ...view, sections: [] }}>
      <AreaMessages areas={["storefront", "tracking", "receipts"]}>
        <main id="content" className="mx-auto max-w-168 px-5 md:px-10">
          <StorefrontBar name={view.name} locales={theme.locales} back />
          <div className="pt-6">
            <QueryProvider>
              <GuestReceipt orderId={orderId} linkEmail={queryText(email)} />
            </QueryProvider>
          </div>
        </main>
      </AreaMessages>
    </StorefrontProvider>
  );
}
