"use client";

import type { UseQueryResult } from "@tanstack/react-query";
import { Download } from "lucide-react";
import { useTranslations } from "next-intl";
import { type ReactNode, useId, useState } from "react";
import type { ApiFailure } from "@/components/data/api-failure";
import { LoadFailure } from "@/components/data/load-failure";
import { buttonClass } from "@/components/ui/button-style";
import { SegmentedControl } from "@/components/ui/segmented-control";
import { Skeleton } from "@/components/ui/skeleton";
import { useReported } from "./use-reported";

type ReportName =
  | "overview"
  | "hours"
  | "products"
  | "lost-orders"
  | "bookings"
  | "coupons"
  | "gift-cards"
  | "tax"
  | "takings";

interface ReportSectionProps<Data> {
  title: string;
  /** What the figures mean, where the title does not say it. */
  hint?: string;
  query: UseQueryResult<Data, ApiFailure>;
  /** Whose rows the CSV button saves; null where another section has them. */
  csv: ReportName | null;
  /** Said instead of the figures when there are none. */
  empty: { when: (data: Data) => boolean; text: string };
  /** Drawn; with it, the reader chooses between the drawing and the table. */
  chart?: (data: Data) => ReactNode;
  children: (data: Data) => ReactNode;
  className?: string;
}

export function ReportSection<Data>({
  title,
  hint,
  query,
  csv,
  empty,
  chart,
  children,
  className = "",
}: ReportSectionProps<Data>) {
  const t = useTranslations("dashboardReports");
  const titleId = useId();
  const [view, setView] = useState<"chart" | "table">("chart");
  const { data, error } = query;
  const isEmpty = data !== undefined && empty.when(data);
  return (
    <section
      aria-labelledby={titleId}
      aria-busy={query.isPending}
      className={`min-w-0 break-inside-avoid border-t border-line pt-5 ${className}`}
    >
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 id={titleId} className="font-semibold">
          {title}
        </h2>
        {data !== undefined && !isEmpty && (
          <div className="flex items-center gap-2 print:hidden">
            {chart && (
              <SegmentedControl
                label={t("view", { title })}
                value={view}
                onValueChange={setView}
                options={[
                  { value: "chart", label: t("chart") },
                  { value: "table", label: t("table") },
                ]}
              />
            )}
            {csv && <CsvLink report={csv} title={title} />}
          </div>
        )}
      </div>
      {hint && !isEmpty && <p className="-mt-1 mb-3 max-w-[70ch] text-sm text-ink-soft">{hint}</p>}
      {error && data === undefined && <LoadFailure failure={error} onRetry={() => void query.refetch()} />}
      {query.isPending && <Skeleton className="h-56" />}
      {isEmpty && <p className="py-6 text-ink-soft">{empty.text}</p>}
      {data !== undefined &&
        !isEmpty &&
        (chart && view === "chart" ? (
          <div className="[&_svg:focus-visible]:-outline-offset-2">{chart(data)}</div>
        ) : (
          children(data)
        ))}
    </section>
  );
}

function CsvLink({ report, title }: { report: ReportName; title: string }) {
  const t = useTranslations("dashboardReports");
  const { tenantId, range } = useReported();
  const query = new URLSearchParams({ ...range, format: "csv" });
  return (
    <a
      href={`/api/tenant/${encodeURIComponent(tenantId)}/reports/${report}?${query}`}
      download
      aria-label={t("saveCsv", { title })}
      className={buttonClass("quiet", "small")}
    >
      <Download className="size-4" strokeWidth={1.5} aria-hidden="true" />
      CSV
    </a>
  );
}
