"use client";

import { CircleCheck } from "lucide-react";
import { useTranslations } from "next-intl";
import { TenantLink } from "@/components/frame/tenant-link";
import { DoneHeading } from "@/components/storefront/frame/done-heading";
import { useStorefront } from "@/components/storefront/frame/storefront-context";
import { Button } from "@/components/ui/button";
import { buttonClass } from "@/components/ui/button-style";
import type { BookedTable } from "./use-book-table";
import { useBookingTime } from "./use-booking-time";

interface BookingDoneProps {
  booking: BookedTable;
  /** Null where the page does not know it. */
  email: string | null;
  onAgain?: () => void;
}

export function BookingDone({ booking, email, onAgain }: BookingDoneProps) {
  const t = useTranslations("booking");
  const actions = useTranslations("common.actions");
  const bookingTime = useBookingTime();
  const { shop } = useStorefront();
  return (
    <div className="space-y-6">
      <CircleCheck className="size-10 text-positive" strokeWidth={1.5} aria-hidden="true" />
      <div>
        <DoneHeading>{t("doneTitle")}</DoneHeading>
        <p className="mt-4 font-display text-2xl">
          {bookingTime(booking)} · {t("guests", { count: booking.guestCount })}
        </p>
        <address className="mt-1 text-ink-soft not-italic">
          <bdi>
            {shop.name}, {shop.address}, {shop.postcode} {shop.city}
          </bdi>
        </address>
      </div>
      <p>{email === null ? t("deposit.done") : t("done", { email })}</p>
      <div className="flex flex-wrap gap-3">
        <TenantLink path="/" className={buttonClass()}>
          {actions("toMenu")}
        </TenantLink>
        {onAgain && (
          <Button variant="quiet" onClick={onAgain}>
            {t("another")}
          </Button>
        )}
      </div>
    </div>
  );
}
