"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Price } from "@/components/ui/price";
import { ProblemBox } from "@/components/ui/problem-box";
import type { BoardOrder } from "./board-order";
import type { RefundScope } from "./refund-choice";
import { useRefundPreview } from "./use-refund";
import { useRefundProblem } from "./use-refund-problem";

interface RefundPreviewProps {
  order: BoardOrder;
  scope: RefundScope | null;
  /** The refund is on its way, or made. */
  isSent: boolean;
}

/** What the guest gets back where, and how the payout changes, before anything is done. */
export function RefundPreview({ order, scope, isSent }: RefundPreviewProps) {
  const t = useTranslations("dashboardRefunds");
  const problemOf = useRefundProblem();
  const { data, error, isFetching } = useRefundPreview(order, scope, isSent);
  if (scope === null) return <p className="text-sm text-ink-soft">{t("nothingChosen")}</p>;
  if (error) return <ProblemBox>{problemOf(error)}</ProblemBox>;
  if (!data) return <p className="text-sm text-ink-soft">{t("calculating")}</p>;
  const { currency, amount, tip, purses, payout } = data;
  return (
    <div aria-live="polite" aria-busy={isFetching}>
      <dl className="space-y-1.5 rounded-control bg-sunken px-4 py-3">
        <Row label={t("guestGets", { name: order.customerName || t("guest") })} strong>
          <Price amount={amount} currency={currency} />
        </Row>
        {tip > 0 && (
          <Row label={t("tipPart")}>
            <Price amount={tip} currency={currency} />
          </Row>
        )}
        {purses.map((each) => (
          <Row key={each.purse} label={t(`purses.${each.purse}`)}>
            <Price amount={each.amount} currency={currency} />
          </Row>
        ))}
        {payout.before !== payout.after && (
          <>
            <Row label={t("payoutBefore")}>
              <Price amount={payout.before} currency={currency} />
            </Row>
            <Row label={t("payoutAfter")} strong>
              <Price amount={payout.after} currency={currency} />
            </Row>
          </>
        )}
      </dl>
    </div>
  );
}

function Row({ label, strong, children }: { label: string; strong?: boolean; children: ReactNode }) {
  return (
    <div className={`flex justify-between gap-4 ${strong ? "font-semibold" : "text-sm text-ink-soft"}`}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
