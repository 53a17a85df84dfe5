"use client";

import { useInfiniteQuery } from "@tanstack/react-query";
import { CircleCheck } from "lucide-react";
import { useTranslations } from "next-intl";
import { ListDesk, listPaging, pagedRows } from "@/components/data/list-desk";
import { useAddressFilters } from "@/components/data/use-address-filters";
import { Button } from "@/components/ui/button";
import { FilterSelect } from "@/components/ui/filter-select";
import { RelativeTime } from "@/components/ui/relative-time";
import type { Column } from "@/components/ui/table";
import type { JobWire } from "@/lib/platform/jobs/job-contract";
import { JOB_VIEWS, readJobFilters } from "./job-filters";
import { JobKindList } from "./job-kind-list";
import { jobList } from "./job-queries";
import { JobSubject } from "./job-subject";
import { JobsViews } from "./jobs-views";
import { useJobActs } from "./use-job-acts";

export function JobDesk() {
  const t = useTranslations("adminJobs");
  const { filters, change } = useAddressFilters(readJobFilters);
  const state = filters.state ?? "dead";
  const list = useInfiniteQuery(jobList(state, filters.task));
  const columns = useColumns();
  return (
    <>
      <JobsViews current="jobs" />
      <ListDesk
        title={t("title")}
        caption={t(`state.${state}`)}
        summary={t(`lead.${state}`)}
        waiting={<JobKindList task={filters.task} onTask={(task) => change({ task })} />}
        list={pagedRows(list, { isFiltered: true })}
        columns={columns}
        rowKey={({ id }) => id}
        filters={
          <search className="flex flex-wrap items-end gap-3">
            <div className="w-56">
              <FilterSelect
                label={t("stateLabel")}
                value={state === "dead" ? null : state}
                onChange={(next) => change({ state: next })}
                anyLabel={t("state.dead")}
                options={JOB_VIEWS.filter((value) => value !== "dead").map((value) => ({
                  value,
                  label: t(`state.${value}`),
                }))}
              />
            </div>
            {filters.task && (
              <Button variant="quiet" onClick={() => change({ task: null })}>
                {t("allKinds")}
              </Button>
            )}
          </search>
        }
        empty={{ icon: CircleCheck, title: t("emptyTitle"), body: t("emptyBody") }}
        noneFound={{ title: t(`none.${state}`), body: t("noneBody") }}
        paging={listPaging(list)}
      />
    </>
  );
}

function useColumns(): Column<JobWire>[] {
  const t = useTranslations("adminJobs");
  const { retry } = useJobActs();
  return [
    {
      key: "task",
      header: t("kind"),
      cell: ({ task, subject, lastError, attempts, maxAttempts }) => (
        <span className="block py-2">
          <code className="font-mono text-sm font-semibold">{task}</code>
          <span className="block text-xs text-ink-soft tabular-nums">
            {t("attempts", { attempts, most: maxAttempts })}
          </span>
          {lastError && (
            <span className="mt-1 block max-w-xl text-xs break-words text-critical">{lastError}</span>
          )}
          <JobSubject subject={subject} />
        </span>
      ),
    },
    {
      key: "created",
      header: t("created"),
      wideOnly: true,
      cell: ({ createdAt }) => <RelativeTime at={createdAt} className="whitespace-nowrap" />,
    },
    {
      key: "run",
      header: t("due"),
      wideOnly: true,
      cell: ({ state, runAt, startedAt }) =>
        state === "dead" ? "–" : <RelativeTime at={startedAt ?? runAt} className="whitespace-nowrap" />,
    },
    {
      key: "act",
      header: <span className="sr-only">{t("act")}</span>,
      numeric: true,
      cell: (job) =>
        job.state === "dead" && (
          <Button
            variant="secondary"
            size="small"
            pending={retry.isPending && retry.variables?.id === job.id}
            aria-label={t("retryOf", { task: job.task, id: job.id })}
            onClick={() => retry.mutate(job)}
          >
            {t("retry")}
          </Button>
        ),
    },
  ];
}
