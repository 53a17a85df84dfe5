"use client";

import { Search } from "lucide-react";
import { useTranslations } from "next-intl";
import { useEffect, useEffectEvent, useState } from "react";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { FilterSelect } from "@/components/ui/filter-select";
import { Input } from "@/components/ui/input";
import { ORDER_STATUSES } from "@/lib/service/orders/order-status";
import { type OrderFilters, PAYMENT_FILTERS } from "./order-filters";

interface HistoryFiltersProps {
  filters: OrderFilters;
  onChange: (filters: OrderFilters) => void;
}

const NO_FILTERS: OrderFilters = { status: null, paymentStatus: null, from: null, to: null, search: null };
/** A search begins when nobody has typed for so long. */
const TYPING_MS = 350;

export function HistoryFilters({ filters, onChange }: HistoryFiltersProps) {
  const t = useTranslations("dashboard");
  const change = (changes: Partial<OrderFilters>) => onChange({ ...filters, ...changes });
  const filtered = Object.values(filters).some((value) => value !== null);
  return (
    <search className="grid grid-cols-2 items-end gap-3 md:grid-cols-[minmax(12rem,18rem)_11rem_11rem] xl:grid-cols-[minmax(12rem,18rem)_10rem_10rem_10rem_10rem_auto]">
      <SearchField search={filters.search} onSearch={(search) => change({ search })} />
      <Field label={t("history.status")}>
        <FilterSelect
          value={filters.status}
          onChange={(status) => change({ status })}
          anyLabel={t("history.anyStatus")}
          options={ORDER_STATUSES.map((value) => ({ value, label: t(`status.${value}`) }))}
        />
      </Field>
      <Field label={t("history.paymentStatus")}>
        <FilterSelect
          value={filters.paymentStatus}
          onChange={(paymentStatus) => change({ paymentStatus })}
          anyLabel={t("history.anyPayment")}
          options={PAYMENT_FILTERS.map((value) => ({ value, label: t(`payment.${value}`) }))}
        />
      </Field>
      <Field label={t("history.from")}>
        <Input
          type="date"
          value={filters.from ?? ""}
          max={filters.to ?? undefined}
          onChange={(event) => change({ from: event.target.value || null })}
        />
      </Field>
      <Field label={t("history.to")}>
        <Input
          type="date"
          value={filters.to ?? ""}
          min={filters.from ?? undefined}
          onChange={(event) => change({ to: event.target.value || null })}
        />
      </Field>
      {filtered && (
        <Button variant="quiet" className="min-h-12 justify-self-start" onClick={() => onChange(NO_FILTERS)}>
          {t("history.clear")}
        </Button>
      )}
    </search>
  );
}

function SearchField({
  search,
  onSearch,
}: {
  search: string | null;
  onSearch: (search: string | null) => void;
}) {
  const t = useTranslations("orderBoard");
  const [text, setText] = useState(search ?? "");
  const begin = useEffectEvent((typed: string) => {
    if ((typed.trim() || null) !== search) onSearch(typed.trim() || null);
  });
  useEffect(() => {
    const timer = setTimeout(() => begin(text), TYPING_MS);
    return () => clearTimeout(timer);
  }, [text]);
  useEffect(() => {
    if (search === null) setText("");
  }, [search]);
  return (
    <Field label={t("search.history")} className="col-span-2 md:col-span-1">
      <Input
        type="search"
        value={text}
        maxLength={100}
        placeholder={t("search.historyHint")}
        before={<Search className="size-4.5" strokeWidth={1.5} aria-hidden="true" />}
        onChange={(event) => setText(event.target.value)}
      />
    </Field>
  );
}
