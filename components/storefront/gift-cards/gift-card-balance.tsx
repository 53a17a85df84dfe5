"use client";

import { useFormatter, useTranslations } from "next-intl";
import { type SyntheticEvent, useState } from "react";
import { CheckoutSection } from "@/components/storefront/checkout/checkout-section";
import { lookUpGiftCard } from "@/components/storefront/checkout/gift-card-call";
import { useMoney } from "@/components/storefront/frame/money";
import { useStorefront } from "@/components/storefront/frame/storefront-context";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { toMinor } from "@/lib/core/money/money";
import type { GiftCardBalance as Balance } from "@/lib/service/gift-cards/gift-card-contract";

type Problem = "unknown" | "busy" | "unreachable";

/** A card's balance, for anyone who has its code. */
export function GiftCardBalance() {
  const t = useTranslations("giftCards.balance");
  const format = useFormatter();
  const money = useMoney();
  const { shop } = useStorefront();
  const [code, setCode] = useState("");
  const [pending, setPending] = useState(false);
  const [card, setCard] = useState<Balance | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);

  const show = async (event: SyntheticEvent) => {
    event.preventDefault();
    if (pending) return;
    setCard(null);
    if (code.trim() === "") return setProblem("unknown");
    setPending(true);
    const answer = await lookUpGiftCard(shop.slug, code.trim(), AbortSignal.timeout(8_000));
    setPending(false);
    if (answer && "balance" in answer) {
      setProblem(null);
      return setCard(answer);
    }
    if (answer === null) setProblem("unreachable");
    else setProblem(answer.code === "RATE_LIMITED" ? "busy" : "unknown");
  };
  const expires = card?.expiresAt ? new Date(card.expiresAt) : null;
  const hasExpired = expires !== null && expires.getTime() <= Date.now();
  return (
    <CheckoutSection title={t("title")}>
      <form noValidate onSubmit={show} className="flex flex-wrap items-start gap-3">
        <Field label={t("code")} error={problem && t(problem)} className="min-w-60 flex-1">
          <Input
            name="code"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={64}
            value={code}
            onChange={(event) => {
              setCode(event.target.value);
              setProblem(null);
            }}
          />
        </Field>
        <Button type="submit" variant="secondary" pending={pending} className="mt-6.5 min-h-12">
          {t("show")}
        </Button>
      </form>
      <div aria-live="polite">
        {card && (
          <div className="rounded-control bg-accent-tint px-5 py-4">
            <p className="font-display text-2xl">
              {t("left", { amount: money(toMinor(card.balance, card.currency)) })}
            </p>
            {expires && (
              <p className="mt-1 text-sm">
                {t(hasExpired ? "expired" : "until", {
                  day: format.dateTime(expires, { dateStyle: "long" }),
                })}
              </p>
            )}
            {!hasExpired && card.balance > 0 && <p className="mt-1 text-sm">{t("how")}</p>}
          </div>
        )}
      </div>
    </CheckoutSection>
  );
}
