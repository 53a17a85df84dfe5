"use client";

import { SlidersHorizontal } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { RestaurantFilter } from "@/components/admin/frame/restaurant-filter";
import { DayRange } from "@/components/data/day-range";
import { SearchField } from "@/components/data/search-field";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { Field } from "@/components/ui/field";
import { FilterSelect } from "@/components/ui/filter-select";
import { ESCROW_STATUSES } from "@/lib/payments/escrow/escrow-status";
import { ORDER_STATUSES, PAYMENT_STATUSES } from "@/lib/service/orders/order-status";
import type { OrderFilters } from "./order-filters";

interface OrderFilterBarProps {
  filters: OrderFilters;
  onChange: (changes: Partial<OrderFilters>) => void;
}

const NONE: OrderFilters = {
  tenant: null,
  search: null,
  status: null,
  paymentStatus: null,
  escrowStatus: null,
  from: null,
  to: null,
  unseen: null,
};

export function OrderFilterBar({ filters, onChange }: OrderFilterBarProps) {
  const t = useTranslations("adminOrders");
  const words = useTranslations("adminCommon");
  const status = useTranslations("dashboard.status");
  const payment = useTranslations("dashboard.payment");
  const [isOpen, setIsOpen] = useState(false);
  const isFiltered = Object.values(filters).some((value) => value !== null);
  return (
    <search className="grid grid-cols-2 items-end gap-3 md:grid-cols-4">
      <SearchField
        label={t("search")}
        hint={t("searchHint")}
        search={filters.search}
        onSearch={(search) => onChange({ search })}
        className="col-span-2"
      />
      <RestaurantFilter
        value={filters.tenant}
        onChange={(tenant) => onChange({ tenant })}
        className="col-span-2 md:col-span-1"
      />
      <Button
        variant="quiet"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
        className="col-span-2 justify-self-start md:hidden"
      >
        <SlidersHorizontal className="size-4.5" strokeWidth={1.5} aria-hidden="true" />
        {t("moreFilters")}
      </Button>
      <div className={isOpen ? "contents" : "hidden md:contents"}>
        <Field label={t("status")} className="col-span-2 md:col-span-1">
          <FilterSelect
            value={filters.status}
            onChange={(next) => onChange({ status: next })}
            anyLabel={words("anyStatus")}
            options={ORDER_STATUSES.map((value) => ({ value, label: status(value) }))}
          />
        </Field>
        <Field label={t("payment")}>
          <FilterSelect
            value={filters.paymentStatus}
            onChange={(paymentStatus) => onChange({ paymentStatus })}
            anyLabel={words("anyStatus")}
            options={PAYMENT_STATUSES.map((value) => ({ value, label: payment(value) }))}
          />
        </Field>
        <Field label={t("escrow")}>
          <FilterSelect
            value={filters.escrowStatus}
            onChange={(escrowStatus) => onChange({ escrowStatus })}
            anyLabel={words("anyStatus")}
            options={ESCROW_STATUSES.map((value) => ({ value, label: words(`escrowStatus.${value}`) }))}
          />
        </Field>
        <DayRange from={filters.from} to={filters.to} onChange={onChange} />
      </div>
      <div className="col-span-2 flex min-h-11 flex-wrap items-center gap-x-6 md:col-span-4">
        <Checkbox
          checked={filters.unseen !== null}
          onCheckedChange={(checked) => onChange({ unseen: checked ? "true" : null })}
          label={t("onlyUnseen")}
        />
        {isFiltered && (
          <Button variant="quiet" onClick={() => onChange(NONE)}>
            {words("clear")}
          </Button>
        )}
      </div>
    </search>
  );
}
