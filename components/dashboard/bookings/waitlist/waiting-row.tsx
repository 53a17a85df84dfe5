"use client";

import { UsersRound, X } from "lucide-react";
import { useTranslations } from "next-intl";
import { useDuration } from "@/components/dashboard/frame/use-duration";
import { Button } from "@/components/ui/button";
import { IconButton } from "@/components/ui/icon-button";
import type { WaitlistEntryWire } from "@/lib/service/waitlist/waitlist-contract";
import { useBookingWords } from "../use-booking-words";
import { ContactLink } from "./contact-link";
import { useQuoteWords } from "./use-quote-words";

interface WaitingRowProps {
  entry: WaitlistEntryWire;
  now: Date;
  pending: boolean;
  onAct: (kind: "offer" | "seat" | "remove") => void;
}

const MINUTE_MS = 60_000;

export function WaitingRow({ entry, now, pending, onAct }: WaitingRowProps) {
  const t = useTranslations("bookingPlan.waitlist");
  const words = useBookingWords();
  const duration = useDuration();
  const quoteWords = useQuoteWords();
  const { customerName: name, guestCount, quotedMinutes, offerUntil, note, customerPhone } = entry;
  const waited = Math.max(0, Math.floor((now.getTime() - Date.parse(entry.createdAt)) / MINUTE_MS));
  const late = quotedMinutes !== null && waited > quotedMinutes;
  return (
    <li className="py-3">
      <div className="flex items-start gap-3">
        <div className="min-w-0 flex-1">
          <p className="flex flex-wrap items-center gap-x-3 text-lg font-semibold">
            {name}
            <span className="flex items-center gap-1.5 text-base tabular-nums">
              <UsersRound className="size-4" strokeWidth={1.75} aria-hidden="true" />
              {guestCount}
            </span>
          </p>
          <p className="text-sm tabular-nums">
            <span className={late ? "font-semibold text-critical" : "text-ink-soft"}>
              {t("waited", { duration: duration(waited) })}
            </span>
            <span className="text-ink-soft">
              {" · "}
              {quoteWords(entry)}
            </span>
          </p>
          {offerUntil && (
            <p className="text-sm font-semibold text-info">{t("held", { time: words.time(offerUntil) })}</p>
          )}
          {customerPhone && <ContactLink href={`tel:${customerPhone}`}>{customerPhone}</ContactLink>}
          {note && <p className="text-sm break-words text-ink-soft">{note}</p>}
        </div>
        <IconButton
          icon={X}
          label={t("remove", { name })}
          disabled={pending}
          onClick={() => onAct("remove")}
        />
      </div>
      <div className="mt-2 flex gap-2">
        {entry.status === "waiting" && (
          <Button
            variant="secondary"
            aria-label={t("offerTo", { name })}
            pending={pending}
            onClick={() => onAct("offer")}
          >
            {t("offer")}
          </Button>
        )}
        <Button aria-label={t("seatNamed", { name })} pending={pending} onClick={() => onAct("seat")}>
          {t("seat")}
        </Button>
      </div>
    </li>
  );
}
