"use client";

import { useInfiniteQuery } from "@tanstack/react-query";
import { ScrollText } from "lucide-react";
import { useFormatter, useTranslations } from "next-intl";
import { useDashboardTenant } from "@/components/dashboard/frame/dashboard-tenant";
import { ListSkeleton } from "@/components/data/list-skeleton";
import { LoadFailure } from "@/components/data/load-failure";
import { isVisitAct } from "@/components/frame/audit/action-key";
import { useActionWords } from "@/components/frame/audit/use-action-words";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { auditLog } from "./audit-query";
import { SettingsScreen } from "./frame/settings-screen";

export function AuditPage() {
  const t = useTranslations("dashboardSettings.audit");
  const actionWords = useActionWords();
  const format = useFormatter();
  const { slug: tenantId, timeZone } = useDashboardTenant();
  const log = useInfiniteQuery(auditLog(tenantId));
  const entries = log.data?.pages.flatMap((page) => page.entries);
  return (
    <SettingsScreen place="audit" wide>
      {log.error && !entries && <LoadFailure failure={log.error} onRetry={() => void log.refetch()} />}
      {!log.error && !entries && <ListSkeleton />}
      {entries?.length === 0 && (
        <EmptyState icon={ScrollText} title={t("emptyTitle")}>
          {t("emptyBody")}
        </EmptyState>
      )}
      {entries && entries.length > 0 && (
        <ol className="divide-y divide-line border-y border-line">
          {entries.map(({ id, at, action, subjectId, actor, data, visit }) => (
            <li key={id} className="grid gap-x-6 py-3 sm:grid-cols-[13rem_1fr]">
              <time dateTime={at} className="text-sm text-ink-soft tabular-nums">
                {format.dateTime(new Date(at), "moment", { timeZone })}
              </time>
              <div className="min-w-0">
                <p>
                  <span className="font-semibold">{actionWords(action)}</span>{" "}
                  <span className="text-ink-soft">
                    {t("by", { name: actor.userId === null ? t("platform") : (actor.name ?? t("unknown")) })}
                  </span>
                </p>
                {visit && (
                  <p className="text-sm break-words text-ink-soft">
                    {t(isVisitAct(action) ? "visitReason" : "duringVisit", { reason: visit.reason })}
                  </p>
                )}
                {(subjectId || Object.keys(data).length > 0) && (
                  <details className="mt-1 text-sm">
                    <summary className="inline-flex min-h-6 cursor-pointer items-center text-ink-soft underline underline-offset-4">
                      {t("details")}
                    </summary>
                    <pre className="mt-2 rounded-control bg-sunken p-3 font-mono text-xs break-words whitespace-pre-wrap">
                      {JSON.stringify({ ...(subjectId ? { subjectId } : {}), ...data }, null, 2)}
                    </pre>
                  </details>
                )}
              </div>
            </li>
          ))}
        </ol>
      )}
      {log.hasNextPage && (
        <Button
          variant="secondary"
          className="mt-5"
          pending={log.isFetchingNextPage}
          onClick={() => void log.fetchNextPage()}
        >
          {t("older")}
        </Button>
      )}
    </SettingsScreen>
  );
}
