"use client";

import { useFormatter, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { CopyId } from "@/components/admin/frame/copy-id";
import { dashboardAddress } from "@/components/admin/restaurants/visit-dialog";
import { PaymentBadge } from "@/components/frame/states/payment-badge";
import { Price } from "@/components/ui/price";
import type { OrderBooksWire } from "@/lib/oversight/books/order-books-contract";
import { hasEscrow } from "@/lib/service/orders/order-status";
import { BookPart } from "./book-part";
import { EscrowBadge } from "./escrow-badge";

export function OrderFacts({ books }: { books: OrderBooksWire }) {
  const t = useTranslations("adminOrders.facts");
  const format = useFormatter();
  const { order, escrow, restaurant, fee, processorFees, net } = books;
  const { currency } = order;
  const time = (instant: string) => format.dateTime(new Date(instant), "moment");
  const sums = (
    [
      ["subtotal", order.subtotal],
      ["discount", 0 - order.discount],
      ["deliveryFee", order.deliveryFee],
      ["serviceCharge", order.serviceCharge],
      ["taxAdded", order.taxAdded],
      ["tip", order.tip],
      ["giftCard", 0 - order.giftCardAmount],
    ] as const
  ).filter(([name, amount]) => name === "subtotal" || amount !== 0);
  return (
    <BookPart title={t("title")}>
      <dl className="mt-2 text-sm">
        {sums.map(([name, amount]) => (
          <Fact key={name} name={t(name)}>
            <Price amount={amount} currency={currency} />
          </Fact>
        ))}
        <Fact name={t("total")}>
          <Price amount={order.total} currency={currency} className="font-semibold" />
        </Fact>
        <Fact name={t("payment")}>
          <PaymentBadge order={order} />
        </Fact>
        {hasEscrow(order) && (
          <Fact name={t("escrow")}>
            <EscrowBadge status={order.escrowStatus} />
          </Fact>
        )}
        {escrow.releaseAt && !escrow.releasedAt && (
          <Fact name={t("releaseAt")}>{time(escrow.releaseAt)}</Fact>
        )}
        {escrow.releasedAt && <Fact name={t("releasedAt")}>{time(escrow.releasedAt)}</Fact>}
        {escrow.prepSeconds !== null && (
          <Fact name={t("prep")}>{t("prepSeconds", { seconds: escrow.prepSeconds })}</Fact>
        )}
        <Fact name={t("fee", { percent: format.number(restaurant.feePercent) })}>
          <Price amount={fee} currency={currency} />
        </Fact>
        {processorFees.map((taken) => (
          <Fact key={taken.currency} name={t("processorFee")}>
            <Price amount={0 - taken.amount} currency={taken.currency} />
          </Fact>
        ))}
        {processorFees.length > 0 && net !== null && (
          <Fact name={t("net")}>
            <Price
              amount={net}
              currency={currency}
              className={net < 0 ? "font-semibold text-critical" : "font-semibold"}
            />
          </Fact>
        )}
        <Fact name={t("guest")}>
          <Contact href={dashboardAddress(order.restaurant.slug, `/history?order=${order.id}`)}>
            {t("guestInDashboard")}
          </Contact>
        </Fact>
        <Fact name={t("restaurant")}>
          <Contact href={`tel:${restaurant.phone}`}>{restaurant.phone}</Contact>
          <Contact href={`mailto:${restaurant.email}`}>{restaurant.email}</Contact>
        </Fact>
        <Fact name={t("id")}>
          <CopyId id={order.id} />
        </Fact>
      </dl>
    </BookPart>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex min-h-10 items-baseline justify-between gap-4 border-b border-line py-1.5">
      <dt className="shrink-0 text-ink-soft">{name}</dt>
      <dd className="min-w-0 text-right tabular-nums">{children}</dd>
    </div>
  );
}

function Contact({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a
      href={href}
      className="flex min-h-11 items-center justify-end break-all underline-offset-4 hover:underline"
    >
      {children}
    </a>
  );
}
