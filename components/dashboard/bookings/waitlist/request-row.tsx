"use client";

import { X } from "lucide-react";
import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { IconButton } from "@/components/ui/icon-button";
import type { TableRequestWire } from "@/lib/service/waitlist/table-request-contract";
import { useBookingWords } from "../use-booking-words";
import { ContactLink } from "./contact-link";

interface RequestRowProps {
  request: TableRequestWire;
  pending: boolean;
  onAct: (kind: "offer" | "remove") => void;
}

export function RequestRow({ request, pending, onAct }: RequestRowProps) {
  const t = useTranslations("bookingPlan.requests");
  const words = useBookingWords();
  const { customerName: name, customerPhone, customerEmail, guestCount, status, closedAt } = request;
  const state = status === "expired" && request.reservationId === null ? "over" : status;
  const range = { from: words.clock(request.earliest), to: words.clock(request.latest) };
  return (
    <li className={`py-3 ${closedAt ? "text-ink-soft" : ""}`}>
      <div className="flex items-start gap-3">
        <div className="min-w-0 flex-1">
          <p className="text-lg font-semibold break-words">{name}</p>
          <p className="text-sm tabular-nums">
            {t("party", { count: guestCount })} · {t("wants", range)}
          </p>
          <p className={`text-sm ${status === "offered" ? "font-semibold text-info" : "text-ink-soft"}`}>
            {t(`state.${state}`, { time: request.offerUntil ? words.time(request.offerUntil) : "" })}
          </p>
          {!closedAt && (
            <p className="flex flex-wrap gap-x-4 text-sm break-all">
              {customerPhone && <ContactLink href={`tel:${customerPhone}`}>{customerPhone}</ContactLink>}
              {customerEmail && <ContactLink href={`mailto:${customerEmail}`}>{customerEmail}</ContactLink>}
            </p>
          )}
        </div>
        {!closedAt && (
          <IconButton
            icon={X}
            label={t("remove", { name })}
            disabled={pending}
            onClick={() => onAct("remove")}
          />
        )}
      </div>
      {status === "waiting" && (
        <Button
          variant="secondary"
          className="mt-2"
          aria-label={t("offerTo", { name })}
          pending={pending}
          onClick={() => onAct("offer")}
        >
          {t("offer")}
        </Button>
      )}
    </li>
  );
}
