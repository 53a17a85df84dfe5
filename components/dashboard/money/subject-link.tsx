"use client";

import { useTranslations } from "next-intl";
import { TenantLink } from "@/components/frame/tenant-link";

interface SubjectLinkProps {
  subject: { kind: "order" | "bill_share" | "gift_card_purchase" | "deposit"; id: string } | null;
  reference: string | null;
  orderId: string | null;
}

/** What money was paid for, in the words that people use; an order leads to the order. */
export function SubjectLink({ subject, reference, orderId }: SubjectLinkProps) {
  const t = useTranslations("dashboardDisputes.subject");
  if (subject === null) return <span className="text-ink-soft">{t("none")}</span>;
  if (subject.kind === "gift_card_purchase") return t("giftCard");
  if (subject.kind === "deposit") return t("deposit", { booking: reference ?? "" });
  if (subject.kind === "bill_share") return t("bill", { table: reference ?? "" });
  if (orderId === null) return t("order", { number: reference ?? "" });
  return (
    <TenantLink
      path={`/history?order=${encodeURIComponent(orderId)}`}
      className="-my-2 inline-flex min-h-11 items-center whitespace-nowrap underline underline-offset-4"
    >
      {t("order", { number: reference ?? "" })}
    </TenantLink>
  );
}
