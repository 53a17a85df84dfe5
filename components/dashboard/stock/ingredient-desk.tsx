"use client";

import { useQuery } from "@tanstack/react-query";
import { Package } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { useDashboardTenant, useTenantStream } from "@/components/dashboard/frame/dashboard-tenant";
import { CreateButton } from "@/components/data/create-button";
import { deskRows, ListDesk } from "@/components/data/list-desk";
import { ListSearch } from "@/components/data/list-search";
import { useFailureToast } from "@/components/data/use-failure-toast";
import { useListSearch } from "@/components/data/use-list-search";
import { useLive } from "@/components/data/use-live";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { useToast } from "@/components/ui/toast";
import type { IngredientWire } from "@/lib/restaurant/inventory/inventory-contract";
import { IngredientSheet } from "./ingredient-sheet";
import { MoveDialog, type MoveKind } from "./move-dialog";
import { STOCK_LEVELS, stockLevel, stockValue } from "./stock-level";
import { ingredientList, stockKey } from "./stock-queries";
import { useIngredientColumns } from "./use-ingredient-columns";
import { useRemoveIngredient } from "./use-stock-changes";
import { useStockWords } from "./use-stock-words";

export function IngredientDesk() {
  const t = useTranslations("dashboardStock");
  const words = useStockWords();
  const { slug, manages } = useDashboardTenant();
  const toast = useToast();
  const failureToast = useFailureToast();
  const stock = useQuery(ingredientList(slug));
  const ingredients = stock.data;
  useLive({ url: useTenantStream(), queryKey: stockKey(slug) });
  const removed = useRemoveIngredient();
  const { found, ...search } = useListSearch(ingredients, {
    matches: ({ name }, text) => name.toLocaleLowerCase().includes(text.toLocaleLowerCase()),
    stateOf: stockLevel,
  });
  const [editing, setEditing] = useState<IngredientWire | "new" | null>(null);
  const [moving, setMoving] = useState<{ ingredient: IngredientWire; kind: MoveKind } | null>(null);
  const [removing, setRemoving] = useState<IngredientWire | null>(null);

  const remove = async ({ id, name }: IngredientWire) => {
    await removed.mutateAsync(id).then(
      () => toast({ title: t("removed", { name }) }),
      (refusal) =>
        failureToast(t("notRemoved"), refusal, refusal.code === "INGREDIENT_IN_USE" ? t("inUse") : undefined),
    );
  };
  const columns = useIngredientColumns({
    onOpen: setEditing,
    onMove: (ingredient, kind) => setMoving({ ingredient, kind }),
    onRemove: setRemoving,
  });
  const low = ingredients?.filter((ingredient) => stockLevel(ingredient) !== "enough").length ?? 0;
  return (
    <ListDesk
      title={t("views.ingredients")}
      caption={t("caption")}
      summary={
        ingredients === undefined
          ? ""
          : ingredients.length > 0 &&
            t("summary", { count: ingredients.length, low, value: words.money(stockValue(ingredients)) })
      }
      create={manages && <CreateButton label={t("new")} onClick={() => setEditing("new")} />}
      list={deskRows(stock, found)}
      columns={columns}
      rowKey={({ id }) => id}
      filters={
        <ListSearch
          {...search}
          searchLabel={t("search")}
          stateLabel={t("level")}
          anyState={t("anyLevel")}
          states={STOCK_LEVELS.map((value) => ({ value, label: t(`levels.${value}`) }))}
        />
      }
      empty={{ icon: Package, title: t("emptyTitle"), body: t("emptyBody") }}
      noneFound={{ title: t("noneFound"), body: t("noneFoundBody") }}
    >
      {editing && (
        <IngredientSheet ingredient={editing === "new" ? null : editing} onClose={() => setEditing(null)} />
      )}
      {moving && <MoveDialog {...moving} onClose={() => setMoving(null)} />}
      {removing && (
        <ConfirmDialog
          open
          onOpenChange={(open) => !open && setRemoving(null)}
          title={t("removeTitle", { name: removing.name })}
          description={t("removeBody")}
          confirmLabel={t("remove")}
          danger
          onConfirm={() => remove(removing)}
        />
      )}
    </ListDesk>
  );
}
