"use client";

import { useTranslations } from "next-intl";
import { type SyntheticEvent, useState } from "react";
import { api, resultOf } from "@/components/data/api";
import { TenantLink } from "@/components/frame/tenant-link";
import { useStorefront } from "@/components/storefront/frame/storefront-context";
import { Button } from "@/components/ui/button";
import { buttonClass } from "@/components/ui/button-style";
import { ProblemBox } from "@/components/ui/problem-box";
import type { WaitlistOffer } from "@/lib/service/waitlist/waitlist-contract";
import type { GuestRequest } from "./guest-request";
import { wantedRange } from "./tell-me";
import { TimeRange } from "./time-range";

interface RequestTimesProps {
  request: GuestRequest;
  token: string;
  times: readonly string[];
  onSaved: (request: WaitlistOffer) => void;
}

/** Changes from when to when a start suits; the place in the line stays. */
export function RequestTimes({ request, token, times, onSaved }: RequestTimesProps) {
  const t = useTranslations("booking.tellMe.request");
  const offerWords = useTranslations("booking.offer");
  const { shop } = useStorefront();
  const [range, setRange] = useState(() => wantedRange(times, request.wanted));
  const [said, setSaid] = useState<"saved" | "free" | "notOffered" | "offline" | "failed" | null>(null);
  const [pending, setPending] = useState(false);
  if (times.length === 0) return null;
  const isSame = range.earliest === request.wanted.earliest && range.latest === request.wanted.latest;
  const save = async (event: SyntheticEvent) => {
    event.preventDefault();
    if (pending) return;
    setPending(true);
    const params = { path: { tenantId: shop.slug, entryId: request.id } };
    const result = await resultOf(
      api.POST("/api/public/{tenantId}/waitlist/{entryId}/change", { params, body: { token, ...range } }),
    );
    setPending(false);
    if (result.ok) {
      onSaved(result.data);
      return setSaid("saved");
    }
    setSaid(PROBLEMS[result.code] ?? "failed");
  };
  return (
    <form method="post" noValidate onSubmit={save} className="space-y-4">
      <TimeRange
        times={times}
        {...range}
        onChange={(next) => {
          setRange(next);
          setSaid(null);
        }}
      />
      <p role="status" className="text-positive empty:hidden">
        {said === "saved" && t("saved")}
      </p>
      <ProblemBox>
        {said === "free" || said === "notOffered"
          ? t(said)
          : said && said !== "saved" && offerWords(said, { phone: shop.phone })}
      </ProblemBox>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="secondary" pending={pending} disabled={isSame}>
          {t("save")}
        </Button>
        {said === "free" && (
          <TenantLink
            path={`/reserve?date=${request.wanted.date}&guests=${request.guestCount}`}
            className={buttonClass("primary")}
          >
            {t("book")}
          </TenantLink>
        )}
      </div>
    </form>
  );
}

const PROBLEMS: Partial<Record<string, "free" | "notOffered" | "offline">> = {
  TABLE_AVAILABLE: "free",
  SLOT_UNAVAILABLE: "notOffered",
  UNREACHABLE: "offline",
};
