"use client";

import { Gift, Plus, SearchX } from "lucide-react";
import { useNow, useTranslations } from "next-intl";
import { useState } from "react";
import { useDashboardTenant } from "@/components/dashboard/frame/dashboard-tenant";
import { ListSkeleton } from "@/components/data/list-skeleton";
import { LoadFailure } from "@/components/data/load-failure";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { Table } from "@/components/ui/table";
import type { IssuedGiftCard } from "@/lib/service/gift-cards/gift-card-contract";
import { GiftCardSheet } from "./gift-card-sheet";
import { GIFT_CARD_STATES, type GiftCardState, giftCardState, matchesCard } from "./gift-card-state";
import { IssueDialog } from "./issue-dialog";
import { IssuedCodeDialog } from "./issued-code-dialog";
import { PendingPurchases } from "./pending-purchases";
import { useGiftCardColumns } from "./use-gift-card-columns";
import { useGiftCards } from "./use-gift-cards";
import { useMoneyText } from "./use-money-text";

/** Radix takes no empty value for an option. */
const ANY = "any";
const UPDATE_MS = 60_000;

/** A restaurant's gift cards with their balances, pending purchases, and the form to issue one. */
export function GiftCardDesk() {
  const t = useTranslations("dashboardGiftCards");
  const { currency } = useDashboardTenant();
  const money = useMoneyText();
  const now = useNow({ updateInterval: UPDATE_MS });
  const { cards, pending, hasMore, loading, failure, refresh, more } = useGiftCards();
  const [search, setSearch] = useState("");
  const [state, setState] = useState<GiftCardState | null>(null);
  const [openId, setOpenId] = useState<string | null>(null);
  const [issuing, setIssuing] = useState(false);
  const [issued, setIssued] = useState<IssuedGiftCard | null>(null);
  const columns = useGiftCardColumns({ now, onOpen: setOpenId });

  const open = cards?.find(({ id }) => id === openId);
  const valid = cards?.filter((card) => giftCardState(card, now) === "active") ?? [];
  const outstanding = valid.reduce((sum, { balance }) => sum + balance, 0);
  const shown = cards?.filter(
    (card) => matchesCard(card, search) && (state === null || giftCardState(card, now) === state),
  );
  const isEmpty = cards?.length === 0;
  const isFiltered = search.trim() !== "" || state !== null;
  const create = (
    <Button onClick={() => setIssuing(true)}>
      <Plus className="size-5" strokeWidth={1.5} aria-hidden="true" />
      {t("issue")}
    </Button>
  );
  const made = (card: IssuedGiftCard) => {
    setIssuing(false);
    setIssued(card);
    void refresh();
  };
  return (
    <div className="px-4 pt-2 pb-10 md:px-6 md:pt-4">
      <div className="flex min-h-11 items-center justify-between gap-3">
        <h1 className="text-xl font-semibold tracking-tight">{t("title")}</h1>
        {!isEmpty && create}
      </div>
      <p className="mt-1 mb-4 min-h-6 text-ink-soft tabular-nums">
        {!hasMore &&
          valid.length > 0 &&
          t("outstanding", { amount: money(outstanding, currency), count: valid.length })}
      </p>
      <PendingPurchases purchases={pending} onConfirmed={made} onGone={refresh} />
      {!isEmpty && (
        <search className="grid grid-cols-1 gap-3 sm:grid-cols-[18rem_12rem]">
          <Input
            type="search"
            aria-label={t("search")}
            placeholder={t("search")}
            value={search}
            onChange={(event) => setSearch(event.target.value)}
          />
          <Select
            label={t("state")}
            value={state ?? ANY}
            onValueChange={(value) => setState(GIFT_CARD_STATES.find((each) => each === value) ?? null)}
            options={[
              { value: ANY, label: t("anyState") },
              ...GIFT_CARD_STATES.map((each) => ({ value: each, label: t(`states.${each}`) })),
            ]}
          />
        </search>
      )}
      <div className="mt-5" aria-busy={loading}>
        {failure && <LoadFailure failure={failure} onRetry={() => void refresh()} />}
        {!failure && !shown && <ListSkeleton />}
        {isEmpty && (
          <EmptyState icon={Gift} title={t("emptyTitle")} action={create}>
            {t("emptyBody")}
          </EmptyState>
        )}
        {shown && !isEmpty && (
          <Table
            caption={t("caption")}
            columns={columns}
            rows={shown}
            rowKey={(card) => card.id}
            empty={
              <EmptyState icon={SearchX} title={t("noneFound")}>
                {t("noneFoundBody")}
              </EmptyState>
            }
          />
        )}
        {cards && !isEmpty && (
          <div className="flex flex-col items-center gap-3 py-6 text-center text-sm text-ink-soft">
            {hasMore && isFiltered && <p>{t("searchedSome", { count: cards.length })}</p>}
            {hasMore ? (
              <Button variant="secondary" pending={loading} onClick={more}>
                {t("more")}
              </Button>
            ) : (
              <p>{t("end")}</p>
            )}
          </div>
        )}
      </div>
      {open && <GiftCardSheet card={open} now={now} onChanged={refresh} onClose={() => setOpenId(null)} />}
      {issuing && <IssueDialog onIssued={made} onUnknown={refresh} onClose={() => setIssuing(false)} />}
      {issued && <IssuedCodeDialog card={issued} onClose={() => setIssued(null)} />}
    </div>
  );
}
