"use client";

import { useTranslations } from "next-intl";
import { lazy, Suspense, useEffect, useEffectEvent } from "react";
import type { FormStore } from "@/components/form/form-store";
import { useField } from "@/components/form/use-field";
import { useCart } from "@/components/storefront/cart/use-cart";
import { ServiceStatus } from "@/components/storefront/frame/service-status";
import { useStorefront } from "@/components/storefront/frame/storefront-context";
import { RadioGroup } from "@/components/ui/radio-group";
import { Skeleton } from "@/components/ui/skeleton";
import { CheckoutSection } from "./checkout-section";
import type { OrderForm } from "./order-form";
import type { OrderTimesInUse } from "./use-order-times";

/** Most want their order as soon as possible. */
const TimeChoice = lazy(() => import("./time-choice").then((module) => ({ default: module.TimeChoice })));

interface CheckoutWhenProps {
  control: FormStore<OrderForm>;
  offered: OrderTimesInUse;
  /** The chosen time was refused just now. */
  refused: boolean;
}

export function CheckoutWhen({ control, offered, refused }: CheckoutWhenProps) {
  const t = useTranslations("checkout");
  const { shop } = useStorefront();
  const { service, checked } = useCart();
  const { times, reload } = offered;
  const when = useField(control, "scheduledFor", (value) => (value === "" ? "missing" : null));
  const { value, problem } = when;
  const { minutes, open } = shop.services[service];

  // What was chosen may no longer be offered, or not for delivery: the next time is the closest.
  const settle = useEffectEvent(() => {
    if (value === null || !times || times.includes(value)) return;
    when.onChange(times.find((time) => time > value) ?? times[0] ?? "");
  });
  useEffect(() => {
    if (times) settle();
  }, [times]);
  const askAgain = useEffectEvent(reload);
  useEffect(() => {
    if (refused) askAgain();
  }, [refused]);

  const soon = checked.isForLater
    ? t("when.notAll")
    : open
      ? t(`how.${service === "pickup" ? "ready" : "arrives"}`, { minutes })
      : null;
  return (
    <CheckoutSection title={t("when.title")}>
      {shop.hasScheduledOrders ? (
        <RadioGroup
          name="when"
          label={t("when.title")}
          value={value === null ? "soon" : "later"}
          onValueChange={(choice) => when.onChange(choice === "soon" ? null : (times?.[0] ?? ""))}
          options={[
            {
              value: "soon",
              label: t("when.soon"),
              hint: soon ?? <ServiceStatus service={shop.services[service]} />,
              disabled: !open || checked.isForLater,
            },
            { value: "later", label: t("when.later"), hint: t("when.laterHint") },
          ]}
        />
      ) : (
        <p className="text-sm text-ink-soft">{soon ?? <ServiceStatus service={shop.services[service]} />}</p>
      )}
      {value !== null && (
        <Suspense fallback={<Skeleton className="h-19" />}>
          <TimeChoice value={value} isMissing={problem !== null} offered={offered} onChoose={when.onChange} />
        </Suspense>
      )}
    </CheckoutSection>
  );
}
