"use client";

import { useTranslations } from "next-intl";
import { useEffect, useEffectEvent } from "react";
import type { FormStore } from "@/components/form/form-store";
import { useField } from "@/components/form/use-field";
import { useCart } from "@/components/storefront/cart/use-cart";
import { ServiceStatus } from "@/components/storefront/frame/service-status";
import { useStorefront } from "@/components/storefront/frame/storefront-context";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { NativeSelect } from "@/components/ui/native-select";
import { RadioGroup } from "@/components/ui/radio-group";
import { Skeleton } from "@/components/ui/skeleton";
import { CheckoutSection } from "./checkout-section";
import type { OrderForm } from "./order-form";
import type { OrderTimesInUse } from "./use-order-times";
import { useTimeText } from "./use-time-text";

interface CheckoutWhenProps {
  control: FormStore<OrderForm>;
  offered: OrderTimesInUse;
  /** The chosen time was refused just now. */
  refused: boolean;
}

/** When the order is wanted: as soon as possible, or at a time of the next days. */
export function CheckoutWhen({ control, offered, refused }: CheckoutWhenProps) {
  const t = useTranslations("checkout");
  const { shop } = useStorefront();
  const { service } = useCart();
  const { times, reload } = offered;
  const when = useField(control, "scheduledFor", (value) => (value === "" ? "missing" : null));
  const { value, problem } = when;
  const { minutes, open } = shop.services[service];

  // What was chosen may not be offered any more, or not for delivery: the next time is the closest.
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

  const soon = open ? t(`how.${service === "pickup" ? "ready" : "arrives"}`, { minutes }) : null;
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
              disabled: !open,
            },
            { value: "later", label: t("when.later"), hint: t("when.laterHint") },
          ]}
        />
      ) : (
        <p className="text-sm text-ink-soft">{soon ?? <ServiceStatus service={shop.services[service]} />}</p>
      )}
      {value !== null && (
        <TimeChoice value={value} isMissing={problem !== null} offered={offered} onChoose={when.onChange} />
      )}
    </CheckoutSection>
  );
}

interface TimeChoiceProps {
  value: string;
  isMissing: boolean;
  offered: OrderTimesInUse;
  onChoose: (time: string) => void;
}

/** The day, and a quarter hour of it. */
function TimeChoice({ value, isMissing, offered: { times, failed, reload }, onChoose }: TimeChoiceProps) {
  const t = useTranslations("checkout");
  const actions = useTranslations("common.actions");
  const { service } = useCart();
  const { dayOf, dayText, timeText } = useTimeText();
  if (failed) {
    return (
      <div role="alert" className="space-y-3">
        <p className="text-sm font-medium text-critical">{t("when.unreachable")}</p>
        <Button variant="secondary" onClick={reload}>
          {actions("retry")}
        </Button>
      </div>
    );
  }
  if (times === null) {
    return (
      <>
        <p className="sr-only" aria-live="polite">
          {t("when.loading")}
        </p>
        <Skeleton className="h-19" />
      </>
    );
  }
  if (times.length === 0) return <p className="font-semibold text-caution">{t("when.none")}</p>;
  const chosen = times.includes(value) ? value : (times[0] ?? "");
  const firstOfDays = times.filter(
    (time, index) => index === 0 || dayOf(time) !== dayOf(times[index - 1] ?? time),
  );
  const ofDay = times.filter((time) => dayOf(time) === dayOf(chosen));
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Field label={t("when.day")} required>
        <NativeSelect
          value={firstOfDays.find((time) => dayOf(time) === dayOf(chosen)) ?? chosen}
          onChange={(event) => onChoose(event.target.value)}
          options={firstOfDays.map((time) => ({ value: time, label: dayText(time) }))}
        />
      </Field>
      <Field
        label={t(service === "pickup" ? "when.timePickup" : "when.timeDelivery")}
        required
        error={isMissing && t("missing.scheduledFor")}
      >
        <NativeSelect
          name="scheduledFor"
          value={chosen}
          onChange={(event) => onChoose(event.target.value)}
          options={ofDay.map((time) => ({ value: time, label: timeText(time, ofDay) }))}
        />
      </Field>
    </div>
  );
}
