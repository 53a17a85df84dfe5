"use client";

import { useFormatter, useTranslations } from "next-intl";
import { useDashboardTenant } from "@/components/dashboard/frame/dashboard-tenant";
import { useMoneyText } from "@/components/frame/use-money-text";
import { Price } from "@/components/ui/price";
import type { Column } from "@/components/ui/table";
import type { GiftCardWire } from "@/lib/service/gift-cards/gift-card-contract";
import { giftCardState } from "./gift-card-state";
import { GiftCardStateBadge } from "./gift-card-state-badge";

interface GiftCardColumns {
  now: Date;
  onOpen: (cardId: string) => void;
}

/** Days of the restaurant's zone. An expiry is shown as the last day on which the card can be spent. */
export function useDayWords() {
  const format = useFormatter();
  const { timeZone } = useDashboardTenant();
  const day = (ms: number) =>
    format.dateTime(new Date(ms), { timeZone, day: "numeric", month: "short", year: "numeric" });
  return {
    on: (instant: string) => day(Date.parse(instant)),
    lastOf: (expiresAt: string) => day(Date.parse(expiresAt) - 1),
  };
}

export function holderOf({ recipientName, recipientEmail, purchaserEmail }: GiftCardWire): string | null {
  return recipientName ?? recipientEmail ?? purchaserEmail;
}

export function useGiftCardColumns({ now, onOpen }: GiftCardColumns): Column<GiftCardWire>[] {
  const t = useTranslations("dashboardGiftCards");
  const money = useMoneyText();
  const days = useDayWords();
  return [
    {
      key: "card",
      header: t("card"),
      cell: (card) => (
        <>
          <button
            type="button"
            onClick={() => onOpen(card.id)}
            aria-label={t("cardOf", { ending: card.codeEnding })}
            className="-mx-2 min-h-11 px-2 font-semibold whitespace-nowrap tabular-nums underline underline-offset-4"
          >
            ••••&nbsp;{card.codeEnding}
          </button>
          <span className="-mt-1.5 block pb-2 break-all text-ink-soft md:hidden">
            {holderOf(card) ?? t("byHand")}
          </span>
        </>
      ),
    },
    {
      key: "state",
      header: t("state"),
      cell: (card) => <GiftCardStateBadge state={giftCardState(card, now)} />,
    },
    {
      key: "holder",
      header: t("holder"),
      wideOnly: true,
      cell: (card) => holderOf(card) ?? <span className="text-ink-soft">{t("byHand")}</span>,
    },
    {
      key: "issued",
      header: t("issued"),
      wideOnly: true,
      cell: (card) => <time dateTime={card.createdAt}>{days.on(card.createdAt)}</time>,
    },
    {
      key: "expires",
      header: t("expires"),
      wideOnly: true,
      cell: ({ expiresAt }) =>
        expiresAt ? <time dateTime={expiresAt}>{days.lastOf(expiresAt)}</time> : t("never"),
    },
    {
      key: "balance",
      header: t("balance"),
      numeric: true,
      cell: ({ balance, initialAmount, currency }) => (
        <>
          <Price amount={balance} currency={currency} className="font-semibold" />
          <span className="block text-xs whitespace-nowrap text-ink-soft">
            {t("ofAmount", { amount: money(initialAmount, currency) })}
          </span>
        </>
      ),
    },
  ];
}
