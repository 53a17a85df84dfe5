"use client";

import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { ORDER_STATUSES } from "@/lib/service/orders/order-status";
import { type OrderFilters, PAYMENT_STATUSES } from "./order-filters";

interface HistoryFiltersProps {
  filters: OrderFilters;
  onChange: (filters: OrderFilters) => void;
}

/** Radix takes no empty value for an option. */
const ANY = "any";
const NO_FILTERS: OrderFilters = { status: null, paymentStatus: null, from: null, to: null };

export function HistoryFilters({ filters, onChange }: HistoryFiltersProps) {
  const t = useTranslations("dashboard");
  const change = (changes: Partial<OrderFilters>) => onChange({ ...filters, ...changes });
  const filtered = Object.values(filters).some((value) => value !== null);
  return (
    <search className="grid grid-cols-2 items-end gap-3 md:grid-cols-[11rem_11rem_10rem_10rem_auto]">
      <Field label={t("history.status")}>
        <Select
          value={filters.status ?? ANY}
          onValueChange={(value) =>
            change({ status: ORDER_STATUSES.find((status) => status === value) ?? null })
          }
          options={[
            { value: ANY, label: t("history.anyStatus") },
            ...ORDER_STATUSES.map((status) => ({ value: status, label: t(`status.${status}`) })),
          ]}
        />
      </Field>
      <Field label={t("history.paymentStatus")}>
        <Select
          value={filters.paymentStatus ?? ANY}
          onValueChange={(value) =>
            change({ paymentStatus: PAYMENT_STATUSES.find((status) => status === value) ?? null })
          }
          options={[
            { value: ANY, label: t("history.anyPayment") },
            ...PAYMENT_STATUSES.map((status) => ({ value: status, label: t(`payment.${status}`) })),
          ]}
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
