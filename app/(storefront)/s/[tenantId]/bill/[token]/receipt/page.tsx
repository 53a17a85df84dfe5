import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { QueryProvider } from "@/components/data/query-provider";
import { AreaMessages } from "@/components/i18n/area-messages";
import { readStorefront } from "@/components/storefront/frame/read-storefront";
import { StorefrontBar } from "@/components/storefront/frame/storefront-bar";
import { StorefrontProvider } from "@/components/storefront/frame/storefront-context";
import { BillReceipt } from "@/components/storefront/receipt/bill-receipt";

interface BillReceiptPageProps {
  params: Promise<{ tenantId: string; token: string }>;
}

/** The address is the key to the bill, so no referrer is sent. */
export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("receipts.page");
  return { title: t("heading"), robots: { index: false }, referrer: "no-referrer" };
}

export default async function BillReceiptPage({ params }: BillReceiptPageProps) {
  const { tenantId, token } = await params;
  const { view, theme } = await readStorefront(tenantId);
  return (
    <StorefrontProvider shop={{ ...view, sections: [] }}>
      <AreaMessages areas={["storefront", "tracking", "receipts"]}>
        <main id="content" className="mx-auto max-w-168 px-5 md:px-10">
          <StorefrontBar name={view.name} locales={theme.locales} back />
          <div className="pt-6">
            <QueryProvider>
              <BillReceipt token={token} />
            </QueryProvider>
          </div>
        </main>
      </AreaMessages>
    </StorefrontProvider>
  );
}
