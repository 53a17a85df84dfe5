"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { useMoneyText } from "@/components/frame/use-money-text";
import { Moment } from "@/components/ui/moment";
import { Price } from "@/components/ui/price";
import { Sheet } from "@/components/ui/sheet";
import type { GiftCardWire } from "@/lib/service/gift-cards/gift-card-contract";
import { GiftCardActions } from "./gift-card-actions";
import { cardSpending, giftCardState } from "./gift-card-state";
import { GiftCardStateBadge } from "./gift-card-state-badge";
import { useDayWords } from "./use-gift-card-columns";

interface GiftCardSheetProps {
  card: GiftCardWire;
  now: Date;
  onChanged: () => Promise<boolean>;
  onClose: () => void;
}

export function GiftCardSheet({ card, now, onChanged, onClose }: GiftCardSheetProps) {
  const t = useTranslations("dashboardGiftCards");
  const money = useMoneyText();
  const days = useDayWords();
  const { recipientName, recipientEmail, purchaserEmail } = card;
  const spending = cardSpending(card);
  const recipient = [recipientName, recipientEmail].filter(Boolean).join(" · ");
  return (
    <Sheet
      open
      onOpenChange={(open) => !open && onClose()}
      title={t("cardOf", { ending: card.codeEnding })}
      readingLabel={t("cardOf", { ending: card.codeEnding })}
      footer={<GiftCardActions card={card} now={now} onChanged={onChanged} />}
    >
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2 pb-4">
        <Price amount={card.balance} currency={card.currency} className="text-2xl font-semibold" />
        <span className="text-ink-soft tabular-nums">
          {t("ofAmount", { amount: money(card.initialAmount, card.currency) })}
        </span>
        <GiftCardStateBadge state={giftCardState(card, now)} />
      </div>
      <dl className="border-t border-line py-4">
        <Fact name={t("issued")}>{days.on(card.createdAt)}</Fact>
        <Fact name={t("expires")}>{card.expiresAt ? days.lastOf(card.expiresAt) : t("never")}</Fact>
        {spending.orders > 0 && (
          <Fact name={t("totals.redeemed")}>
            {money(spending.spent, card.currency)} · {t("totals.orders", { count: spending.orders })}
          </Fact>
        )}
        <Fact name={t("buyer")}>{purchaserEmail ?? t("byHand")}</Fact>
        {recipient && <Fact name={t("holder")}>{recipient}</Fact>}
        {card.message && <Fact name={t("message")}>{card.message}</Fact>}
      </dl>
      <section className="border-t border-line py-4">
        <h3 className="mb-1 text-sm font-semibold text-ink-soft">{t("ledger")}</h3>
        <Ledger card={card} />
      </section>
    </Sheet>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex gap-4 py-1">
      <dt className="w-32 shrink-0 text-ink-soft">{name}</dt>
      <dd className="min-w-0 break-words">{children}</dd>
    </div>
  );
}

function Ledger({ card: { entries, currency } }: { card: GiftCardWire }) {
  const t = useTranslations("dashboardGiftCards.kinds");
  return (
    <ul className="divide-y divide-line">
      {entries.toReversed().map(({ id, kind, amount, createdAt }) => (
        <li key={id} className="flex min-h-14 items-center justify-between gap-4 py-1.5">
          <span>
            <span className="block">{t(kind)}</span>
            <Moment at={createdAt} className="block text-sm text-ink-soft" />
          </span>
          <Price amount={amount} currency={currency} signed />
        </li>
      ))}
    </ul>
  );
}
