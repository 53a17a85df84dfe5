"use client";

import { Gift } from "lucide-react";
import { useNow, useTranslations } from "next-intl";
import { useState } from "react";
import { useDashboardTenant } from "@/components/dashboard/frame/dashboard-tenant";
import { CreateButton } from "@/components/data/create-button";
import { ListDesk } from "@/components/data/list-desk";
import { ListSearch } from "@/components/data/list-search";
import { useListSearch } from "@/components/data/use-list-search";
import { useMoneyText } from "@/components/frame/use-money-text";
import type { IssuedGiftCard } from "@/lib/service/gift-cards/gift-card-contract";
import { GiftCardSheet } from "./gift-card-sheet";
import { GIFT_CARD_STATES, giftCardState, matchesCard } from "./gift-card-state";
import { GiftCardTotals } from "./gift-card-totals";
import { IssueDialog } from "./issue-dialog";
import { IssuedCodeDialog } from "./issued-code-dialog";
import { PendingPurchases } from "./pending-purchases";
import { useGiftCardColumns } from "./use-gift-card-columns";
import { useGiftCards } from "./use-gift-cards";

const UPDATE_MS = 60_000;

export function GiftCardDesk() {
  const t = useTranslations("dashboardGiftCards");
  const { currency } = useDashboardTenant();
  const money = useMoneyText();
  const now = useNow({ updateInterval: UPDATE_MS });
  const { cards, pending, hasMore, loading, failure, refresh, more } = useGiftCards();
  const { found, isFiltered, ...search } = useListSearch(cards, {
    matches: matchesCard,
    stateOf: (card) => giftCardState(card, now),
  });
  const [openId, setOpenId] = useState<string | null>(null);
  const [issuing, setIssuing] = useState(false);
  const [issued, setIssued] = useState<IssuedGiftCard | null>(null);
  const columns = useGiftCardColumns({ now, onOpen: setOpenId });

  const open = cards?.find(({ id }) => id === openId);
  const valid = cards?.filter((card) => giftCardState(card, now) === "active") ?? [];
  const outstanding = valid.reduce((sum, { balance }) => sum + balance, 0);
  const made = (card: IssuedGiftCard) => {
    setIssuing(false);
    setIssued(card);
    void refresh();
  };
  return (
    <ListDesk
      title={t("title")}
      caption={t("caption")}
      summary={
        !hasMore &&
        valid.length > 0 &&
        t("outstanding", { amount: money(outstanding, currency), count: valid.length })
      }
      waiting={
        <>
          {cards && cards.length > 0 && <GiftCardTotals />}
          <PendingPurchases purchases={pending} onConfirmed={made} onGone={refresh} />
        </>
      }
      create={<CreateButton label={t("issue")} onClick={() => setIssuing(true)} />}
      list={{
        rows: found,
        isEmpty: cards?.length === 0,
        loading,
        failure,
        retry: () => void refresh(),
      }}
      columns={columns}
      rowKey={({ id }) => id}
      filters={
        <ListSearch
          {...search}
          searchLabel={t("search")}
          stateLabel={t("state")}
          anyState={t("anyState")}
          states={GIFT_CARD_STATES.map((value) => ({ value, label: t(`states.${value}`) }))}
        />
      }
      empty={{ icon: Gift, title: t("emptyTitle"), body: t("emptyBody") }}
      noneFound={{ title: t("noneFound"), body: t("noneFoundBody") }}
      paging={{
        hasMore,
        onMore: more,
        hint: hasMore && isFiltered && t("searchedSome", { count: cards?.length ?? 0 }),
      }}
    >
      {open && <GiftCardSheet card={open} now={now} onChanged={refresh} onClose={() => setOpenId(null)} />}
      {issuing && <IssueDialog onIssued={made} onUnknown={refresh} onClose={() => setIssuing(false)} />}
      {issued && <IssuedCodeDialog card={issued} onClose={() => setIssued(null)} />}
    </ListDesk>
  );
}
