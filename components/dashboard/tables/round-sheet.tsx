"use client";

import { useNow, useTranslations } from "next-intl";
import { useState } from "react";
import { useDashboardTenant } from "@/components/dashboard/frame/dashboard-tenant";
import { api, dataOf } from "@/components/data/api";
import { ListSkeleton } from "@/components/data/list-skeleton";
import { LoadFailure } from "@/components/data/load-failure";
import { useLeaveWarning } from "@/components/data/use-leave-warning";
import { Button } from "@/components/ui/button";
import { QuantityStepper } from "@/components/ui/quantity-stepper";
import { SearchBox } from "@/components/ui/search-box";
import { Sheet } from "@/components/ui/sheet";
import type { BillWire } from "@/lib/service/bills/bill-contract";
import { CourseSelect } from "./course-select";
import { DishButtons } from "./dish-buttons";
import { OptionsDialog } from "./options-dialog";
import {
  addLine,
  optionTitles,
  type RoundDish,
  type RoundLine,
  roundAmount,
  searchDishes,
} from "./round-menu";
import { useBillAct } from "./use-bill-act";
import { useBillWords } from "./use-bill-words";
import { useRoundMenu } from "./use-round-menu";

const CLOCK_MS = 30_000;

interface RoundSheetProps {
  bill: BillWire;
  lines: readonly RoundLine[];
  /** The round is kept by the page, so that closing the sheet or losing the connection loses nothing. */
  onLines: (lines: readonly RoundLine[]) => void;
  onClose: () => void;
}

/** Enters a round by searching and pressing dishes, and sends it. */
export function RoundSheet({ bill, lines, onLines, onClose }: RoundSheetProps) {
  const t = useTranslations("dashboardTables");
  const words = useBillWords();
  const now = useNow({ updateInterval: CLOCK_MS });
  const { slug: tenantId, currency } = useDashboardTenant();
  const { menu, failure, again } = useRoundMenu(now);
  const [search, setSearch] = useState("");
  const [asking, setAsking] = useState<RoundDish | null>(null);

  const { mutate, isPending } = useBillAct({
    tableId: bill.tableId,
    send: (
      items: {
        productId: string;
        quantity: number;
        selectedOptions: Record<string, string[]>;
        course: number | null;
      }[],
      header,
    ) =>
      dataOf(
        api.POST("/api/tenant/{tenantId}/bills/{billId}/rounds", {
          params: { path: { tenantId, billId: bill.id }, header },
          body: { items },
        }),
      ),
    done: () => t("sent"),
    failed: t("sendFailed"),
    unanswered: t("sendKept"),
    onDone: () => {
      onLines([]);
      onClose();
    },
    onFailed: ({ code }) => code === "OUT_OF_STOCK" && again(),
  });

  const add = (dish: RoundDish) => {
    if (dish.optionGroups.length > 0) setAsking(dish);
    else onLines(addLine(lines, { dish, quantity: 1, selectedOptions: {} }));
  };
  const change = (key: string, quantity: number) =>
    onLines(lines.map((line) => (line.key === key ? { ...line, quantity } : line)));
  useLeaveWarning(lines.length > 0);

  return (
    <>
      <Sheet
        open
        onOpenChange={(open) => !open && onClose()}
        title={t("addRound")}
        description={t("table", { name: bill.tableName })}
        footer={
          <Button
            size="large"
            pending={isPending}
            disabled={lines.length === 0}
            className="w-full"
            onClick={() =>
              mutate(
                lines.map(({ dish, quantity, selectedOptions, course = null }) => ({
                  productId: dish.id,
                  quantity,
                  selectedOptions,
                  course,
                })),
              )
            }
          >
            {t("send", { amount: words.money(roundAmount(lines, currency), currency) })}
          </Button>
        }
      >
        <SearchBox label={t("search")} value={search} onSearch={setSearch} className="pb-3" />
        {lines.length > 0 && (
          <section aria-labelledby="this-round" className="mb-6 rounded-control bg-sunken px-4 py-3">
            <h3 id="this-round" className="text-sm font-semibold">
              {t("roundList")}
            </h3>
            <ul className="mt-1">
              {lines.map((line) => (
                <li key={line.key} className="flex items-center gap-3 py-1">
                  <span className="min-w-0 flex-1">
                    {line.dish.name}
                    <span className="block text-sm text-ink-soft">{optionTitles(line).join(", ")}</span>
                    <CourseSelect
                      line={line}
                      onChange={(course) =>
                        onLines(lines.map((each) => (each === line ? { ...each, course } : each)))
                      }
                    />
                  </span>
                  <QuantityStepper
                    value={line.quantity}
                    label={line.dish.name}
                    onChange={(next) => change(line.key, next)}
                    onRemove={() => onLines(lines.filter((each) => each !== line))}
                  />
                </li>
              ))}
            </ul>
          </section>
        )}
        {!menu && failure && <LoadFailure failure={failure} onRetry={again} />}
        {!menu && !failure && <ListSkeleton />}
        {menu && <DishButtons dishes={searchDishes(menu, search)} lines={lines} onAdd={add} />}
      </Sheet>
      {asking && (
        <OptionsDialog
          dish={asking}
          onClose={() => setAsking(null)}
          onAdd={(line) => {
            onLines(addLine(lines, line));
            setAsking(null);
          }}
        />
      )}
    </>
  );
}
