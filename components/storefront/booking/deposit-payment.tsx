"use client";

import { useQuery } from "@tanstack/react-query";
import { useFormatter, useNow, useTranslations } from "next-intl";
import { useState } from "react";
import { api, dataOf } from "@/components/data/api";
import { tenantHref } from "@/components/frame/tenant-href";
import { TenantLink, useTenantBase } from "@/components/frame/tenant-link";
import { useMoney } from "@/components/storefront/frame/money";
import { useStorefront } from "@/components/storefront/frame/storefront-context";
import { PaymentForm } from "@/components/storefront/payment/payment-form";
import { Button } from "@/components/ui/button";
import { buttonClass } from "@/components/ui/button-style";
import { ProblemBox } from "@/components/ui/problem-box";
import { Spinner } from "@/components/ui/spinner";
import { toMinor } from "@/lib/core/money/money";
import { BookingDone } from "./booking-done";
import type { BookedTable } from "./use-book-table";
import { useBookingTime } from "./use-booking-time";

interface DepositPaymentProps {
  booking: BookedTable;
  token: string;
  /** From the address, when a bank or wallet sent the guest back. */
  returned: "paid" | "failed" | null;
}

const POLL_MS = 1_500;
const CLOCK_MS = 5_000;

export function DepositPayment({ booking, token, returned }: DepositPaymentProps) {
  const t = useTranslations("booking.deposit");
  const [sent, setSent] = useState(returned === "paid");
  const now = useNow({ updateInterval: CLOCK_MS });
  const { slug } = useStorefront().shop;
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ["deposit", slug, booking.id],
    queryFn: (): Promise<BookedTable> =>
      dataOf(
        api.POST("/api/public/{tenantId}/reservation/{reservationId}/deposit", {
          params: { path: { tenantId: slug, reservationId: booking.id } },
          body: { token },
        }),
      ),
    initialData: booking,
    staleTime: 0,
    enabled: sent,
    refetchInterval: ({ state }) => (sent && isPending(state.data) ? POLL_MS : false),
  });
  const { deposit } = data;
  if (deposit === null || deposit.status === "paid" || deposit.status === "waived")
    return <BookingDone booking={data} email={null} />;
  if (sent && deposit.status === "pending") return <Sent />;
  const isOver = deposit.payUntil === null || new Date(deposit.payUntil) <= now;
  if (deposit.status !== "pending" || isOver) return <Over />;
  return (
    <div className="max-w-112 space-y-7">
      <PayHead booking={data} deposit={deposit} now={now} />
      <ProblemBox>{(returned === "failed" && t("refused")) || (error && t("unavailable"))}</ProblemBox>
      {deposit.clientSecret === null ? (
        <Button size="large" pending={isFetching} className="w-full" onClick={() => void refetch()}>
          {t("begin")}
        </Button>
      ) : (
        <Pay booking={data} token={token} clientSecret={deposit.clientSecret} onPaid={() => setSent(true)} />
      )}
    </div>
  );
}

const isPending = (booking: BookedTable | undefined) => booking?.deposit?.status === "pending";

type Deposit = NonNullable<BookedTable["deposit"]>;

function PayHead({ booking, deposit, now }: { booking: BookedTable; deposit: Deposit; now: Date }) {
  const t = useTranslations("booking");
  const format = useFormatter();
  const money = useMoney();
  const bookingTime = useBookingTime();
  const until = new Date(deposit.refundableUntil);
  return (
    <div>
      <h1 className="font-display text-4xl">
        {t("deposit.payTitle", { amount: money(toMinor(deposit.amount, deposit.currency)) })}
      </h1>
      <p className="mt-3 font-display text-xl">
        {bookingTime(booking)} · {t("guests", { count: booking.guestCount })}
      </p>
      {deposit.payUntil && (
        <p className="mt-3 text-ink-soft">
          {t("deposit.held", { time: format.dateTime(new Date(deposit.payUntil), "moment") })}
        </p>
      )}
      <p className="mt-1 text-ink-soft">
        {now <= until
          ? t("deposit.back", { time: format.dateTime(until, "moment") })
          : t("deposit.backIfYouCome")}
      </p>
    </div>
  );
}

function Pay({
  booking,
  token,
  clientSecret,
  onPaid,
}: {
  booking: BookedTable;
  token: string;
  clientSecret: string;
  onPaid: () => void;
}) {
  const base = useTenantBase();
  const { amount = 0, currency = "" } = booking.deposit ?? {};
  return (
    <PaymentForm
      payment={{
        clientSecret,
        method: "stripe",
        amountMinor: toMinor(amount, currency),
        returnPath: tenantHref(base, `/reservations/${booking.id}/deposit?token=${token}`),
      }}
      onPaid={onPaid}
    />
  );
}

function Sent() {
  const t = useTranslations("booking.deposit");
  return (
    <div className="max-w-112 space-y-5 py-6">
      <Spinner className="size-8 text-accent-text" />
      <h1 className="font-display text-4xl">{t("sentTitle")}</h1>
      <p aria-live="polite" className="text-lg text-ink-soft">
        {t("sent")}
      </p>
    </div>
  );
}

function Over() {
  const t = useTranslations("booking");
  return (
    <div className="max-w-112 space-y-5 py-6">
      <h1 className="font-display text-4xl">{t("deposit.overTitle")}</h1>
      <p className="text-lg text-ink-soft">{t("deposit.over")}</p>
      <TenantLink path="/reserve" className={buttonClass("primary", "large")}>
        {t("cancel.again")}
      </TenantLink>
    </div>
  );
}
