"use client";

import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { ScrollText, SearchX, X } from "lucide-react";
import { useTranslations } from "next-intl";
import { RestaurantPicker, UserPicker } from "@/components/admin/pickers/pickers";
import { userQuery } from "@/components/admin/users/user-queries";
import { DayRange } from "@/components/data/day-range";
import { listPaging } from "@/components/data/list-desk";
import { ListPaging } from "@/components/data/list-paging";
import { ListSkeleton } from "@/components/data/list-skeleton";
import { LoadFailure } from "@/components/data/load-failure";
import { useAddressFilters } from "@/components/data/use-address-filters";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Field } from "@/components/ui/field";
import { FilterSelect } from "@/components/ui/filter-select";
import { ActList } from "./act-list";
import { type AuditFilters, readAuditFilters } from "./audit-filters";
import { auditLog } from "./audit-query";
import { useActionOptions } from "./use-action-options";

export function AuditDesk() {
  const t = useTranslations("adminAudit");
  const words = useTranslations("dashboard.list");
  const { filters, change, isFiltered } = useAddressFilters(readAuditFilters);
  const log = useInfiniteQuery(auditLog(filters));
  const { data: acts, error } = log;
  return (
    <div className="max-w-320 px-4 pt-2 pb-10 md:px-6 md:pt-4">
      <h1 className="flex min-h-11 items-center text-xl font-semibold tracking-tight">{t("title")}</h1>
      <p className="mb-4 max-w-[70ch] text-ink-soft">{t("lead")}</p>
      <Filters filters={filters} change={change} isFiltered={isFiltered} />
      <div className="mt-4 border-t border-line" aria-busy={log.isFetching}>
        {error && !acts && <LoadFailure failure={error} onRetry={() => void log.refetch()} />}
        {!error && !acts && <ListSkeleton />}
        {acts?.length === 0 &&
          (isFiltered ? (
            <EmptyState icon={SearchX} title={words("noneTitle")}>
              {words("noneBody")}
            </EmptyState>
          ) : (
            <EmptyState icon={ScrollText} title={t("emptyTitle")}>
              {t("emptyBody")}
            </EmptyState>
          ))}
        {acts && acts.length > 0 && (
          <>
            <ActList acts={acts} withRestaurant={filters.tenant === null} />
            <ListPaging {...listPaging(log)} loading={log.isFetchingNextPage} />
          </>
        )}
      </div>
    </div>
  );
}

interface FiltersProps {
  filters: AuditFilters;
  change: (changes: Partial<AuditFilters>) => void;
  isFiltered: boolean;
}

function Filters({ filters, change, isFiltered }: FiltersProps) {
  const t = useTranslations("adminAudit");
  const options = useActionOptions(filters.action);
  const { data: actor } = useQuery({ ...userQuery(filters.actor ?? ""), enabled: filters.actor !== null });
  const picked = (value: string | null, label = value) =>
    value === null ? [] : [{ value, label: label ?? value }];
  return (
    <search className="grid grid-cols-2 items-start gap-3 lg:grid-cols-[repeat(3,minmax(0,1fr))_10rem_10rem]">
      <Field label={t("restaurant")} className="max-lg:col-span-2">
        <RestaurantPicker
          single
          chosen={picked(filters.tenant)}
          onChange={([restaurant]) => change({ tenant: restaurant?.value ?? null })}
        />
      </Field>
      <Field label={t("actor")} className="max-lg:col-span-2">
        <UserPicker
          single
          chosen={picked(filters.actor, actor?.name)}
          onChange={([user]) => change({ actor: user?.value ?? null })}
        />
      </Field>
      <Field label={t("action")} className="max-lg:col-span-2">
        <FilterSelect
          value={filters.action}
          onChange={(action) => change({ action })}
          anyLabel={t("anyAction")}
          options={options}
        />
      </Field>
      <DayRange from={filters.from} to={filters.to} onChange={change} />
      {isFiltered && (
        <div className="col-span-full flex flex-wrap items-center gap-x-4 gap-y-2 text-sm text-ink-soft">
          {filters.subject && <span className="break-all">{t("about", { id: filters.subject })}</span>}
          <Button
            variant="quiet"
            onClick={() =>
              change({ tenant: null, actor: null, subject: null, action: null, from: null, to: null })
            }
          >
            <X className="size-4" strokeWidth={1.75} aria-hidden="true" />
            {t("clear")}
          </Button>
        </div>
      )}
    </search>
  );
}
