"use client";

import { useTranslations } from "next-intl";
import { useCart } from "@/components/storefront/cart/use-cart";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { NativeSelect } from "@/components/ui/native-select";
import { Skeleton } from "@/components/ui/skeleton";
import type { OrderTimesInUse } from "./use-order-times";
import { useTimeText } from "./use-time-text";

interface TimeChoiceProps {
  value: string;
  isMissing: boolean;
  offered: OrderTimesInUse;
  onChoose: (time: string) => void;
}

/** The day, and a quarter hour of it. */
export function TimeChoice({
  value,
  isMissing,
  offered: { times, failed, reload },
  onChoose,
}: TimeChoiceProps) {
  const t = useTranslations("checkout");
  const actions = useTranslations("common.actions");
  const { service, checked } = useCart();
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
  if (times.length === 0)
    return (
      <p className="font-semibold text-caution">{t(checked.isForLater ? "when.noneForAll" : "when.none")}</p>
    );
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
