"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useFormatter, useNow, useTranslations } from "next-intl";
import { useRef, useState } from "react";
import { useDashboardTenant } from "@/components/dashboard/frame/dashboard-tenant";
import type { BoardOrder } from "@/components/dashboard/orders/board-order";
import { ordersKey } from "@/components/dashboard/orders/order-queries";
import { DishButtons } from "@/components/dashboard/tables/dish-buttons";
import { OptionsDialog } from "@/components/dashboard/tables/options-dialog";
import type { RoundDish } from "@/components/dashboard/tables/round-menu";
import { useRoundMenu } from "@/components/dashboard/tables/use-round-menu";
import { api, type BodyOf, dataOf } from "@/components/data/api";
import { ListSkeleton } from "@/components/data/list-skeleton";
import { LoadFailure } from "@/components/data/load-failure";
import { useFailureToast } from "@/components/data/use-failure-toast";
import { useFailureWords } from "@/components/data/use-failure-words";
import { nextAttempt, type OrderAttempt } from "@/components/storefront/checkout/order-attempt";
import { Button } from "@/components/ui/button";
import { Price } from "@/components/ui/price";
import { SearchBox } from "@/components/ui/search-box";
import { Sheet } from "@/components/ui/sheet";
import { useToast } from "@/components/ui/toast";
import { editBody, editOf, isChanged, type OrderEdit } from "./edit-lines";
import { findDishes, numbersOf } from "./find-dishes";
import { KeptLineRow } from "./kept-line-row";
import { changedLine, withDish } from "./new-order";
import { NewOrderLineRow } from "./new-order-line-row";

const CLOCK_MS = 30_000;

interface EditLinesSheetProps {
  order: BoardOrder;
  onClose: () => void;
}

/** Changes the lines of an order that a member took, and says what is to be paid or given back. */
export function EditLinesSheet({ order, onClose }: EditLinesSheetProps) {
  const t = useTranslations("dashboardNewOrder");
  const format = useFormatter();
  const { slug: tenantId } = useDashboardTenant();
  const { currency, orderNumber: number } = order;
  const queries = useQueryClient();
  const toast = useToast();
  const failureToast = useFailureToast();
  const failureWords = useFailureWords();
  const { menu, failure, again } = useRoundMenu(useNow({ updateInterval: CLOCK_MS }));
  const [edit, setEdit] = useState<OrderEdit>(() => editOf(order));
  const [search, setSearch] = useState("");
  const [asking, setAsking] = useState<RoundDish | null>(null);
  const attempt = useRef<OrderAttempt | null>(null);
  const params = { path: { tenantId, orderId: order.id } };
  const body = editBody(edit, currency);
  const isReady = isChanged(edit, order) && body.items.length > 0;
  const money = (value: number) =>
    format.number(value, { style: "currency", currency, currencyDisplay: "narrowSymbol" });

  const quote = useQuery({
    queryKey: ["tenant", tenantId, "edit-quote", order.id, body],
    queryFn: () => dataOf(api.POST("/api/tenant/{tenantId}/orders/{orderId}/edits/quote", { params, body })),
    enabled: isReady,
    retry: false,
  });
  const { mutate, isPending } = useMutation({
    mutationFn: (sent: BodyOf<"editOrder">) => {
      attempt.current = nextAttempt(attempt.current, JSON.stringify(sent), () => crypto.randomUUID());
      const header = { "Idempotency-Key": attempt.current.key };
      return dataOf(
        api.POST("/api/tenant/{tenantId}/orders/{orderId}/edits", {
          params: { ...params, header },
          body: sent,
        }),
      );
    },
    onSuccess: ({ difference }) => {
      const detail =
        difference < 0
          ? t("edit.givenBack", { amount: money(-difference) })
          : difference > 0
            ? t("edit.toPay", { amount: money(difference) })
            : undefined;
      toast({ title: t("edit.done", { number }), ...(detail && { detail }) });
      onClose();
    },
    onError: (refusal) => failureToast(t("edit.failed"), refusal),
    onSettled: () => queries.invalidateQueries({ queryKey: ordersKey(tenantId) }),
  });

  const changeAdded = (change: (added: OrderEdit["added"]) => OrderEdit["added"]) =>
    setEdit((before) => ({ ...before, added: change(before.added) }));
  const add = (dish: RoundDish) => {
    if (dish.optionGroups.length > 0) return setAsking(dish);
    changeAdded((added) => withDish(added, { dish, quantity: 1, selectedOptions: {} }));
    setSearch("");
  };
  const found = menu && search.trim() ? findDishes(menu, search) : [];
  const difference = quote.data?.difference ?? 0;
  return (
    <Sheet
      open
      onOpenChange={(open) => !open && onClose()}
      title={t("edit.title", { number })}
      description={t("edit.hint")}
      footer={
        <div className="space-y-3">
          {isReady && quote.data && (
            <p className="flex items-baseline justify-between gap-4 font-semibold" aria-live="polite">
              <span>
                {t("total")}
                {difference !== 0 && (
                  <span className="block text-sm font-normal text-ink-soft">
                    {t(difference > 0 ? "edit.more" : "edit.less", { amount: money(Math.abs(difference)) })}
                  </span>
                )}
              </span>
              <Price amount={quote.data.total} currency={currency} className="font-display text-2xl" />
            </p>
          )}
          {isReady && quote.error && (
            <p role="alert" className="text-sm text-critical">
              {quote.error.message || failureWords(quote.error).title}
            </p>
          )}
          <Button
            size="large"
            className="w-full"
            pending={isPending}
            disabled={!isReady}
            onClick={() => mutate(body)}
          >
            {t("edit.save")}
          </Button>
        </div>
      }
    >
      <div className="space-y-5">
        <ul className="divide-y divide-line" aria-label={t("order")}>
          {edit.kept.map((line) => (
            <KeptLineRow
              key={line.lineIndex}
              line={line}
              currency={currency}
              onChange={(changes) =>
                setEdit((before) => ({
                  ...before,
                  kept: before.kept.map((each) =>
                    each.lineIndex === line.lineIndex ? { ...each, ...changes } : each,
                  ),
                }))
              }
            />
          ))}
          {edit.added.lines.map((line) => (
            <NewOrderLineRow
              key={line.key}
              line={line}
              total={undefined}
              onChange={(changes) => changeAdded((added) => changedLine(added, line, changes))}
              onRemove={() =>
                changeAdded((added) => ({
                  ...added,
                  lines: added.lines.filter((each) => each.key !== line.key),
                }))
              }
            />
          ))}
        </ul>
        <SearchBox
          label={t("edit.add")}
          hint={t("findDishHint")}
          value={search}
          onSearch={setSearch}
          onEnter={() => {
            const first = found.find(({ soldOut }) => !soldOut);
            if (first) add(first);
          }}
        />
        {!menu && failure && <LoadFailure failure={failure} onRetry={again} />}
        {!menu && !failure && <ListSkeleton />}
        {menu && search.trim() !== "" && (
          <DishButtons dishes={found} lines={edit.added.lines} onAdd={add} numbers={numbersOf(menu)} />
        )}
      </div>
      {asking && (
        <OptionsDialog
          dish={asking}
          onClose={() => setAsking(null)}
          onAdd={(line) => {
            changeAdded((added) => withDish(added, line));
            setAsking(null);
            setSearch("");
          }}
        />
      )}
    </Sheet>
  );
}
