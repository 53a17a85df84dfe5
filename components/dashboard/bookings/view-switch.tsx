"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { SegmentedControl } from "@/components/ui/segmented-control";
import { BOOKING_VIEWS, type BookingView } from "./booking-filters";

interface ViewSwitchProps {
  view: BookingView;
  onView: (view: BookingView) => void;
  /** Beside it. */
  children?: ReactNode;
}

export function ViewSwitch({ view, onView, children }: ViewSwitchProps) {
  const t = useTranslations("bookingPlan.view");
  return (
    <div className="mt-3 flex flex-wrap items-center justify-between gap-2">
      <SegmentedControl
        label={t("label")}
        options={BOOKING_VIEWS.map((value) => ({ value, label: t(value) }))}
        value={view}
        onValueChange={onView}
        className="w-full md:w-auto"
      />
      <div className="flex w-full flex-wrap gap-2 md:w-auto">{children}</div>
    </div>
  );
}
