"use client";

import { useQuery } from "@tanstack/react-query";
import { useNow, useTranslations } from "next-intl";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useDashboardTenant } from "@/components/dashboard/frame/dashboard-tenant";
import { readWallTime } from "@/components/dashboard/frame/wall-time";
import type { BoardOrder } from "@/components/dashboard/orders/board-order";
import { DishButtons } from "@/components/dashboard/tables/dish-buttons";
import { OptionsDialog } from "@/components/dashboard/tables/options-dialog";
import type { RoundDish } from "@/components/dashboard/tables/round-menu";
import { useRoundMenu } from "@/components/dashboard/tables/use-round-menu";
import type { components } from "@/components/data/generated/api-schema";
import { ListSkeleton } from "@/components/data/list-skeleton";
import { LoadFailure } from "@/components/data/load-failure";
import { useFailureToast } from "@/components/data/use-failure-toast";
import { useFailureWords } from "@/components/data/use-failure-words";
import { useLeaveWarning } from "@/components/data/use-leave-warning";
import { checkAddress } from "@/components/storefront/checkout/address-call";
import { Button } from "@/components/ui/button";
import { buttonClass } from "@/components/ui/button-style";
import { Price } from "@/components/ui/price";
import { SearchBox } from "@/components/ui/search-box";
import { SegmentedControl } from "@/components/ui/segmented-control";
import { favoriteDishes } from "./favorite-dishes";
import { findDishes, numbersOf, withFavorites } from "./find-dishes";
import { GuestFinder } from "./guest-finder";
import { GuestNote } from "./guest-note";
import { LastOrder } from "./last-order";
import {
  bodyOf,
  changedLine,
  EMPTY_ORDER,
  missingOf,
  type NewOrder,
  withDish,
  withGuest,
  withLinesOf,
} from "./new-order";
import { NewOrderHow } from "./new-order-how";
import { NewOrderLineRow } from "./new-order-line-row";
import { NewOrderTotal } from "./new-order-total";
import { TakenOrder } from "./taken-order";
import { useQuote } from "./use-quote";
import { useTakeOrder } from "./use-take-order";

const CLOCK_MS = 30_000;

/** Takes an order at the counter or on the phone, from the guest to the total, with keys alone. */
export function NewOrderPage() {
  const t = useTranslations("dashboardNewOrder");
  const now = useNow({ updateInterval: CLOCK_MS });
  const failureToast = useFailureToast();
  const failureWords = useFailureWords();
  const { slug, currency, timeZone } = useDashboardTenant();
  const { menu, failure, again } = useRoundMenu(now);
  const [order, setOrder] = useState<NewOrder>(EMPTY_ORDER);
  const [last, setLast] = useState<BoardOrder | null>(null);
  const [search, setSearch] = useState("");
  const [asking, setAsking] = useState<RoundDish | null>(null);
  const [taken, setTaken] = useState<components["schemas"]["StaffOrder"] | null>(null);
  const [missing, setMissing] = useState<ReturnType<typeof missingOf>>(null);
  const dishBox = useRef<HTMLDivElement>(null);
  const guestBox = useRef<HTMLDivElement>(null);
  const change = (changes: Partial<NewOrder>) => setOrder((before) => ({ ...before, ...changes }));

  const { service, deliveryAddress, postcode, city } = order;
  const isWholeAddress =
    service === "delivery" && [deliveryAddress, postcode, city].every((part) => part.trim());
  const address = useQuery({
    queryKey: ["tenant", slug, "address", deliveryAddress, postcode, city],
    queryFn: () => checkAddress(slug, { deliveryAddress, postcode, city }),
    enabled: isWholeAddress,
  });
  const scheduledFor =
    order.time === "" ? null : (readWallTime(order.time, timeZone, now)?.toISOString() ?? null);
  const body = bodyOf(order, {
    fallbackName: t(`channel.${order.channel}`),
    ...{ currency, scheduledFor, addressToken: address.data?.addressToken ?? null },
  });
  const favorites = useQuery(favoriteDishes(slug));
  const quote = useQuote(order.lines.length > 0 ? body : null);
  const take = useTakeOrder(setTaken);

  useEffect(() => {
    guestBox.current?.querySelector("input")?.focus();
  }, []);
  const isEntered = order.lines.length > 0 && taken === null;
  useLeaveWarning(isEntered);

  const toDishes = () => dishBox.current?.querySelector("input")?.focus();
  const add = (dish: RoundDish) => {
    if (dish.optionGroups.length > 0) return setAsking(dish);
    setOrder((before) => withDish(before, { dish, quantity: 1, selectedOptions: {} }));
    setSearch("");
    toDishes();
  };
  const submit = () => {
    const next = missingOf(order);
    setMissing(next);
    if (next === "dishes") toDishes();
    if (next === "phone") guestBox.current?.querySelector("input")?.focus();
    if (next === null && !take.isPending)
      take.mutate(body, { onError: (failure) => failureToast(t("failed"), failure) });
  };
  const pressTake = useEffectEvent((event: KeyboardEvent) => {
    const isTaking = event.key === "Enter" && (event.ctrlKey || event.metaKey);
    if (!isTaking || taken || document.querySelector("[role='dialog']")) return;
    event.preventDefault();
    submit();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => pressTake(event);
    window.addEventListener("keydown", listen);
    return () => window.removeEventListener("keydown", listen);
  }, []);
  const startAnew = () => {
    setOrder({ ...EMPTY_ORDER, channel: order.channel, pays: order.pays });
    setLast(null);
    setTaken(null);
    setMissing(null);
  };
  if (taken) return <TakenOrder taken={taken} paysNow={order.pays === "now"} onNext={startAnew} />;
  const all = menu ? findDishes(menu, search) : [];
  const ids = favorites.data?.productIds ?? [];
  const found = search.trim() === "" ? withFavorites(all, { ids, section: t("favorites") }) : all;
  const addFirst = () => {
    const first = found.find(({ soldOut }) => !soldOut);
    if (first && search.trim() !== "") add(first);
  };
  return (
    <div className="lg:grid lg:h-dvh lg:grid-cols-[minmax(0,1fr)_26rem]">
      <div className="space-y-4 px-4 py-5 md:px-6 lg:overflow-y-auto">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h1 className="font-display text-2xl">{t("title")}</h1>
          <SegmentedControl
            label={t("channel.label")}
            value={order.channel}
            onValueChange={(channel) => change({ channel, pays: channel === "counter" ? "now" : "later" })}
            options={(["phone", "counter"] as const).map((value) => ({
              value,
              label: t(`channel.${value}`),
            }))}
          />
        </div>
        <GuestFinder
          ref={guestBox}
          phone={order.phone}
          onPhone={(phone) => change({ phone })}
          error={missing === "phone" ? t("phoneMissing") : undefined}
          onGuest={(before) => {
            setOrder((current) => withGuest(current, before));
            setLast(before);
            toDishes();
          }}
        />
        {last?.customerPhone && <GuestNote phone={last.customerPhone} />}
        {last && menu && (
          <LastOrder last={last} onAgain={() => setOrder((before) => withLinesOf(before, last, menu))} />
        )}
        <div ref={dishBox}>
          <SearchBox
            label={t("findDish")}
            hint={t("findDishHint")}
            value={search}
            onSearch={setSearch}
            onEnter={addFirst}
          />
          {missing === "dishes" && (
            <p role="alert" className="mt-1 text-sm text-critical">
              {t("dishesMissing")}
            </p>
          )}
        </div>
        {!menu && failure && <LoadFailure failure={failure} onRetry={again} />}
        {!menu && !failure && <ListSkeleton />}
        {menu && (
          <DishButtons
            dishes={found}
            lines={order.lines}
            onAdd={add}
            numbers={numbersOf(menu)}
            heading="h2"
          />
        )}
        {order.lines.length > 0 && (
          <a
            href="#new-order"
            className={`${buttonClass("secondary")} sticky bottom-[calc(4.25rem+env(safe-area-inset-bottom))] z-10 w-full shadow-lift md:bottom-3 lg:hidden`}
          >
            {t("order")} · {order.lines.reduce((sum, { quantity }) => sum + quantity, 0)}
            {quote.data && (
              <>
                {" "}
                · <Price amount={quote.data.total} currency={currency} />
              </>
            )}
          </a>
        )}
      </div>
      <aside
        id="new-order"
        aria-label={t("order")}
        className="flex flex-col border-line bg-surface max-lg:border-t lg:h-dvh lg:border-l"
      >
        <div className="flex-1 space-y-5 px-4 py-5 md:px-6 lg:overflow-y-auto">
          {order.lines.length === 0 ? (
            <p className="text-ink-soft">{t("empty")}</p>
          ) : (
            <ul className="divide-y divide-line">
              {order.lines.map((line, index) => (
                <NewOrderLineRow
                  key={line.key}
                  line={line}
                  total={quote.data?.items[index]?.lineTotal}
                  onChange={(changes) => setOrder((before) => changedLine(before, line, changes))}
                  onRemove={() => change({ lines: order.lines.filter((each) => each.key !== line.key) })}
                />
              ))}
            </ul>
          )}
          <NewOrderHow order={order} onChange={change} missing={missing} />
        </div>
        <div className="sticky bottom-[calc(3.5rem+env(safe-area-inset-bottom))] z-10 space-y-3 border-t border-line bg-surface px-4 py-4 md:bottom-0 md:px-6">
          {order.lines.length > 0 && quote.data && <NewOrderTotal quote={quote.data} />}
          {quote.error && order.lines.length > 0 && (
            <p role="alert" className="text-sm text-critical">
              {quote.error.message || failureWords(quote.error).title}
            </p>
          )}
          <SegmentedControl
            label={t("pays.label")}
            value={order.pays}
            onValueChange={(pays) => change({ pays })}
            options={(["now", "later", "link"] as const).map((value) => ({
              value,
              label: t(`pays.${value}`),
            }))}
            className="w-full [&>label]:px-1"
          />
          <Button size="large" className="w-full" pending={take.isPending} onClick={submit}>
            {t("takeOrder")}
            <span className="ml-2 text-sm max-lg:hidden" aria-hidden="true">
              Ctrl ↵
            </span>
          </Button>
        </div>
      </aside>
      {asking && (
        <OptionsDialog
          dish={asking}
          onClose={() => setAsking(null)}
          onAdd={(line) => {
            setOrder((before) => withDish(before, line));
            setAsking(null);
            setSearch("");
            toDishes();
          }}
        />
      )}
    </div>
  );
}
