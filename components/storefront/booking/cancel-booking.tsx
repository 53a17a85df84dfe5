"use client";

import { CircleCheck } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { api, resultOf } from "@/components/data/api";
import { TenantLink } from "@/components/frame/tenant-link";
import { useStorefront } from "@/components/storefront/frame/storefront-context";
import { Button } from "@/components/ui/button";
import { buttonClass } from "@/components/ui/button-style";
import { ProblemBox } from "@/components/ui/problem-box";
import type { BookedTable } from "./use-book-table";
import { useBookingTime } from "./use-booking-time";

/** Shows the booking of an emailed link and cancels it after one more press. */
export function CancelBooking({ booking, token }: { booking: BookedTable; token: string }) {
  const t = useTranslations("booking");
  const bookingTime = useBookingTime();
  const { shop } = useStorefront();
  const [status, setStatus] = useState(booking.status);
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
    if (result.ok) setStatus("canceled");
    else if (result.code === "NOT_CANCELLABLE") setProblem("tooLate");
    else setProblem(result.code === "UNREACHABLE" ? "offline" : "failed");
  };
  const isOpen = status === "booked";
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
            <dd className={`text-right font-semibold ${isOpen ? "" : "text-ink-soft"}`}>{text}</dd>
          </div>
        ))}
      </dl>
      <ProblemBox>{problem && t(`cancel.${problem}`, { phone: shop.phone })}</ProblemBox>
      <div className="flex flex-wrap gap-3">
        {isOpen ? (
          <>
            <Button variant="danger" size="large" pending={pending} onClick={cancel}>
              {t("cancel.submit")}
            </Button>
            <TenantLink path="/" className={buttonClass("quiet", "large")}>
              {t("cancel.keep")}
            </TenantLink>
          </>
        ) : (
          <TenantLink path="/reserve" className={buttonClass("primary", "large")}>
            {t("cancel.again")}
          </TenantLink>
        )}
      </div>
    </div>
  );
}
