"use client";

import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { tenantHref } from "@/components/frame/tenant-href";
import { useTenantBase } from "@/components/frame/tenant-link";
import { useMoney } from "@/components/storefront/frame/money";
import { useStorefront } from "@/components/storefront/frame/storefront-context";
import { PaymentForm } from "@/components/storefront/payment/payment-form";
import { Button } from "@/components/ui/button";
import { ProblemBox } from "@/components/ui/problem-box";
import { GiftCardBalance } from "./gift-card-balance";
import { GiftCardDone } from "./gift-card-done";
import { GiftCardForm } from "./gift-card-form";
import { findPendingGift, forgetPendingGift, keepPendingGift, type PendingGift } from "./pending-gift";
import { StageHeading } from "./stage-heading";

interface GiftCardPageProps {
  /** The restaurant takes cards online; else a card is paid at the restaurant. */
  isPaidOnline: boolean;
  /** From the address, when a bank or wallet sent the buyer back. */
  returned: "paid" | "failed" | null;
  /** Of the account that is signed in; empty without one. */
  purchaserEmail: string;
}

type Stage =
  | { kind: "choosing" }
  | { kind: "paying"; gift: PendingGift; clientSecret: string }
  | { kind: "done"; email: string | null }
  | { kind: "asked"; amountMinor: number };

export function GiftCardPage({ isPaidOnline, returned, purchaserEmail }: GiftCardPageProps) {
  const t = useTranslations("giftCards");
  const payment = useTranslations("payment");
  const money = useMoney();
  const base = useTenantBase();
  const { shop } = useStorefront();
  const [stage, setStage] = useState<Stage>(
    returned === "paid" ? { kind: "done", email: null } : { kind: "choosing" },
  );

  useEffect(() => {
    if (returned === "paid") return forgetPendingGift(shop.slug);
    const gift = findPendingGift(shop.slug);
    if (gift?.clientSecret) setStage({ kind: "paying", gift, clientSecret: gift.clientSecret });
  }, [shop.slug, returned]);

  const begin = (gift: PendingGift) => {
    if (gift.clientSecret === null) return setStage({ kind: "asked", amountMinor: gift.amountMinor });
    keepPendingGift(shop.slug, gift);
    setStage({ kind: "paying", gift, clientSecret: gift.clientSecret });
  };
  const restart = () => {
    forgetPendingGift(shop.slug);
    setStage({ kind: "choosing" });
  };
  const finish = (email: string) => {
    forgetPendingGift(shop.slug);
    setStage({ kind: "done", email });
  };

  if (stage.kind === "done") {
    const words = stage.email === null ? t("doneReturned") : t("done", { email: stage.email });
    return (
      <GiftCardDone title={t("doneTitle")} onAgain={restart}>
        {words}
      </GiftCardDone>
    );
  }
  if (stage.kind === "asked") {
    const amount = money(stage.amountMinor);
    return (
      <GiftCardDone title={t("askedTitle")} onAgain={restart}>
        {t("asked", { amount, name: shop.name, phone: shop.phone })}
      </GiftCardDone>
    );
  }
  if (stage.kind === "paying") {
    const { amountMinor, email } = stage.gift;
    return (
      <div className="max-w-112 space-y-7">
        <div>
          <StageHeading>{t("payTitle", { amount: money(amountMinor) })}</StageHeading>
          <p className="mt-3 text-ink-soft">{t("payFor", { email })}</p>
        </div>
        <ProblemBox>{returned === "failed" && payment("problem.refused")}</ProblemBox>
        <PaymentForm
          payment={{
            clientSecret: stage.clientSecret,
            method: "stripe",
            amountMinor,
            returnPath: tenantHref(base, "/gift-cards"),
          }}
          onPaid={() => finish(email)}
        />
        <Button variant="quiet" onClick={restart} className="w-full">
          {t("change")}
        </Button>
      </div>
    );
  }
  return (
    <div className="space-y-12">
      <GiftCardForm isPaidOnline={isPaidOnline} purchaserEmail={purchaserEmail} onBegin={begin} />
      <GiftCardBalance />
    </div>
  );
}
