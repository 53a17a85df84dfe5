"use client";

import { Elements, PaymentElement, useElements, useStripe } from "@stripe/react-stripe-js";
import type { Appearance, Stripe, StripeError } from "@stripe/stripe-js";
import { loadStripe } from "@stripe/stripe-js/pure";
import { useTranslations } from "next-intl";
import { type SyntheticEvent, useEffect, useRef, useState } from "react";
import { useLanguage } from "@/components/i18n/use-language";
import { useMoney } from "@/components/storefront/frame/money";
import { useStorefront } from "@/components/storefront/frame/storefront-context";
import { Button } from "@/components/ui/button";
import { ProblemBox } from "@/components/ui/problem-box";
import { Skeleton } from "@/components/ui/skeleton";
import type { PaymentFormProps } from "./payment";
import { stripeAppearance } from "./stripe-appearance";

let loading: Promise<Stripe | null> | null = null;

/** Stripe's script, fetched once per page; after a failure the next call tries again. */
function loadOnce(publishableKey: string): Promise<Stripe | null> {
  loading ??= loadStripe(publishableKey).catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return loading;
}

/** Stripe's Payment Element in the restaurant's theme: cards, wallets and what else the payment allows. */
export function StripePaymentForm(props: PaymentFormProps & { publishableKey: string }) {
  const { publishableKey, payment } = props;
  const t = useTranslations("payment");
  const actions = useTranslations("common.actions");
  const locale = useLanguage();
  const box = useRef<HTMLDivElement>(null);
  const [ready, setReady] = useState<{ stripe: Stripe; appearance: Appearance } | null>(null);
  const [failed, setFailed] = useState(false);
  const [tries, setTries] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `tries` asks for the script once more
  useEffect(() => {
    let current = true;
    setFailed(false);
    loadOnce(publishableKey)
      .then((stripe) => {
        if (!current || !box.current) return;
        if (stripe) setReady({ stripe, appearance: stripeAppearance(box.current) });
        else setFailed(true);
      })
      .catch(() => current && setFailed(true));
    return () => {
      current = false;
    };
  }, [publishableKey, tries]);

  return (
    <div ref={box}>
      {failed && (
        <div className="space-y-4">
          <ProblemBox>{t("problem.form")}</ProblemBox>
          <Button variant="secondary" onClick={() => setTries((before) => before + 1)}>
            {actions("retry")}
          </Button>
        </div>
      )}
      {!failed && !ready && <Skeleton className="h-64" />}
      {ready && (
        <Elements
          stripe={ready.stripe}
          options={{ clientSecret: payment.clientSecret, appearance: ready.appearance, locale }}
        >
          <ElementForm {...props} />
        </Elements>
      )}
    </div>
  );
}

function ElementForm({ payment, onPaid }: PaymentFormProps) {
  const t = useTranslations("payment");
  const money = useMoney();
  const { name } = useStorefront().shop;
  const stripe = useStripe();
  const elements = useElements();
  const [complete, setComplete] = useState(false);
  const [pending, setPending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  /** Stripe writes its own sentences for the visitor where the card is the reason, in the visitor's language. */
  const wordsOf = (error: StripeError) => {
    if (error.code === "payment_intent_unexpected_state") return t("problem.closed");
    if (error.code === "payment_intent_authentication_failure") return t("problem.refused");
    if (error.type === "card_error" || error.type === "validation_error")
      return error.message ?? t("problem.declined");
    return t("problem.unanswered");
  };
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    if (!stripe || !elements || pending) return;
    setPending(true);
    setProblem(null);
    const { error, paymentIntent } = await stripe.confirmPayment({
      elements,
      confirmParams: { return_url: new URL(payment.returnPath, window.location.href).href },
      redirect: "if_required",
    });
    if (!error && (paymentIntent.status === "succeeded" || paymentIntent.status === "processing"))
      return onPaid();
    setPending(false);
    setProblem(error ? wordsOf(error) : t("problem.declined"));
  };
  return (
    <form method="post" onSubmit={submit} className="space-y-5">
      <PaymentElement
        options={{
          layout: "tabs",
          business: { name },
          // A wallet is one tap: it comes first wherever the browser has one.
          paymentMethodOrder: ["apple_pay", "google_pay", "card"],
        }}
        onChange={(event) => setComplete(event.complete)}
        onLoadError={() => setProblem(t("problem.form"))}
      />
      <ProblemBox>{problem}</ProblemBox>
      <Button type="submit" size="large" pending={pending} disabled={!stripe || !complete} className="w-full">
        {t("pay", { amount: money(payment.amountMinor) })}
      </Button>
      <p aria-live="polite" className="sr-only">
        {pending && t("paying")}
      </p>
    </form>
  );
}
