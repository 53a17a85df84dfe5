"use client";

import { Pencil, Phone, ReceiptText, WifiOff } from "lucide-react";
import { useTranslations } from "next-intl";
import { lazy, Suspense, useEffect, useState } from "react";
import { TenantLink } from "@/components/frame/tenant-link";
import type { TrackedOrder } from "@/components/storefront/checkout/order-call";
import { useStorefront } from "@/components/storefront/frame/storefront-context";
import { awaitsPayment } from "@/components/storefront/payment/payment-state";
import { Button } from "@/components/ui/button";
import { buttonClass } from "@/components/ui/button-style";
import { EmptyState } from "@/components/ui/empty-state";
import { addressLine } from "@/lib/core/contact/postal-address";
import { AddressNotChecked } from "./address-not-checked";
import { AskEmail } from "./ask-email";
import { OrderAgain } from "./order-again";
import { OrderCancel } from "./order-cancel";
import { findOrderEmail, keepOrderEmail } from "./order-email";
import { OrderHeadline } from "./order-headline";
import { orderPath } from "./order-path";
import { isOver } from "./order-progress";
import { OrderSummary } from "./order-summary";
import { OrderUnpaid } from "./order-unpaid";
import { TrackingSkeleton } from "./tracking-skeleton";
import { useLiveOrder } from "./use-live-order";
import { useSettledPayment } from "./use-settled-payment";

/** Few change something: the form is loaded with the press. */
const OrderEdit = lazy(() => import("./order-edit").then((module) => ({ default: module.OrderEdit })));

/** Few orders have one: it is loaded with the first. */
const OrderProposal = lazy(() =>
  import("./order-proposal").then((module) => ({ default: module.OrderProposal })),
);

interface OrderTrackingProps {
  orderId: string;
  /** From the link of an email; in the tab that placed the order it is remembered. */
  linkEmail: string | null;
  /** The order of that link as the server drew it. */
  linkedOrder: TrackedOrder | null;
  /** What browsers subscribe to messages with; null where none are sent. */
  pushKey: string | null;
}

/** A placed order from the promise to the meal. */
export function OrderTracking({ orderId, linkEmail, linkedOrder, pushKey }: OrderTrackingProps) {
  const t = useTranslations("tracking");
  const fields = useTranslations("checkout.field");
  const actions = useTranslations("common.actions");
  const { shop } = useStorefront();
  const [email, setEmail] = useState(linkEmail);
  const [asks, setAsks] = useState(false);
  const [editing, setEditing] = useState(false);
  const { order, problem, isFresh, clockOffsetMs, refresh } = useLiveOrder({
    slug: shop.slug,
    orderId,
    email,
    drawn: linkedOrder,
  });
  useSettledPayment(order);

  const isKnown = order !== null;
  useEffect(() => {
    if (isKnown && linkEmail !== null) keepOrderEmail(orderId, linkEmail);
  }, [isKnown, linkEmail, orderId]);

  useEffect(() => {
    if (linkEmail !== null) return;
    const kept = findOrderEmail(orderId);
    if (kept === null) setAsks(true);
    else setEmail(kept);
  }, [linkEmail, orderId]);

  const open = (next: string) => {
    keepOrderEmail(orderId, next);
    setEmail(next);
  };

  if (problem === "unknown" || (asks && email === null)) {
    return <AskEmail wrong={problem === "unknown"} onEmail={open} />;
  }
  if (!order && problem === "unreachable") {
    return (
      <EmptyState isPage icon={WifiOff} title={t("failed.title")}>
        {t("failed.body")}
      </EmptyState>
    );
  }
  if (!order || email === null) return <TrackingSkeleton />;
  const isDelivery = order.type === "delivery";
  return (
    <div className="space-y-9">
      <div>
        <p className="mb-2 text-sm font-semibold text-accent-text">
          {t("title", { number: order.orderNumber })}
        </p>
        {awaitsPayment(order) ? (
          <OrderUnpaid order={order} linkEmail={linkEmail} />
        ) : (
          <OrderHeadline {...{ order, email, isFresh, pushKey }} />
        )}
      </div>
      {order.proposal && (
        <Suspense>
          <OrderProposal {...{ order, email, clockOffsetMs, refresh }} />
        </Suspense>
      )}
      <OrderCancel order={order} email={email} clockOffsetMs={clockOffsetMs} refresh={refresh} />
      {!isOver(order.status) && (
        <div>
          <p className="text-sm text-ink-soft">{t(isDelivery ? "to" : "at")}</p>
          <address className="font-semibold not-italic">
            <bdi>
              {addressLine(isDelivery ? order : { ...shop, deliveryAddress: shop.address }, shop.country)}
            </bdi>
          </address>
          {order.addressChecked === false && <AddressNotChecked />}
        </div>
      )}
      {editing && order.status === "pending" ? (
        <Suspense>
          <OrderEdit {...{ order, email, refresh }} onClose={() => setEditing(false)} />
        </Suspense>
      ) : (
        order.notes && (
          <div>
            <p className="text-sm text-ink-soft">{fields("notes")}</p>
            <p className="font-semibold break-words">{order.notes}</p>
          </div>
        )
      )}
      <OrderSummary order={order} />
      <div className="flex flex-wrap gap-3">
        {order.status === "pending" && !editing && (
          <Button variant="secondary" onClick={() => setEditing(true)}>
            <Pencil className="size-4.5" strokeWidth={1.5} aria-hidden="true" />
            {t("edit.open")}
          </Button>
        )}
        <a href={`tel:${shop.phone.replaceAll(/[^+\d]/g, "")}`} className={buttonClass("secondary")}>
          <Phone className="size-4.5" strokeWidth={1.5} aria-hidden="true" />
          {t("call", { name: shop.name })}
        </a>
        {(order.paymentStatus === "paid" || order.paymentStatus === "refunded") && (
          <TenantLink path={orderPath(orderId, linkEmail, "/receipt")} className={buttonClass("secondary")}>
            <ReceiptText className="size-4.5" strokeWidth={1.5} aria-hidden="true" />
            {t("receipt")}
          </TenantLink>
        )}
        {isOver(order.status) && <OrderAgain order={order} />}
        <TenantLink path="/" className={buttonClass("quiet")}>
          {actions("toMenu")}
        </TenantLink>
      </div>
    </div>
  );
}
