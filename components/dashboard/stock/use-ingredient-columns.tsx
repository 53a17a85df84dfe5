"use client";

import { ClipboardCheck, Ellipsis, PackageMinus, Pencil, Trash2, Truck } from "lucide-react";
import { useTranslations } from "next-intl";
import { useDashboardTenant } from "@/components/dashboard/frame/dashboard-tenant";
import { IconButton } from "@/components/ui/icon-button";
import { Menu } from "@/components/ui/menu";
import type { Column } from "@/components/ui/table";
import type { IngredientWire } from "@/lib/restaurant/inventory/inventory-contract";
import { LevelBadge } from "./level-badge";
import type { MoveKind } from "./move-dialog";
import { stockLevel } from "./stock-level";
import { useStockWords } from "./use-stock-words";

interface IngredientActions {
  onOpen: (ingredient: IngredientWire) => void;
  onMove: (ingredient: IngredientWire, kind: MoveKind) => void;
  onRemove: (ingredient: IngredientWire) => void;
}

export function useIngredientColumns({
  onOpen,
  onMove,
  onRemove,
}: IngredientActions): Column<IngredientWire>[] {
  const t = useTranslations("dashboardStock");
  const words = useStockWords();
  const { manages } = useDashboardTenant();
  return [
    {
      key: "name",
      header: t("name"),
      cell: (ingredient) => (
        <button
          type="button"
          onClick={() => onOpen(ingredient)}
          className="-mx-2 min-h-12 px-2 py-1 text-left font-semibold underline-offset-4 hover:underline"
        >
          <span className="block">{ingredient.name}</span>
          <span className="block md:hidden">
            <LevelBadge level={stockLevel(ingredient)} />
          </span>
        </button>
      ),
    },
    {
      key: "state",
      header: t("level"),
      wideOnly: true,
      cell: (ingredient) => <LevelBadge level={stockLevel(ingredient)} />,
    },
    {
      key: "stock",
      header: t("stock"),
      numeric: true,
      cell: ({ stock, unit }) => (
        <span className="font-semibold whitespace-nowrap">{words.quantity(stock, unit)}</span>
      ),
    },
    {
      key: "lowMark",
      header: t("lowMark"),
      numeric: true,
      wideOnly: true,
      cell: ({ lowThreshold, unit }) =>
        lowThreshold === null ? (
          <span className="text-ink-soft">{t("noLowMark")}</span>
        ) : (
          words.quantity(lowThreshold, unit)
        ),
    },
    {
      key: "unitCost",
      header: t("unitCost"),
      numeric: true,
      wideOnly: true,
      cell: ({ unitCost, unit }) =>
        unitCost === null ? (
          <span className="text-ink-soft">{t("noCost")}</span>
        ) : (
          words.unitCost(unitCost, unit)
        ),
    },
    {
      key: "more",
      header: <span className="sr-only">{t("actions")}</span>,
      numeric: true,
      cell: (ingredient) => (
        <span className="inline-flex">
          <IconButton
            icon={Truck}
            label={t("deliveryOf", { name: ingredient.name })}
            onClick={() => onMove(ingredient, "delivery")}
          />
          <Menu
            trigger={<IconButton icon={Ellipsis} label={t("more", { name: ingredient.name })} />}
            groups={[
              [
                { label: t("kinds.waste"), icon: PackageMinus, onSelect: () => onMove(ingredient, "waste") },
                {
                  label: t("kinds.recount"),
                  icon: ClipboardCheck,
                  onSelect: () => onMove(ingredient, "recount"),
                },
                { label: t(manages ? "edit" : "open"), icon: Pencil, onSelect: () => onOpen(ingredient) },
              ],
              ...(manages
                ? [
                    [
                      {
                        label: t("remove"),
                        icon: Trash2,
                        danger: true,
                        onSelect: () => onRemove(ingredient),
                      },
                    ],
                  ]
                : []),
            ]}
          />
        </span>
      ),
    },
  ];
}
