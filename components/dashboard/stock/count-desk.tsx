"use client";

import { useQuery } from "@tanstack/react-query";
import { ClipboardCheck } from "lucide-react";
import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { useDashboardTenant } from "@/components/dashboard/frame/dashboard-tenant";
import { recall, remember } from "@/components/dashboard/orders/device-memory";
import { ListSkeleton } from "@/components/data/list-skeleton";
import { LoadFailure } from "@/components/data/load-failure";
import { useFailureToast } from "@/components/data/use-failure-toast";
import { TenantLink } from "@/components/frame/tenant-link";
import { Button } from "@/components/ui/button";
import { buttonClass } from "@/components/ui/button-style";
import { EmptyState } from "@/components/ui/empty-state";
import { SearchBox } from "@/components/ui/search-box";
import { useToast } from "@/components/ui/toast";
import { CountRow } from "./count-row";
import { type Counts, readCounts, rememberedCounts, withCount } from "./count-sheet";
import { ingredientList } from "./stock-queries";
import { useCountStock } from "./use-stock-changes";

/**
 * Counting in the cold room: one thumb, Enter leads to the next field. What is typed stays on this device until it is
 * sent, so that neither a locked phone nor a wall without a network loses it.
 */
export function CountDesk() {
  const t = useTranslations("dashboardStock");
  const { slug } = useDashboardTenant();
  const toast = useToast();
  const failureToast = useFailureToast();
  const {
    data: ingredients,
    error: failure,
    refetch,
  } = useQuery({ ...ingredientList(slug), gcTime: 60_000 });
  const { mutateAsync, isPending } = useCountStock();
  const memory = `bazar.count.${slug}`;
  const [counts, setCounts] = useState<Counts>({});
  const [search, setSearch] = useState("");
  const [wrong, setWrong] = useState<readonly string[]>([]);
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => setCounts(rememberedCounts(recall(memory), new Date())), [memory]);
  const change = (next: Counts) => {
    setCounts(next);
    remember(memory, next);
  };
  const type = (id: string, text: string) => {
    change(withCount(counts, id, text, new Date()));
    setWrong(wrong.filter((each) => each !== id));
  };
  const focusNext = (from: HTMLInputElement) => {
    const fields = [...(form.current?.querySelectorAll<HTMLInputElement>("input[data-count]") ?? [])];
    fields[fields.indexOf(from) + 1]?.focus();
  };
  const done = Object.keys(counts).filter((id) => ingredients?.some((each) => each.id === id)).length;
  const send = async () => {
    if (!ingredients || isPending) return;
    const read = readCounts(counts, ingredients);
    setWrong(read.wrong);
    const [first] = read.wrong;
    if (first) return form.current?.querySelector<HTMLInputElement>(`[data-count="${first}"]`)?.focus();
    if (read.counts.length === 0) return;
    await mutateAsync({ counts: read.counts }).then(
      () => {
        change({});
        toast({ title: t("counted", { count: read.counts.length }) });
      },
      (refusal) => failureToast(t("notCounted"), refusal, t("countKept")),
    );
  };
  const wanted = search.trim().toLocaleLowerCase();
  const shown = ingredients?.filter(({ name }) => name.toLocaleLowerCase().includes(wanted));
  return (
    <div className="mx-auto max-w-160 px-4 pt-2 md:px-6 md:pt-4">
      <h1 className="flex min-h-11 items-center text-xl font-semibold tracking-tight">{t("countTitle")}</h1>
      <p className="mt-1 mb-4 text-ink-soft">{t("countBody")}</p>
      {failure && !ingredients && <LoadFailure failure={failure} onRetry={() => void refetch()} />}
      {!failure && !ingredients && <ListSkeleton />}
      {ingredients?.length === 0 && (
        <EmptyState
          icon={ClipboardCheck}
          title={t("nothingToCount")}
          action={
            <TenantLink path="/stock" className={buttonClass()}>
              {t("views.ingredients")}
            </TenantLink>
          }
        >
          {t("nothingToCountBody")}
        </EmptyState>
      )}
      {shown && ingredients && ingredients.length > 0 && (
        <form
          method="post"
          ref={form}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void send();
          }}
        >
          <SearchBox label={t("search")} value={search} onSearch={setSearch} />
          <ul className="mt-3 divide-y divide-line">
            {shown.map((ingredient) => (
              <CountRow
                key={ingredient.id}
                ingredient={ingredient}
                text={counts[ingredient.id]?.text ?? ""}
                wrong={wrong.includes(ingredient.id)}
                onType={(text) => type(ingredient.id, text)}
                onEnter={focusNext}
              />
            ))}
          </ul>
          {shown.length === 0 && <p className="py-8 text-center text-ink-soft">{t("noneFound")}</p>}
          <div className="sticky bottom-[calc(3.5rem+env(safe-area-inset-bottom))] -mx-4 flex items-center gap-4 border-t border-line bg-page px-4 py-3 md:bottom-0 md:-mx-6 md:px-6">
            <span aria-live="polite" className="flex-1 text-sm text-ink-soft tabular-nums">
              {t("countProgress", { done, total: ingredients.length })}
            </span>
            <Button type="submit" size="large" pending={isPending} disabled={done === 0}>
              {t("sendCount", { count: done })}
            </Button>
          </div>
        </form>
      )}
    </div>
  );
}
