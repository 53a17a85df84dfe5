"use client";

import { CircleCheck } from "lucide-react";
import { useFormatter, useTranslations } from "next-intl";
import { useState } from "react";
import { api, resultOf } from "@/components/data/api";
import { useStorefront } from "@/components/storefront/frame/storefront-context";
import { Button } from "@/components/ui/button";
import { ProblemBox } from "@/components/ui/problem-box";
import type { WaitlistOffer } from "@/lib/service/waitlist/waitlist-contract";

export function AnswerOffer({ offer, token }: { offer: WaitlistOffer; token: string }) {
  const t = useTranslations("booking.offer");
  const format = useFormatter();
  const { shop } = useStorefront();
  const [status, setStatus] = useState(offer.status);
  const [problem, setProblem] = useState<"offline" | "failed" | null>(null);
  const [pending, setPending] = useState<"accept" | "decline" | null>(null);
  const answer = async (act: "accept" | "decline") => {
    setPending(act);
    setProblem(null);
    const params = { path: { tenantId: shop.slug, entryId: offer.id } };
    const result = await resultOf(
      act === "accept"
        ? api.POST("/api/public/{tenantId}/waitlist/{entryId}/accept", { params, body: { token } })
        : api.POST("/api/public/{tenantId}/waitlist/{entryId}/decline", { params, body: { token } }),
    );
    setPending(null);
    if (result.ok) setStatus(result.data.status);
    else if (result.code === "OFFER_EXPIRED") setStatus("expired");
    else if (result.code === "OFFER_TAKEN") setStatus("booked");
    else setProblem(result.code === "UNREACHABLE" ? "offline" : "failed");
  };
  const isOpen = status === "offered" && offer.offerUntil !== null;
  const end = status === "booked" ? "booked" : status === "left" ? "left" : "over";
  return (
    <div className="max-w-112 space-y-6 py-6">
      <div aria-live="polite">
        {status === "booked" && (
          <CircleCheck className="mb-4 size-10 text-positive" strokeWidth={1.5} aria-hidden="true" />
        )}
        <h1 className="font-display text-4xl">{isOpen ? t("title") : t(`${end}Title`)}</h1>
        <p className="mt-3 text-lg text-ink-soft">
          {isOpen && offer.offerUntil
            ? t("lead", {
                restaurant: shop.name,
                count: offer.guestCount,
                until: format.dateTime(new Date(offer.offerUntil), "time"),
              })
            : t(end, { name: offer.customerName, phone: shop.phone })}
        </p>
      </div>
      <ProblemBox>{problem && t(problem, { phone: shop.phone })}</ProblemBox>
      {isOpen && (
        <div className="flex flex-wrap gap-3">
          <Button
            size="large"
            pending={pending === "accept"}
            disabled={pending === "decline"}
            onClick={() => answer("accept")}
          >
            {t("accept")}
          </Button>
          <Button
            variant="quiet"
            size="large"
            pending={pending === "decline"}
            disabled={pending === "accept"}
            onClick={() => answer("decline")}
          >
            {t("decline")}
          </Button>
        </div>
      )}
    </div>
  );
}
