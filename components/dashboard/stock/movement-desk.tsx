"use client";

import { useInfiniteQuery } from "@tanstack/react-query";
import { History } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { useDashboardTenant } from "@/components/dashboard/frame/dashboard-tenant";
import { ListDesk, listPaging, pagedRows } from "@/components/data/list-desk";
import { FilterSelect } from "@/components/ui/filter-select";
import { Moment } from "@/components/ui/moment";
import type { Column } from "@/components/ui/table";
import type { MovementWire } from "@/lib/restaurant/inventory/inventory-contract";
import { type MovementKind, movementList } from "./stock-queries";
import { useStockWords } from "./use-stock-words";

const KINDS = ["delivery", "waste", "recount", "sale", "return"] as const;

export function MovementDesk() {
  const t = useTranslations("dashboardStock");
  const { slug } = useDashboardTenant();
  const [kind, setKind] = useState<MovementKind | null>(null);
  const list = useInfiniteQuery(movementList(slug, kind));
  const columns = useColumns();
  return (
    <ListDesk
      title={t("views.movements")}
      caption={t("movementCaption")}
      list={pagedRows(list, { isFiltered: kind !== null })}
      columns={columns}
      rowKey={({ id }) => id}
      filters={
        <div className="sm:w-56">
          <FilterSelect
            label={t("kind")}
            value={kind}
            onChange={setKind}
            anyLabel={t("anyKind")}
            options={KINDS.map((value) => ({ value, label: t(`kinds.${value}`) }))}
          />
        </div>
      }
      empty={{ icon: History, title: t("noMovements"), body: t("noMovementsBody") }}
      noneFound={{ title: t("noMovements"), body: t("noMovementsOfKind") }}
      paging={listPaging(list)}
    />
  );
}

function useColumns(): Column<MovementWire>[] {
  const t = useTranslations("dashboardStock");
  const words = useStockWords();
  const when = ({ at }: MovementWire) => <Moment at={at} className="md:whitespace-nowrap" />;
  return [
    {
      key: "ingredient",
      header: t("name"),
      cell: (movement) => (
        <span className="block py-1.5">
          <span className="block font-semibold">{movement.ingredientName}</span>
          <span className="block text-ink-soft md:hidden">
            {t(`kinds.${movement.kind}`)} · {when(movement)}
          </span>
          {movement.note && <span className="block text-ink-soft md:hidden">{movement.note}</span>}
        </span>
      ),
    },
    { key: "at", header: t("when"), wideOnly: true, cell: when },
    { key: "kind", header: t("kind"), wideOnly: true, cell: ({ kind }) => t(`kinds.${kind}`) },
    {
      key: "note",
      header: t("note"),
      wideOnly: true,
      cell: ({ note, cost }) => [cost !== null && words.money(cost), note].filter(Boolean).join(" · "),
    },
    {
      key: "change",
      header: t("change"),
      numeric: true,
      cell: ({ change, shortage, unit }) => (
        <span className="whitespace-nowrap">
          <span className="block font-semibold">{words.change(change, unit)}</span>
          {shortage > 0 && (
            <span className="block text-critical">
              {t("missing", { quantity: words.quantity(shortage, unit) })}
            </span>
          )}
        </span>
      ),
    },
    {
      key: "after",
      header: t("after"),
      numeric: true,
      cell: ({ stockAfter, unit }) => (
        <span className="whitespace-nowrap">{words.quantity(stockAfter, unit)}</span>
      ),
    },
  ];
}
