"use client";

import { Check, Copy } from "lucide-react";
import { useTranslations } from "next-intl";
import { TenantLink } from "@/components/frame/tenant-link";
import { WorkScreen } from "@/components/frame/work/work-screen";
import { buttonClass } from "@/components/ui/button-style";
import { EmptyState } from "@/components/ui/empty-state";
import type { GroupDifferences as Differences } from "@/lib/oversight/groups/group-copy-contract";
import { ChangeList } from "./change-list";

/** Where each restaurant goes its own way, compared with the headquarters. */
export function GroupDifferences({ differences }: { differences: Differences }) {
  const t = useTranslations("portals.group");
  const { headquarters, tenants } = differences;
  return (
    <WorkScreen title={t("differencesTitle")} lead={t("differencesLead", { name: headquarters.name })}>
      {tenants.length === 0 && (
        <EmptyState icon={Check} title={t("aloneTitle")}>
          {t("aloneBody")}
        </EmptyState>
      )}
      {tenants.map(({ slug, name, settings }) => (
        <section
          key={slug}
          aria-labelledby={`differs-${slug}`}
          className="border-t border-line py-6 first:border-0"
        >
          <h2 id={`differs-${slug}`} className="text-lg font-semibold">
            {name}
          </h2>
          <ul className="mt-2 divide-y divide-line">
            {settings.map(({ kind, changes }) =>
              changes.length === 0 ? (
                <li key={kind} className="flex min-h-12 items-center gap-3">
                  <Check className="size-4 text-positive" strokeWidth={2} aria-hidden="true" />
                  {t(`kind.${kind}`)}
                  <span className="text-sm text-ink-soft">{t("same")}</span>
                </li>
              ) : (
                <li key={kind}>
                  <details className="group">
                    <summary className="flex min-h-12 cursor-pointer list-none items-center gap-3">
                      <span aria-hidden="true" className="size-4 text-center font-semibold text-caution">
                        ≠
                      </span>
                      {t(`kind.${kind}`)}
                      <span className="text-sm text-ink-soft">{t("differs", { count: changes.length })}</span>
                      <span className="ml-auto text-sm font-semibold underline underline-offset-4 group-open:hidden">
                        {t("show")}
                      </span>
                    </summary>
                    <div className="pb-4 pl-7">
                      <p className="mb-1 text-sm text-ink-soft">
                        {t("comparedWith", { name: headquarters.name })}
                      </p>
                      <ChangeList
                        changes={changes}
                        restaurants={{ before: name, after: headquarters.name }}
                      />
                      <TenantLink
                        path={`/copy?${new URLSearchParams({ kind, from: headquarters.slug, to: slug })}`}
                        className={`${buttonClass("secondary")} mt-3`}
                      >
                        <Copy className="size-4" strokeWidth={1.75} aria-hidden="true" />
                        {t("takeOver", { name: headquarters.name })}
                      </TenantLink>
                    </div>
                  </details>
                </li>
              ),
            )}
          </ul>
        </section>
      ))}
    </WorkScreen>
  );
}
