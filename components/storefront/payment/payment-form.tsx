"use client";

import dynamic from "next/dynamic";
import { useStorefront } from "@/components/storefront/frame/storefront-context";
import { Skeleton } from "@/components/ui/skeleton";
import type { PaymentFormProps } from "./payment";

function FormSkeleton() {
  return (
    <div className="space-y-5">
      <Skeleton className="h-48" />
      <Skeleton className="h-13" />
    </div>
  );
}

/** Each form is loaded by those who pay with it. */
const StripePaymentForm = dynamic(
  () => import("./stripe-payment-form").then((module) => module.StripePaymentForm),
  { ssr: false, loading: FormSkeleton },
);

const EmbeddedCardForm = dynamic(
  () => import("./embedded-card-form").then((module) => module.EmbeddedCardForm),
  { ssr: false, loading: FormSkeleton },
);

const EmbeddedWalletForm = dynamic(
  () => import("./embedded-wallet-form").then((module) => module.EmbeddedWalletForm),
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
