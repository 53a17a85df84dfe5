"use client";

import { Mail, MapPin, Phone, TriangleAlert } from "lucide-react";
import { useFormatter, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { OrderDisputes } from "@/components/dashboard/disputes/order-disputes";
import { PaymentAttempts } from "@/components/dashboard/disputes/payment-attempts";
import { useDashboardTenant } from "@/components/dashboard/frame/dashboard-tenant";
import type { BoardOrder } from "@/components/dashboard/orders/board-order";
import { TakenPayments } from "@/components/dashboard/orders/payment/taken-payments";
import { AddressNotChecked } from "@/components/dashboard/orders/ticket/address-not-checked";
import { TicketChange } from "@/components/dashboard/orders/ticket/ticket-changes";
import { TicketLines } from "@/components/dashboard/orders/ticket/ticket-lines";
import { WholeNote } from "@/components/dashboard/orders/ticket/ticket-note";
import { OrderReceipts } from "@/components/dashboard/receipts/order-receipts";
import { paymentMeans } from "@/components/frame/payment-means";
import { PaymentBadge } from "@/components/frame/states/payment-badge";
import { RefundBadge } from "@/components/frame/states/refund-badge";
import { StatusMark } from "@/components/frame/states/status-mark";
import { AmountRow } from "@/components/ui/amount-row";
import { Button } from "@/components/ui/button";
import { Price } from "@/components/ui/price";
import { isRealEmail } from "@/lib/core/contact/no-email";
import { addressLine } from "@/lib/core/contact/postal-address";
import { isTillMethod } from "@/lib/payments/payments/payment-method";
import { UNPAID_REASON } from "@/lib/service/orders/life/unpaid-reason";

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="border-t border-line py-4 first:border-0 first:pt-1">
      <h3 className="mb-2 text-sm font-semibold text-ink-soft">{title}</h3>
      {children}
    </section>
  );
}

interface OrderDetailsProps {
  order: BoardOrder;
  /** Makes each dish a button that marks it as sold out. */
  onDish?: ((item: BoardOrder["items"][number]) => void) | undefined;
  /** Takes what is left of the payment. */
  onPay?: (() => void) | undefined;
  onRefund?: (() => void) | undefined;
  /** Changes its lines. */
  onEdit?: (() => void) | undefined;
}

/** All details of one order, for example for a guest on the phone. */
export function OrderDetails({ order, onDish, onPay, onRefund, onEdit }: OrderDetailsProps) {
  const t = useTranslations("dashboard");
  const refunds = useTranslations("dashboardRefunds");
  const till = useTranslations("dashboardTill");
  const newOrder = useTranslations("dashboardNewOrder");
  const words = useTranslations("orderBoard.payout");
  const format = useFormatter();
  const { manages, country } = useDashboardTenant();
  const time = (instant: string) => format.dateTime(new Date(instant), "moment");
  const address = addressLine(order, country ?? "");
  const ended = order.endReason !== null;
  const inCash = isTillMethod(order.paymentMethod) && order.giftCardAmount === 0;
  const unpaid =
    !inCash &&
    order.giftCardAmount === 0 &&
    order.total > 0 &&
    !["paid", "refunded"].includes(order.paymentStatus);
  const delivered = order.escrowStatus === "held" && order.deliveredAt !== null;
  const payout = inCash
    ? words("cash")
    : unpaid && order.escrowStatus === "held"
      ? words("unpaid")
      : delivered
        ? words("delivered")
        : t(`detail.escrowStates.${order.escrowStatus}`);
  return (
    <>
      {order.notes && <WholeNote note={order.notes} />}
      <TicketChange order={order} />
      {order.flagged && !inCash && (
        <p className="mt-3 flex gap-2 rounded-control bg-caution-tint px-3 py-2.5 text-sm text-caution">
          <TriangleAlert className="size-4.5 shrink-0" strokeWidth={1.75} aria-hidden="true" />
          {t("detail.flagged")}
        </p>
      )}
      {order.flagClearedAt && <p className="mt-3 text-sm text-ink-soft">{t("detail.flagCleared")}</p>}
      <Part title={t("detail.items")}>
        <TicketLines order={order} prices onDish={onDish} />
        {onEdit && (
          <Button variant="secondary" className="mt-3" onClick={onEdit}>
            {newOrder("edit.open")}
          </Button>
        )}
      </Part>
      <Part title={t("detail.totals")}>
        <Totals order={order} />
      </Part>
      <Part title={t("detail.guest")}>
        <p className="font-semibold">{order.customerName}</p>
        <ul className="mt-1">
          {address && (
            <li className="flex min-h-11 items-center gap-3">
              <MapPin className="size-4.5 shrink-0 text-ink-soft" strokeWidth={1.5} aria-hidden="true" />
              {address}
            </li>
          )}
          {order.addressChecked === false && (
            <li className="mb-1 text-sm">
              <AddressNotChecked order={order} className="mb-1" />
              {t(
                order.addressLookup === "not_found" ? "detail.addressNotFound" : "detail.addressNotLookedUp",
              )}
            </li>
          )}
          <ContactLine
            icon={<Phone className="size-4.5" strokeWidth={1.5} />}
            href={`tel:${order.customerPhone}`}
          >
            {order.customerPhone}
          </ContactLine>
          {/* Not on the device of a board without a connection. */}
          {order.customerEmail && isRealEmail(order.customerEmail) && (
            <ContactLine
              icon={<Mail className="size-4.5" strokeWidth={1.5} />}
              href={`mailto:${order.customerEmail}`}
            >
              {order.customerEmail}
            </ContactLine>
          )}
        </ul>
      </Part>
      <Part title={t("detail.payment")}>
        <p className="flex flex-wrap items-center gap-2">
          {t(`means.${paymentMeans(order)}`, { method: t(`method.${order.paymentMethod}`) })}{" "}
          <PaymentBadge order={order} />
          <RefundBadge order={order} />
        </p>
        <p className="mt-2 text-sm text-ink-soft">
          {t("detail.escrow")}: {payout}
          {order.releaseAt && order.escrowStatus === "held" && !inCash && !unpaid && (
            <> · {t("detail.releaseAt", { time: time(order.releaseAt) })}</>
          )}
        </p>
        {!isTillMethod(order.paymentMethod) && (
          <PaymentAttempts
            kind="order"
            id={order.id}
            isGivenUp={order.paymentStatus === "failed"}
            className="mt-3"
          />
        )}
        {order.takenPayments.length > 0 && <TakenPayments order={order} />}
        <OrderReceipts orderId={order.id} />
        {onPay && (
          <Button className="mt-3 mr-2" onClick={onPay}>
            {till("open")}
          </Button>
        )}
        {onRefund && (
          <Button variant="secondary" className="mt-3" onClick={onRefund}>
            {refunds("open")}
          </Button>
        )}
      </Part>
      {order.refundHistory.length > 0 && (
        <Part title={t("detail.refunds")}>
          <ul className="divide-y divide-line">
            {order.refundHistory.map((refund) => (
              <li key={refund.id} className="flex min-h-11 items-center justify-between gap-3">
                <span>
                  {refund.reason}
                  <span className="block text-sm text-ink-soft">
                    {t(`detail.refundStates.${refund.status}`)} · {refunds(`purses.${refund.purse}`)} ·{" "}
                    {time(refund.createdAt)}
                  </span>
                </span>
                <Price amount={refund.amount} currency={order.currency} />
              </li>
            ))}
          </ul>
        </Part>
      )}
      {manages && !isTillMethod(order.paymentMethod) && <OrderDisputes orderId={order.id} />}
      <Part title={t("detail.timeline")}>
        <ol className="flex flex-col gap-3">
          {order.timeline.map((event) => (
            <li key={`${event.status} ${event.act ?? ""} ${event.at}`} className="flex gap-3">
              <StatusMark status={event.status} className="mt-1 size-4" />
              <span>
                {event.act ? till(`acts.${event.act}`) : t(`status.${event.status}`)}
                <span className="block text-sm text-ink-soft tabular-nums">
                  {time(event.at)} · {event.actorName ?? t(`detail.actors.${event.actor}`)}
                </span>
                {event.note && event.note !== order.endReason && (
                  <span className="block text-sm">{event.note}</span>
                )}
              </span>
            </li>
          ))}
        </ol>
        {ended && (
          <p className="mt-3 text-sm">
            <span className="text-ink-soft">{t("detail.endReason")}: </span>
            {order.endReason === UNPAID_REASON ? t("detail.notPaidInTime") : order.endReason}
          </p>
        )}
      </Part>
    </>
  );
}

function ContactLine({ icon, href, children }: { icon: ReactNode; href: string; children: ReactNode }) {
  return (
    <li>
      <a
        href={href}
        className="flex min-h-11 items-center gap-3 break-all underline-offset-4 hover:underline"
      >
        <span aria-hidden="true" className="shrink-0 text-ink-soft">
          {icon}
        </span>
        {children}
      </a>
    </li>
  );
}

function Totals({ order }: { order: BoardOrder }) {
  const t = useTranslations("dashboard.detail");
  const tax = useTranslations("dashboardTax.detail");
  const format = useFormatter();
  const discount = order.couponCode ? t("discountWith", { code: order.couponCode }) : t("discount");
  const lines: [string, number][] = [
    [t("subtotal"), order.subtotal],
    [discount, -order.discount],
    [t("deliveryFee"), order.deliveryFee],
    [t("serviceCharge"), order.serviceCharge],
    [tax("taxAdded"), order.taxAdded],
    [t("tip"), order.tip],
    [t("giftCard"), -order.giftCardAmount],
  ];
  return (
    <dl className="flex flex-col gap-1">
      {lines
        .filter(([, amount], index) => index === 0 || amount !== 0)
        .map(([label, amount]) => (
          <AmountRow key={label} label={label}>
            <Price amount={amount} currency={order.currency} />
          </AmountRow>
        ))}
      <AmountRow label={t("total")} look="total">
        <Price amount={order.total} currency={order.currency} />
      </AmountRow>
      {order.refunded > 0 && (
        <AmountRow label={t("refunded")}>
          <Price amount={-order.refunded} currency={order.currency} />
        </AmountRow>
      )}
      {order.taxLines.map(({ rate, name, tax: amount }) => (
        <AmountRow
          key={rate}
          label={tax("within", {
            name,
            rate: format.number(rate / 100, { style: "percent", maximumFractionDigits: 2 }),
          })}
        >
          <Price amount={amount} currency={order.currency} />
        </AmountRow>
      ))}
    </dl>
  );
}
