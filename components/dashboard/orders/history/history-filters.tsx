"use client";

import { useTranslations } from "next-intl";
import { type OrderFilters, PAYMENT_FILTERS } from "@/components/dashboard/orders/order-filters";
import { DayRange } from "@/components/data/day-range";
import { SearchField } from "@/components/data/search-field";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { FilterSelect } from "@/components/ui/filter-select";
import { ORDER_STATUSES } from "@/lib/service/orders/order-status";

interface HistoryFiltersProps {
  filters: OrderFilters;
  onChange: (filters: OrderFilters) => void;
}

const NO_FILTERS: OrderFilters = { status: null, paymentStatus: null, from: null, to: null, search: null };

export function HistoryFilters({ filters, onChange }: HistoryFiltersProps) {
  const t = useTranslations("dashboard");
  const board = useTranslations("orderBoard");
  const change = (changes: Partial<OrderFilters>) => onChange({ ...filters, ...changes });
  const filtered = Object.values(filters).some((value) => value !== null);
  return (
    <search className="grid grid-cols-2 items-end gap-3 md:grid-cols-[minmax(12rem,18rem)_11rem_11rem] xl:grid-cols-[minmax(12rem,18rem)_10rem_10rem_10rem_10rem_auto]">
      <SearchField
        label={board("search.history")}
        hint={board("search.historyHint")}
        search={filters.search}
        onSearch={(search) => change({ search })}
        className="col-span-2 md:col-span-1"
      />
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
      <DayRange from={filters.from} to={filters.to} onChange={change} />
      {filtered && (
        <Button variant="quiet" className="min-h-12 justify-self-start" onClick={() => onChange(NO_FILTERS)}>
          {t("history.clear")}
        </Button>
      )}
    </search>
  );
}
