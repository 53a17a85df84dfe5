"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useDashboardTenant } from "@/components/dashboard/frame/dashboard-tenant";
import { LoadFailure } from "@/components/data/load-failure";
import { RelativeTime } from "@/components/ui/relative-time";
import { Skeleton } from "@/components/ui/skeleton";
import { latestMovements } from "./stock-queries";
import { useStockWords } from "./use-stock-words";

export function LatestMovements({ ingredientId }: { ingredientId: string }) {
  const t = useTranslations("dashboardStock");
  const words = useStockWords();
  const { slug } = useDashboardTenant();
  const { data: movements, error, refetch } = useQuery(latestMovements(slug, ingredientId));
  return (
    <section className="mt-6 border-t border-line py-4">
      <h3 className="mb-1 text-sm font-semibold text-ink-soft">{t("latest")}</h3>
      {error && !movements && <LoadFailure failure={error} onRetry={() => void refetch()} />}
      {!error && !movements && <Skeleton className="h-32" />}
      {movements?.length === 0 && <p className="py-2 text-ink-soft">{t("noMovements")}</p>}
      <ul className="divide-y divide-line">
        {movements?.map(({ id, kind, change, shortage, unit, stockAfter, note, at }) => (
          <li key={id} className="flex min-h-14 items-center justify-between gap-4 py-1.5">
            <span className="min-w-0">
              <span className="block">{t(`kinds.${kind}`)}</span>
              <span className="block text-sm text-ink-soft">
                <RelativeTime at={at} />
                {note && ` · ${note}`}
              </span>
              {shortage > 0 && (
                <span className="block text-sm text-critical">
                  {t("missing", { quantity: words.quantity(shortage, unit) })}
                </span>
              )}
            </span>
            <span className="text-right tabular-nums">
              <span className="block font-semibold">{words.change(change, unit)}</span>
              <span className="block text-sm text-ink-soft">{words.quantity(stockAfter, unit)}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
