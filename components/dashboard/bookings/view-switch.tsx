"use client";

import { useTranslations } from "next-intl";
import { SegmentedControl } from "@/components/ui/segmented-control";
import { BOOKING_VIEWS, type BookingView } from "./booking-filters";

/** Chooses how a day is shown. */
export function ViewSwitch({ view, onView }: { view: BookingView; onView: (view: BookingView) => void }) {
  const t = useTranslations("bookingPlan.view");
  return (
    <SegmentedControl
      label={t("label")}
      options={BOOKING_VIEWS.map((value) => ({ value, label: t(value) }))}
      value={view}
      onValueChange={onView}
      className="mt-3 w-full md:w-auto"
    />
  );
}
