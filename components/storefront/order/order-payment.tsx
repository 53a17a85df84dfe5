"use client";

import { Clock, Link2Off, WifiOff } from "lucide-react";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { tenantHref } from "@/components/frame/tenant-href";
import { TenantLink, useTenantBase } from "@/components/frame/tenant-link";
import { Money } from "@/components/storefront/frame/money";
import { useStorefront } from "@/components/storefront/frame/storefront-context";
import { PaymentForm } from "@/components/storefront/payment/payment-form";
import { awaitsPayment } from "@/components/storefront/payment/payment-state";
import { buttonClass } from "@/components/ui/button-style";
import { EmptyState } from "@/components/ui/empty-state";
import { ProblemBox } from "@/components/ui/problem-box";
import { toMinor } from "@/lib/core/money/money";
import { isTillMethod } from "@/lib/payments/payments/payment-method";
import { AskEmail } from "./ask-email";
import { findOrderEmail, keepOrderEmail } from "./order-email";
import { PayCountdown } from "./pay-countdown";
import { PaymentSent } from "./payment-sent";
import { readPaymentSecret } from "./read-order";
import { TrackingSkeleton } from "./tracking-skeleton";
import { findUnpaidOrder } from "./unpaid-order";
import { useLiveOrder } from "./use-live-order";
import { useSettledPayment } from "./use-settled-payment";

interface OrderPaymentProps {
  orderId: string;
  /** From the link that led here; in the tab that placed the order it is remembered. */
  linkEmail: string | null;
  /** From the address, when a bank or wallet sent the diner back. */
  returned: { clientSecret: string; failed: boolean } | null;
}

export function OrderPayment({ orderId, linkEmail, returned }: OrderPaymentProps) {
  const t = useTranslations("payment");
  const tracking = useTranslations("tracking");
  const router = useRouter();
  const base = useTenantBase();
  const { shop } = useStorefront();
  const [kept, setKept] = useState<{ email: string | null; clientSecret: string | null } | null>(null);
  /** Of an order that was placed in another tab or on another device; undefined until it is known. */
  const [fetchedSecret, setFetchedSecret] = useState<string | null>();
  const [sent, setSent] = useState(returned !== null && !returned.failed);
  const email = kept?.email ?? null;
  const { order, problem, clockOffsetMs } = useLiveOrder({ slug: shop.slug, orderId, email });

  useEffect(() => {
    const unpaid = findUnpaidOrder(shop.slug);
    const own = unpaid?.orderId === orderId ? unpaid : null;
    if (own) keepOrderEmail(orderId, own.email);
    setKept({
      email: own?.email ?? linkEmail ?? findOrderEmail(orderId),
      clientSecret: returned?.clientSecret ?? own?.clientSecret ?? null,
    });
  }, [shop.slug, orderId, linkEmail, returned]);

  const isKnown = order !== null;
  useEffect(() => {
    if (isKnown && linkEmail !== null) keepOrderEmail(orderId, linkEmail);
  }, [isKnown, linkEmail, orderId]);

  const isElsewhere = kept !== null && kept.clientSecret === null && order !== null && awaitsPayment(order);
  useEffect(() => {
    if (!isElsewhere || email === null) return;
    let isCurrent = true;
    void readPaymentSecret(shop.slug, orderId, email).then((secret) => {
      if (isCurrent) setFetchedSecret(secret);
    });
    return () => {
      isCurrent = false;
    };
  }, [isElsewhere, shop.slug, orderId, email]);

  const isPaid = order?.paymentStatus === "paid";
  const hasEnded = order !== null && !isPaid && !awaitsPayment(order);
  useSettledPayment(order);
  useEffect(() => {
    if (isPaid) router.replace(tenantHref(base, `/orders/${orderId}`));
  }, [isPaid, router, base, orderId]);

  const open = (next: string) => {
    keepOrderEmail(orderId, next);
    setKept((before) => ({ clientSecret: before?.clientSecret ?? null, email: next }));
  };
  if (problem === "unknown" || (kept !== null && email === null)) {
    return <AskEmail wrong={problem === "unknown"} onEmail={open} />;
  }
  if (!order && problem === "unreachable") {
    return (
      <EmptyState isPage icon={WifiOff} title={tracking("failed.title")}>
        {tracking("failed.body")}
      </EmptyState>
    );
  }
  if (!order || !kept || isPaid) return <TrackingSkeleton />;
  if (hasEnded) {
    return (
      <EmptyState
        isPage
        icon={Clock}
        title={t("ended.title")}
        action={
          <TenantLink path="/checkout" className={buttonClass()}>
            {t("ended.again")}
          </TenantLink>
        }
      >
        {t("ended.body")}
      </EmptyState>
    );
  }
  if (sent) return <PaymentSent orderId={orderId} />;
  const clientSecret = kept.clientSecret ?? fetchedSecret;
  if (clientSecret === undefined && !isTillMethod(order.paymentMethod)) return <TrackingSkeleton />;
  if (!clientSecret || isTillMethod(order.paymentMethod)) {
    return (
      <EmptyState isPage icon={Link2Off} title={t("elsewhere.title")}>
        {t("elsewhere.body")}
      </EmptyState>
    );
  }
  const amountMinor = toMinor(order.total, order.currency);
  return (
    <div className="max-w-112 space-y-7">
      <div>
        <p className="mb-2 text-sm font-semibold text-accent-text">
          {t("forOrder", { number: order.orderNumber })}
        </p>
        <h1 className="font-display text-4xl">{t("title")}</h1>
        <p className="mt-4 flex items-baseline justify-between gap-4 border-t border-line pt-4">
          <span className="text-ink-soft">
            {t("due")} · {tracking(`method.${order.paymentMethod}`)}
          </span>
          <Money minor={amountMinor} className="font-display text-2xl" />
        </p>
        <div className="mt-1">
          <PayCountdown order={order} clockOffsetMs={clockOffsetMs} />
        </div>
      </div>
      <ProblemBox>{returned?.failed && t("problem.refused")}</ProblemBox>
      <PaymentForm
        payment={{
          clientSecret,
          method: order.paymentMethod,
          amountMinor,
          returnPath: tenantHref(base, `/orders/${orderId}/pay`),
        }}
        onPaid={() => setSent(true)}
      />
      {kept.clientSecret !== null && (
        <TenantLink path="/checkout" className={`${buttonClass("quiet")} w-full`}>
          {t("backToCheckout")}
        </TenantLink>
      )}
    </div>
  );
}
