"use client";

import dynamic from "next/dynamic";
import { useStorefront } from "@/components/storefront/frame/storefront-context";
import { Skeleton } from "@/components/ui/skeleton";
import { EmbeddedCardForm } from "./embedded-card-form";
import { EmbeddedWalletForm } from "./embedded-wallet-form";
import type { PaymentFormProps } from "./payment";

function FormSkeleton() {
  return (
    <div className="space-y-5">
      <Skeleton className="h-48" />
      <Skeleton className="h-13" />
    </div>
  );
}

/** Stripe's script is asked for only by those who pay with it. */
const StripePaymentForm = dynamic(
  () => import("./stripe-payment-form").then((module) => module.StripePaymentForm),
  { ssr: false, loading: FormSkeleton },
);

/** The form that pays: Stripe's own where it is configured, else that of the embedded processor. */
export function PaymentForm(props: PaymentFormProps) {
  const { paymentDesk } = useStorefront().shop;
  if (paymentDesk?.kind === "stripe")
    return <StripePaymentForm {...props} publishableKey={paymentDesk.publishableKey} />;
  return props.payment.method === "stripe" ? (
    <EmbeddedCardForm {...props} />
  ) : (
    <EmbeddedWalletForm {...props} />
  );
}
