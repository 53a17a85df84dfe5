"use client";

import { useInfiniteQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useDashboardTenant } from "@/components/dashboard/frame/dashboard-tenant";
import type { ApiFailure } from "@/components/data/api-failure";
import { LoadFailure } from "@/components/data/load-failure";
import { useFailureToast } from "@/components/data/use-failure-toast";
import { useLanguage } from "@/components/i18n/use-language";
import { Button } from "@/components/ui/button";
import { Sheet } from "@/components/ui/sheet";
import { Skeleton } from "@/components/ui/skeleton";
import { useToast } from "@/components/ui/toast";
import { localText } from "@/lib/core/i18n/locales";
import type { TenantProduct } from "@/lib/restaurant/menu/editing/menu-management-contract";
import type { MenuChange } from "@/lib/restaurant/menu/history/menu-history-contract";
import { HistoryEntry } from "./history-entry";
import { menuChanges } from "./menu-queries";
import { useRestoreProduct } from "./use-menu-acts";

interface HistorySheetProps {
  /** Null shows the changes of the whole menu. */
  product: TenantProduct | null;
  onClose: () => void;
}

const LINES = [1, 2, 3, 4];

/** Who changed what, newest first, with a way back for each dish. */
export function HistorySheet({ product, onClose }: HistorySheetProps) {
  const t = useTranslations("dashboardMenu.history");
  const locale = useLanguage();
  const { slug, locales } = useDashboardTenant();
  const toast = useToast();
  const failureToast = useFailureToast();
  const query = useInfiniteQuery(menuChanges(slug, product?.id ?? null));
  const restore = useRestoreProduct();
  const changes = query.data?.pages.flatMap((page) => page.changes) ?? [];

  const giveBack = (change: MenuChange, name: string) =>
    restore.mutateAsync({ productId: change.subjectId, changeId: change.id }).then(
      () => {
        toast({ title: t("restored", { name }) });
        onClose();
      },
      (failure: ApiFailure) => failureToast(t("notRestored", { name }), failure),
    );
  return (
    <Sheet
      open
      onOpenChange={(open) => !open && onClose()}
      title={product ? t("titleOf", { name: localText(product.name, locale, locales) }) : t("title")}
    >
      {query.isPending && (
        <div className="flex flex-col gap-3" aria-busy="true">
          {LINES.map((line) => (
            <Skeleton key={line} className="h-16 w-full" />
          ))}
        </div>
      )}
      {query.error && <LoadFailure failure={query.error} onRetry={() => void query.refetch()} />}
      {query.data && changes.length === 0 && <p className="text-ink-soft">{t("empty")}</p>}
      <ol className="divide-y divide-line">
        {changes.map((change) => (
          <HistoryEntry
            key={change.id}
            change={change}
            pending={restore.isPending}
            onRestore={(name) => void giveBack(change, name)}
          />
        ))}
      </ol>
      {query.hasNextPage && (
        <Button
          variant="secondary"
          className="mt-4"
          pending={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          {t("more")}
        </Button>
      )}
    </Sheet>
  );
}
