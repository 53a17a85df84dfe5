"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { Price } from "@/components/ui/price";
import { Table } from "@/components/ui/table";
import { couponReport, giftCardReport } from "./report-queries";
import { ReportSection } from "./report-section";
import { useReported } from "./use-reported";

export function CouponsSection() {
  const t = useTranslations("dashboardReports");
  const query = useQuery(couponReport(useReported()));
  return (
    <ReportSection
      title={t("coupons")}
      query={query}
      csv="coupons"
      empty={{ when: ({ coupons }) => coupons.length === 0, text: t("noCoupons") }}
    >
      {({ coupons, currency }) => (
        <Table
          caption={t("coupons")}
          rows={coupons}
          rowKey={({ couponId }) => couponId}
          columns={[
            { key: "code", header: t("code"), cell: ({ code }) => code },
            { key: "orders", header: t("orders"), numeric: true, cell: ({ orders }) => orders },
            {
              key: "discounts",
              header: t("discounts"),
              wideOnly: true,
              price: ({ discounts }) => ({ amount: discounts, currency }),
            },
            { key: "sales", header: t("broughtIn"), price: ({ sales }) => ({ amount: sales, currency }) },
          ]}
        />
      )}
    </ReportSection>
  );
}

export function GiftCardsSection() {
  const t = useTranslations("dashboardReports");
  const query = useQuery(giftCardReport(useReported()));
  return (
    <ReportSection
      title={t("giftCards")}
      query={query}
      csv="gift-cards"
      empty={{
        when: ({ moves, outstanding }) => outstanding === 0 && moves.every(({ count }) => count === 0),
        text: t("noGiftCards"),
      }}
    >
      {({ moves, outstanding, currency }) => (
        <>
          <Table
            caption={t("giftCards")}
            rows={moves.filter(({ count }) => count > 0)}
            rowKey={({ move }) => move}
            empty={<p className="py-3 text-ink-soft">{t("noGiftCardMoves")}</p>}
            columns={[
              { key: "move", header: t("movement"), cell: ({ move }) => t(`moves.${move}`) },
              { key: "count", header: t("count"), numeric: true, cell: ({ count }) => count },
              { key: "amount", header: t("amount"), price: ({ amount }) => ({ amount, currency }) },
            ]}
          />
          <p className="mt-3 text-sm text-ink-soft">
            {t.rich("outstanding", { amount: () => <Price amount={outstanding} currency={currency} /> })}
          </p>
        </>
      )}
    </ReportSection>
  );
}
