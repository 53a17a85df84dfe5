"use client";

import { useQuery } from "@tanstack/react-query";
import { Scale } from "lucide-react";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { ListSkeleton } from "@/components/data/list-skeleton";
import { LoadFailure } from "@/components/data/load-failure";
import { EmptyState } from "@/components/ui/empty-state";
import { BooksRow } from "./books-row";
import { reportsQuery } from "./reconciliation-query";
import { ReportRow } from "./report-row";

/** Checks of the books; the API has more. */
const SHOWN = 7;

export function ReconciliationPage() {
  const t = useTranslations("adminMoney.reconciliation");
  const books = useTranslations("adminMoney.books");
  const { data, error, refetch } = useQuery(reportsQuery);
  return (
    <div className="px-4 pt-2 pb-10 md:px-6 md:pt-4">
      <h1 className="flex min-h-11 items-center text-xl font-semibold tracking-tight">{t("title")}</h1>
      {error && !data && <LoadFailure failure={error} onRetry={() => void refetch()} />}
      {!error && !data && <ListSkeleton />}
      {data && (
        <>
          <Section id="books" title={books("title")} lead={books("lead")}>
            {data.booksChecks.length === 0 ? (
              <p className="border-y border-line py-4 text-ink-soft">{books("empty")}</p>
            ) : (
              <Reports>
                {data.booksChecks.slice(0, SHOWN).map((check, index) => (
                  <li key={check.id}>
                    <BooksRow check={check} isOpen={index === 0} />
                  </li>
                ))}
              </Reports>
            )}
          </Section>
          <Section id="processor" title={books("processor")} lead={t("lead")}>
            {data.reports.length === 0 ? (
              <EmptyState icon={Scale} title={t("emptyTitle")}>
                {t("emptyBody")}
              </EmptyState>
            ) : (
              <Reports>
                {data.reports.map((report, index) => (
                  <li key={report.id}>
                    <ReportRow report={report} isOpen={index === 0} />
                  </li>
                ))}
              </Reports>
            )}
          </Section>
        </>
      )}
    </div>
  );
}

function Section({
  id,
  title,
  lead,
  children,
}: {
  id: string;
  title: string;
  lead: string;
  children: ReactNode;
}) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="mt-2 scroll-mt-16 not-first-of-type:mt-8">
      <h2 id={`${id}-title`} className="font-semibold">
        {title}
      </h2>
      <p className="mt-1 mb-3 max-w-160 text-ink-soft">{lead}</p>
      {children}
    </section>
  );
}

function Reports({ children }: { children: ReactNode }) {
  return <ol className="divide-y divide-line border-y border-line">{children}</ol>;
}
