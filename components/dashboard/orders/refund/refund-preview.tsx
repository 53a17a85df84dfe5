"use client";

import { useTranslations } from "next-intl";
import type { BoardOrder } from "@/components/dashboard/orders/board-order";
import { AmountRow } from "@/components/ui/amount-row";
import { Price } from "@/components/ui/price";
import { ProblemBox } from "@/components/ui/problem-box";
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
        <AmountRow label={t("guestGets", { name: order.customerName || t("guest") })} look="strong">
          <Price amount={amount} currency={currency} />
        </AmountRow>
        {tip > 0 && (
          <AmountRow label={t("tipPart")}>
            <Price amount={tip} currency={currency} />
          </AmountRow>
        )}
        {purses.map((each) => (
          <AmountRow key={each.purse} label={t(`purses.${each.purse}`)}>
            <Price amount={each.amount} currency={currency} />
          </AmountRow>
        ))}
        {payout.before !== payout.after && (
          <>
            <AmountRow label={t("payoutBefore")}>
              <Price amount={payout.before} currency={currency} />
            </AmountRow>
            <AmountRow label={t("payoutAfter")} look="strong">
              <Price amount={payout.after} currency={currency} />
            </AmountRow>
          </>
        )}
      </dl>
      {payout.before !== payout.after && (
        <p className="mt-2 text-sm text-ink-soft">{t(payout.feeKept ? "feeKept" : "feeRule")}</p>
      )}
    </div>
  );
}
