"use client";

import { CircleX } from "lucide-react";
import { useFormatter, useTranslations } from "next-intl";
import type { PaymentAttemptWire } from "@/lib/payments/payments/attempt-contract";

/** Reasons that are known, by the bank's code or, where it gives none, the processor's. */
const REASONS = [
  "insufficient_funds",
  "lost_card",
  "stolen_card",
  "expired_card",
  "incorrect_cvc",
  "do_not_honor",
  "fraudulent",
  "generic_decline",
  "payment_intent_authentication_failure",
] as const;

export function AttemptList({ attempts }: { attempts: readonly PaymentAttemptWire[] }) {
  const t = useTranslations("dashboardDisputes.attempts");
  const format = useFormatter();
  const reasonOf = ({ code, declineCode }: PaymentAttemptWire) =>
    REASONS.find((reason) => reason === declineCode) ?? REASONS.find((reason) => reason === code);
  return (
    <ul aria-label={t("title")} className="flex flex-col gap-2 text-sm">
      {attempts.map((attempt) => {
        const reason = reasonOf(attempt);
        return (
          <li key={attempt.id} className="flex gap-2">
            <CircleX className="mt-0.5 size-4 shrink-0 text-critical" strokeWidth={1.75} aria-hidden="true" />
            <span className="min-w-0">
              {t("refused", { reason: reason ? t(`reasons.${reason}`) : attempt.message })}
              <span className="block text-ink-soft tabular-nums">
                {[
                  attempt.last4 && t("card", { last4: attempt.last4 }),
                  format.dateTime(new Date(attempt.at), "moment"),
                  reason && attempt.message,
                ]
                  .filter(Boolean)
                  .join(" · ")}
              </span>
            </span>
          </li>
        );
      })}
    </ul>
  );
}
