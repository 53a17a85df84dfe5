"use client";

import { useFormatter, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { CopyId } from "@/components/admin/frame/copy-id";
import { PayoutBadge } from "@/components/admin/payouts/payout-badge";
import { AttemptList } from "@/components/frame/states/attempt-list";
import { DisputeStateBadge } from "@/components/frame/states/dispute-state-badge";
import { useDisputeWords } from "@/components/frame/states/use-dispute-words";
import { TenantLink } from "@/components/frame/tenant-link";
import { useMoneyText } from "@/components/frame/use-money-text";
import { Price } from "@/components/ui/price";
import type { OrderBooksWire } from "@/lib/oversight/books/order-books-contract";
import { BookPart } from "./book-part";
import { RefundBadge } from "./refund-badge";

export function OrderPayments({ books }: { books: OrderBooksWire }) {
  const t = useTranslations("adminOrders");
  const purses = useTranslations("adminOrders.purse");
  const dispute = useDisputeWords();
  const format = useFormatter();
  const money = useMoneyText();
  const { payments, refunds, transfers, disputes, order, restaurant } = books;
  const { currency } = order;
  const time = (instant: string) => format.dateTime(new Date(instant), "moment");
  return (
    <>
      {payments.length > 0 && (
        <BookPart title={t("payments.title")}>
          <List>
            {payments.map((payment) => (
              <Row
                key={payment.id}
                amount={payment.amount}
                currency={currency}
                id={payment.intentId ?? payment.id}
              >
                <span className="font-semibold">{t(`payments.state.${payment.state}`)}</span>
                <Note>
                  {[payment.method, time(payment.settledAt ?? payment.createdAt)].filter(Boolean).join(" · ")}
                </Note>
                {payment.attempts.length > 0 && (
                  <div className="mt-2">
                    <AttemptList attempts={payment.attempts} />
                  </div>
                )}
              </Row>
            ))}
          </List>
        </BookPart>
      )}
      {refunds.length > 0 && (
        <BookPart title={t("refunds.title")}>
          <List>
            {refunds.map((refund) => (
              <Row
                key={refund.id}
                amount={refund.amount}
                currency={currency}
                id={refund.processorRefundId ?? refund.id}
              >
                <RefundBadge status={refund.status} /> <span>{refund.reason}</span>
                <Note>
                  {purses(refund.purse)} · {t(`actor.${refund.actor}`)} · {time(refund.createdAt)}
                  {refund.fromPayout > 0 &&
                    ` · ${t("refunds.fromPayout", { amount: money(refund.fromPayout, currency) })}`}
                </Note>
                {refund.failureReason && <Problem>{refund.failureReason}</Problem>}
              </Row>
            ))}
          </List>
        </BookPart>
      )}
      {transfers.length > 0 && (
        <BookPart title={t("transfers.title")}>
          <List>
            {transfers.map((transfer) => (
              <Row
                key={transfer.id}
                amount={transfer.amount}
                currency={currency}
                id={transfer.processorTransferId ?? transfer.id}
              >
                <PayoutBadge status={transfer.status} />{" "}
                <TenantLink
                  path={`/payouts?tenant=${encodeURIComponent(restaurant.slug)}&status=${transfer.status}`}
                  className="inline-flex min-h-11 items-center underline underline-offset-4"
                >
                  {t("transfers.all")}
                </TenantLink>
                <Note>
                  {time(transfer.settledAt ?? transfer.createdAt)}
                  {transfer.reversed > 0 &&
                    ` · ${t("transfers.reversed", { amount: money(transfer.reversed, currency) })}`}
                  {transfer.sent &&
                    ` · ${t("transfers.sent", { amount: money(transfer.sent.amount, transfer.sent.currency) })}`}
                </Note>
                {transfer.failureReason && <Problem>{transfer.failureReason}</Problem>}
              </Row>
            ))}
          </List>
        </BookPart>
      )}
      {disputes.length > 0 && (
        <BookPart title={t("disputes.title")}>
          <List>
            {disputes.map((row) => (
              <Row key={row.id} amount={row.amount} currency={currency} id={row.processorDisputeId}>
                <DisputeStateBadge state={row.state} /> <span>{dispute.reason(row)}</span>
                <Note>{dispute.deadline(row) ?? time(row.createdAt)}</Note>
                {row.taken && <Note>{t("disputes.taken")}</Note>}
              </Row>
            ))}
          </List>
        </BookPart>
      )}
    </>
  );
}

function List({ children }: { children: ReactNode }) {
  return <ul className="mt-2 divide-y divide-line border-y border-line">{children}</ul>;
}

function Row({
  amount,
  currency,
  id,
  children,
}: {
  amount: number;
  currency: string;
  id: string;
  children: ReactNode;
}) {
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4 py-2 text-sm">
      <div className="min-w-0 flex-1 py-1">{children}</div>
      <div className="flex flex-col items-end">
        <Price amount={amount} currency={currency} className="pt-1 text-base font-semibold" />
        <CopyId id={id} />
      </div>
    </li>
  );
}

function Note({ children }: { children: ReactNode }) {
  return <span className="mt-0.5 block text-ink-soft tabular-nums">{children}</span>;
}

function Problem({ children }: { children: ReactNode }) {
  return <span className="mt-0.5 block text-critical">{children}</span>;
}
