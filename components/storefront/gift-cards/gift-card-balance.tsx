"use client";

import { useFormatter, useTranslations } from "next-intl";
import { useState } from "react";
import { Form } from "@/components/form/form";
import { TextField } from "@/components/form/text-field";
import type { TextRule } from "@/components/form/text-rule";
import { useServerForm } from "@/components/form/use-server-form";
import { CheckoutSection } from "@/components/storefront/checkout/checkout-section";
import { type GiftCard, lookUpGiftCard } from "@/components/storefront/checkout/gift-card-call";
import { useMoney } from "@/components/storefront/frame/money";
import { useStorefront } from "@/components/storefront/frame/storefront-context";
import { Button } from "@/components/ui/button";
import { toMinor } from "@/lib/core/money/money";
import { MAX_CODE_LENGTH } from "@/lib/service/orders/order-limits";

const CODE_RULE = { required: true, maxLength: MAX_CODE_LENGTH } satisfies TextRule;

export function GiftCardBalance() {
  const t = useTranslations("giftCards.balance");
  const format = useFormatter();
  const money = useMoney();
  const { shop } = useStorefront();
  const form = useServerForm({ code: "" });
  const [card, setCard] = useState<GiftCard | null>(null);
  const [problem, setProblem] = useState<"busy" | "unreachable" | null>(null);
  const show = form.onSubmit(async ({ code }) => {
    setCard(null);
    setProblem(null);
    const answer = await lookUpGiftCard(shop.slug, code.trim());
    if (answer && "balance" in answer) return setCard(answer);
    if (answer?.code === "GIFT_CARD_NOT_FOUND") return form.mark("code", "invalid");
    setProblem(answer === null ? "unreachable" : "busy");
  });
  const expires = card?.expiresAt ? new Date(card.expiresAt) : null;
  const hasExpired = expires !== null && expires.getTime() <= Date.now();
  return (
    <CheckoutSection title={t("title")}>
      <Form
        of={form}
        onSubmit={show}
        onChange={() => setProblem(null)}
        className="flex flex-wrap items-start gap-3"
      >
        <TextField
          control={form.control}
          name="code"
          rule={CODE_RULE}
          label={t("code")}
          problemText={() => t("unknown")}
          error={problem && t(problem)}
          className="min-w-60 flex-1"
          input={{ autoComplete: "off", autoCapitalize: "characters", spellCheck: false }}
        />
        <Button type="submit" variant="secondary" pending={form.pending} className="min-h-12 sm:mt-6.5">
          {t("show")}
        </Button>
      </Form>
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
