"use client";

import { CircleCheck } from "lucide-react";
import { useFormatter, useNow, useTranslations } from "next-intl";
import { useState } from "react";
import { api, resultOf } from "@/components/data/api";
import { TenantLink } from "@/components/frame/tenant-link";
import { useMoney } from "@/components/storefront/frame/money";
import { useStorefront } from "@/components/storefront/frame/storefront-context";
import { YourDataLink } from "@/components/storefront/guest-data/your-data-link";
import { Button } from "@/components/ui/button";
import { buttonClass } from "@/components/ui/button-style";
import { ProblemBox } from "@/components/ui/problem-box";
import { toMinor } from "@/lib/core/money/money";
import type { BookedTable } from "./use-book-table";
import { useBookingTime } from "./use-booking-time";

export function CancelBooking({ booking, token }: { booking: BookedTable; token: string }) {
  const t = useTranslations("booking");
  const format = useFormatter();
  const bookingTime = useBookingTime();
  const { shop } = useStorefront();
  const now = useNow();
  const money = useMoney();
  const [status, setStatus] = useState(booking.status);
  const [deposit, setDeposit] = useState(booking.deposit);
  const [problem, setProblem] = useState<"tooLate" | "offline" | "failed" | null>(null);
  const [pending, setPending] = useState(false);

  const cancel = async () => {
    setPending(true);
    setProblem(null);
    const params = { path: { tenantId: shop.slug, reservationId: booking.id } };
    const result = await resultOf(
      api.POST("/api/public/{tenantId}/reservation/{reservationId}/cancel", { params, body: { token } }),
    );
    setPending(false);
    if (result.ok) {
      setStatus("canceled");
      setDeposit(result.data.deposit);
    } else if (result.code === "NOT_CANCELLABLE") setProblem("tooLate");
    else setProblem(result.code === "UNREACHABLE" ? "offline" : "failed");
  };
  const isOpen = status === "booked";
  const depositWords = deposit && depositKey(deposit, isOpen, now);
  const title = status === "canceled" ? "cancel.doneTitle" : isOpen ? "cancel.title" : "cancel.overTitle";
  return (
    <div className="max-w-112 space-y-6 py-6">
      <div aria-live="polite">
        {status === "canceled" && (
          <CircleCheck className="mb-4 size-10 text-positive" strokeWidth={1.5} aria-hidden="true" />
        )}
        <h1 className="font-display text-4xl">{t(title)}</h1>
        {status === "canceled" && <p className="mt-3 text-lg text-ink-soft">{t("cancel.done")}</p>}
      </div>
      <dl className="divide-y divide-line border-y border-line">
        {[
          [t("when"), bookingTime(booking)],
          [t("party"), t("guests", { count: booking.guestCount })],
          [t("name"), booking.customerName],
          [t("where"), `${shop.name}, ${shop.address}, ${shop.city}`],
        ].map(([term, text]) => (
          <div key={term} className="flex justify-between gap-6 py-3">
            <dt className="text-ink-soft">{term}</dt>
            <dd className={`text-end font-semibold ${isOpen ? "" : "text-ink-soft"}`}>{text}</dd>
          </div>
        ))}
      </dl>
      {deposit && depositWords && (
        <p role="status" className="rounded-panel bg-sunken p-4">
          {t(depositWords, {
            amount: money(toMinor(deposit.amount, deposit.currency)),
            time: format.dateTime(new Date(deposit.refundableUntil), "moment"),
          })}
        </p>
      )}
      <ProblemBox>{problem && t(`cancel.${problem}`, { phone: shop.phone })}</ProblemBox>
      <div className="flex flex-wrap gap-3">
        {isOpen ? (
          <>
            {booking.deposit?.status !== "pending" && (
              <TenantLink
                path={`/reservations/${booking.id}/change?token=${token}`}
                className={buttonClass("primary", "large")}
              >
                {t("cancel.change")}
              </TenantLink>
            )}
            <Button variant="quiet-danger" size="large" pending={pending} onClick={cancel}>
              {t("cancel.submit")}
            </Button>
          </>
        ) : (
          <TenantLink path="/reserve" className={buttonClass("primary", "large")}>
            {t("cancel.again")}
          </TenantLink>
        )}
      </div>
      <YourDataLink />
    </div>
  );
}

/** What to say of the deposit: what a cancellation would mean for it, or what became of it. Null when it was never paid. */
function depositKey(
  { status, refundableUntil }: NonNullable<BookedTable["deposit"]>,
  isOpen: boolean,
  now: Date,
) {
  if (isOpen && status === "paid")
    return now <= new Date(refundableUntil) ? "deposit.cancelBack" : "deposit.cancelLost";
  if (status === "returned") return "deposit.returned";
  return status === "kept" ? "deposit.kept" : null;
}
