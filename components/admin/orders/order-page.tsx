"use client";

import { useQuery } from "@tanstack/react-query";
import { ArrowLeft, CircleCheck, TriangleAlert } from "lucide-react";
import { useTranslations } from "next-intl";
import { RestaurantLink } from "@/components/admin/frame/restaurant-link";
import { LoadFailure } from "@/components/data/load-failure";
import { StatusMark } from "@/components/frame/states/status-mark";
import { TestBadge } from "@/components/frame/states/test-badge";
import { TenantLink } from "@/components/frame/tenant-link";
import { Badge } from "@/components/ui/badge";
import { Skeleton } from "@/components/ui/skeleton";
import type { OrderBooksWire } from "@/lib/oversight/books/order-books-contract";
import { BookAccounts } from "./book-accounts";
import { BookComparison } from "./book-comparison";
import { BookMovements } from "./book-movements";
import { OrderActions } from "./order-actions";
import { OrderFacts } from "./order-facts";
import { OrderPayments } from "./order-payments";
import { orderBooks } from "./order-queries";
import { OrderTimeline } from "./order-timeline";

/** Where each cent of an order is: what its rows say, what the ledger says, and what can be done. */
export function OrderPage({ orderId }: { orderId: string }) {
  const t = useTranslations("adminOrders");
  const { data: books, error, refetch } = useQuery(orderBooks(orderId));
  return (
    <div className="px-4 pt-2 pb-10 md:px-6 md:pt-4">
      <TenantLink
        path="/orders"
        className="-ml-1 inline-flex min-h-11 items-center gap-1.5 text-sm text-ink-soft hover:text-ink"
      >
        <ArrowLeft className="size-4" strokeWidth={1.75} aria-hidden="true" />
        {t("back")}
      </TenantLink>
      {error && !books && <LoadFailure isPage failure={error} onRetry={() => void refetch()} />}
      {!error && !books && (
        <div role="status" aria-label={t("loading")} className="mt-2 flex flex-col gap-4">
          <Skeleton className="h-12 max-w-md" />
          <Skeleton className="h-40" />
          <Skeleton className="h-96" />
        </div>
      )}
      {books && (
        <>
          <Head books={books} />
          <div className="mt-6 grid gap-x-12 gap-y-8 xl:grid-cols-[minmax(0,1fr)_22rem]">
            <div className="flex min-w-0 flex-col gap-8">
              <BookComparison books={books} />
              <BookAccounts books={books} />
              <BookMovements books={books} />
              <OrderPayments books={books} />
            </div>
            <div className="flex flex-col gap-8 max-xl:order-first">
              <OrderFacts books={books} />
              <OrderTimeline order={books.order} />
            </div>
          </div>
        </>
      )}
    </div>
  );
}

function Head({ books }: { books: OrderBooksWire }) {
  const t = useTranslations("adminOrders");
  const words = useTranslations("adminCommon");
  const status = useTranslations("dashboard.status");
  const { order, balanced, escrow } = books;
  return (
    <header className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
      <div>
        <h1 className="font-display text-3xl tabular-nums">
          {words("order", { number: order.orderNumber })}
        </h1>
        <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
          <RestaurantLink restaurant={order.restaurant} />
          <span className="flex items-center gap-1.5">
            <StatusMark status={order.status} />
            {status(order.status)}
          </span>
          <TestBadge order={order} />
          <Badge tone={balanced ? "positive" : "critical"} icon={balanced ? CircleCheck : TriangleAlert}>
            {balanced ? t("balanced") : t("unbalanced")}
          </Badge>
          {escrow.flagged && (
            <Badge tone="caution" icon={TriangleAlert}>
              {t("flagged")}
            </Badge>
          )}
        </p>
      </div>
      <OrderActions books={books} />
    </header>
  );
}
