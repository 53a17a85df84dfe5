"use client";

import { BellRing, CircleCheck } from "lucide-react";
import { useFormatter, useTranslations } from "next-intl";
import { useState } from "react";
import { api, resultOf } from "@/components/data/api";
import type { components } from "@/components/data/generated/api-schema";
import { TenantLink } from "@/components/frame/tenant-link";
import { useMoney } from "@/components/storefront/frame/money";
import { useStorefront } from "@/components/storefront/frame/storefront-context";
import { YourDataLink } from "@/components/storefront/guest-data/your-data-link";
import { Button } from "@/components/ui/button";
import { buttonClass } from "@/components/ui/button-style";
import { ProblemBox } from "@/components/ui/problem-box";
import { depositMinorOf } from "./deposit-terms";
import type { GuestRequest } from "./guest-request";
import { RequestFacts } from "./request-facts";
import { RequestTimes } from "./request-times";

interface TableRequestProps {
  request: GuestRequest;
  token: string;
  /** At which the restaurant seats guests that day; empty once the day is over. */
  times: readonly string[];
  /** What taking a table costs until the guests come; null when nothing. */
  deposit: components["schemas"]["ReservationConfig"]["deposit"];
}

export function TableRequest({ request: first, token, times, deposit }: TableRequestProps) {
  const t = useTranslations("booking.tellMe.request");
  const offerWords = useTranslations("booking.offer");
  const format = useFormatter();
  const money = useMoney();
  const { shop } = useStorefront();
  const [request, setRequest] = useState(first);
  const [problem, setProblem] = useState<"offline" | "failed" | null>(null);
  const [pending, setPending] = useState<"accept" | "decline" | null>(null);
  const { wanted } = first;
  const depositMinor = depositMinorOf(deposit, first.guestCount, shop.currency);
  const answer = async (act: "accept" | "decline") => {
    setPending(act);
    setProblem(null);
    const params = { path: { tenantId: shop.slug, entryId: first.id } };
    const result = await resultOf(
      act === "accept"
        ? api.POST("/api/public/{tenantId}/waitlist/{entryId}/accept", { params, body: { token } })
        : api.POST("/api/public/{tenantId}/waitlist/{entryId}/decline", { params, body: { token } }),
    );
    setPending(null);
    if (result.ok) setRequest({ ...result.data, wanted });
    else if (result.code === "OFFER_EXPIRED") setRequest({ ...request, status: "expired" });
    else setProblem(result.code === "UNREACHABLE" ? "offline" : "failed");
  };
  const state = stateOf(request);
  const isHeld = state === "offered";
  const { booking } = request;
  return (
    <div className="max-w-120 space-y-6 py-6">
      <div aria-live="polite">
        {state === "waiting" && (
          <BellRing className="mb-4 size-10 text-accent-text" strokeWidth={1.5} aria-hidden="true" />
        )}
        {(state === "booked" || isHeld) && (
          <CircleCheck className="mb-4 size-10 text-positive" strokeWidth={1.5} aria-hidden="true" />
        )}
        <h1 className="font-display text-4xl">{state === "waiting" ? t("title") : t(`${state}Title`)}</h1>
        <p className="mt-3 text-lg text-ink-soft">
          {state === "waiting"
            ? t("lead")
            : t(state, {
                restaurant: shop.name,
                until: request.offerUntil ? format.dateTime(new Date(request.offerUntil), "moment") : "",
              })}
        </p>
      </div>
      <RequestFacts request={request} />
      <ProblemBox>{problem && offerWords(problem, { phone: shop.phone })}</ProblemBox>
      {state === "waiting" && (
        <RequestTimes
          request={request}
          token={token}
          times={times}
          onSaved={(next) => setRequest({ ...next, wanted: next.wanted ?? wanted })}
        />
      )}
      <div className="flex flex-wrap gap-3">
        {isHeld && (
          <Button
            size="large"
            pending={pending === "accept"}
            disabled={pending === "decline"}
            onClick={() => answer("accept")}
          >
            {depositMinor > 0 ? t("takeAndPay", { amount: money(depositMinor) }) : t("take")}
          </Button>
        )}
        {(isHeld || state === "waiting") && (
          <Button
            variant={isHeld ? "quiet" : "quiet-danger"}
            size="large"
            className={isHeld ? "" : "-ms-6"}
            pending={pending === "decline"}
            disabled={pending === "accept"}
            onClick={() => answer("decline")}
          >
            {isHeld ? t("letGo") : t("leave")}
          </Button>
        )}
        {booking && state === "due" && (
          <TenantLink
            path={`/reservations/${booking.id}/deposit?token=${booking.token}`}
            className={buttonClass("primary", "large")}
          >
            {t("pay")}
          </TenantLink>
        )}
        {booking && state === "booked" && (
          <TenantLink
            path={`/reservations/${booking.id}/cancel?token=${booking.token}`}
            className={buttonClass("secondary", "large")}
          >
            {t("manage")}
          </TenantLink>
        )}
        {(state === "ended" || state === "left" || state === "expired") && (
          <TenantLink
            path={`/reserve?date=${wanted.date}&guests=${request.guestCount}`}
            className={buttonClass("primary", "large")}
          >
            {t("askAgain")}
          </TenantLink>
        )}
      </div>
      <YourDataLink />
    </div>
  );
}

function stateOf({ status, booking }: GuestRequest) {
  if (status !== "booked") return status;
  if (!booking) return "ended";
  return booking.depositDue ? "due" : "booked";
}
