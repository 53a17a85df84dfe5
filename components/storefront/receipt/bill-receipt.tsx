"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { api, dataOf } from "@/components/data/api";
import { TenantLink } from "@/components/frame/tenant-link";
import { useStorefront } from "@/components/storefront/frame/storefront-context";
import { buttonClass } from "@/components/ui/button-style";
import { ReceiptView } from "./receipt-view";

/** The receipt of a table's bill, for whoever has the link of the bill. */
export function BillReceipt({ token }: { token: string }) {
  const t = useTranslations("receipts.page");
  const { slug: tenantId } = useStorefront().shop;
  const { data, error } = useQuery({
    queryKey: ["tenant", tenantId, "bill-receipt", token],
    queryFn: () =>
      dataOf(
        api.GET("/api/public/{tenantId}/bills/{token}/receipt", { params: { path: { tenantId, token } } }),
      ),
  });
  const path = `/bill/${encodeURIComponent(token)}`;
  return (
    <ReceiptView
      data={data}
      isMissing={error?.status === 404}
      missingText={t("none.bill")}
      hasFailed={error !== null}
      pdf={`/api/public/${encodeURIComponent(tenantId)}/bills/${encodeURIComponent(token)}/receipt/pdf`}
      back={
        <TenantLink path={path} className={buttonClass("quiet")}>
          {t("backToBill")}
        </TenantLink>
      }
    />
  );
}
