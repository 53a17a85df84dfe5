"use client";

import { useQuery } from "@tanstack/react-query";
import { useFormatter, useTranslations } from "next-intl";
import { LoadFailure } from "@/components/data/load-failure";
import { settled } from "@/components/data/settled";
import { Button } from "@/components/ui/button";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { RelativeTime } from "@/components/ui/relative-time";
import { Skeleton } from "@/components/ui/skeleton";
import { type Column, Table } from "@/components/ui/table";
import type { JobKindWire } from "@/lib/platform/jobs/job-contract";
import { jobKinds } from "./job-queries";
import { useJobActs } from "./use-job-acts";

interface JobKindListProps {
  /** The kind that the list below shows; null for all. */
  task: string | null;
  onTask: (task: string) => void;
}

export function JobKindList({ task, onTask }: JobKindListProps) {
  const t = useTranslations("adminJobs");
  const { data: kinds, error, refetch } = useQuery(jobKinds);
  const columns = useColumns(task, onTask);
  return (
    <section aria-labelledby="kinds-title" className="mb-8">
      <h2 id="kinds-title" className="font-semibold">
        {t("kinds")}
      </h2>
      {error && !kinds && <LoadFailure failure={error} onRetry={() => void refetch()} />}
      {!error && !kinds && <Skeleton className="mt-2 h-32" />}
      {kinds && (
        <Table
          caption={t("kinds")}
          rows={kinds}
          rowKey={(kind) => kind.task}
          columns={columns}
          empty={<p className="py-3 text-ink-soft">{t("noKinds")}</p>}
        />
      )}
    </section>
  );
}

function useColumns(current: string | null, onTask: (task: string) => void): Column<JobKindWire>[] {
  const t = useTranslations("adminJobs");
  const format = useFormatter();
  const { retryKind } = useJobActs();
  const count = (figure: number, tone = "") =>
    figure === 0 ? (
      <span className="text-ink-soft">0</span>
    ) : (
      <span className={`font-semibold ${tone}`}>{format.number(figure)}</span>
    );
  return [
    {
      key: "task",
      header: t("kind"),
      cell: ({ task }) => (
        <button
          type="button"
          aria-pressed={task === current}
          onClick={() => onTask(task)}
          className="-mx-2 min-h-11 rounded-control px-2 text-left font-mono text-sm underline-offset-4 hover:underline aria-pressed:font-semibold aria-pressed:underline"
        >
          {task}
        </button>
      ),
    },
    { key: "dead", header: t("state.dead"), numeric: true, cell: ({ dead }) => count(dead, "text-critical") },
    {
      key: "failing",
      header: t("state.failing"),
      numeric: true,
      wideOnly: true,
      cell: ({ failing }) => count(failing, "text-caution"),
    },
    {
      key: "waiting",
      header: t("state.waiting"),
      numeric: true,
      wideOnly: true,
      cell: ({ waiting }) => count(waiting),
    },
    {
      key: "running",
      header: t("state.running"),
      numeric: true,
      wideOnly: true,
      cell: ({ running }) => count(running),
    },
    {
      key: "age",
      header: t("age"),
      wideOnly: true,
      cell: ({ oldestDueAt }) =>
        oldestDueAt ? (
          <RelativeTime at={oldestDueAt} />
        ) : (
          <span className="text-ink-soft">{t("onTime")}</span>
        ),
    },
    {
      key: "act",
      header: <span className="sr-only">{t("act")}</span>,
      numeric: true,
      cell: ({ task, dead }) =>
        dead > 0 && (
          <ConfirmDialog
            trigger={
              <Button variant="secondary" size="small" aria-label={t("retryAllOf", { task })}>
                {t("retryAll")}
              </Button>
            }
            title={t("retryAllTitle", { task, count: dead })}
            description={t("retryAllBody")}
            confirmLabel={t("retryAll")}
            onConfirm={() => settled(retryKind.mutateAsync(task))}
          />
        ),
    },
  ];
}
