"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { api, dataOf } from "@/components/data/api";
import { TenantLink } from "@/components/frame/tenant-link";
import { useStorefront } from "@/components/storefront/frame/storefront-context";
import { findOrderEmail } from "@/components/storefront/order/order-email";
import { orderPath } from "@/components/storefront/order/order-path";
import { buttonClass } from "@/components/ui/button-style";
import { ReceiptView } from "./receipt-view";

interface GuestReceiptProps {
  orderId: string;
  /** From the link of an email; in the tab that placed the order it is remembered. */
  linkEmail: string | null;
}

export function GuestReceipt({ orderId, linkEmail }: GuestReceiptProps) {
  const t = useTranslations("receipts.page");
  const { shop } = useStorefront();
  const [email, setEmail] = useState(linkEmail);
  const [isAsked, setIsAsked] = useState(false);
  const tenantId = shop.slug;
  const { data, error } = useQuery({
    queryKey: ["tenant", tenantId, "receipt", orderId, email],
    queryFn: () =>
      dataOf(
        api.GET("/api/public/{tenantId}/orders/{orderId}/receipt", {
          params: { path: { tenantId, orderId }, query: { email: email ?? "" } },
        }),
      ),
    enabled: email !== null,
  });
  useEffect(() => {
    if (linkEmail === null) setEmail(findOrderEmail(orderId));
    setIsAsked(true);
  }, [linkEmail, orderId]);

  const back = (
    <TenantLink path={orderPath(orderId, linkEmail)} className={buttonClass("quiet")}>
      {t("back")}
    </TenantLink>
  );
  const pdf = `/api/public/${encodeURIComponent(tenantId)}/orders/${encodeURIComponent(orderId)}/receipt/pdf?${new URLSearchParams({ email: email ?? "" })}`;
  return (
    <ReceiptView
      data={data}
      isMissing={error?.status === 404 || (isAsked && email === null)}
      missingText={t("none.body")}
      hasFailed={error !== null}
      pdf={pdf}
      back={back}
    />
  );
}
