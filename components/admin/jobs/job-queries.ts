import { infiniteQueryOptions, keepPreviousData, queryOptions } from "@tanstack/react-query";
import { api, dataOf } from "@/components/data/api";
import { paging } from "@/components/data/paging";
import type { JobFilter } from "@/lib/platform/jobs/job-contract";
import type { EmailStatus } from "./job-filters";

const PAGE_SIZE = 50;
const EVERY_MS = 15_000;

/** All that is read of background work is below this key. */
export const jobsKey = ["admin", "jobs"] as const;

/** How much work of each kind there is, read again every few seconds. */
export const jobKinds = queryOptions({
  queryKey: [...jobsKey, "kinds"],
  queryFn: async () => (await dataOf(api.GET("/api/admin/jobs/kinds"))).kinds,
  refetchInterval: EVERY_MS,
});

export const jobList = (state: JobFilter, task: string | null) =>
  infiniteQueryOptions({
    queryKey: [...jobsKey, "list", state, task],
    queryFn: ({ pageParam: cursor }) => {
      const query = { state, ...(task && { task }), cursor, limit: PAGE_SIZE };
      return dataOf(api.GET("/api/admin/jobs", { params: { query } }));
    },
    ...paging,
    select: ({ pages }) => pages.flatMap(({ jobs }) => jobs),
    placeholderData: keepPreviousData,
  });

const emailPages = (status: EmailStatus) => ({
  queryKey: [...jobsKey, "emails", status],
  queryFn: ({ pageParam: cursor }: { pageParam: string | undefined }) =>
    dataOf(api.GET("/api/admin/emails", { params: { query: { status, cursor, limit: PAGE_SIZE } } })),
  ...paging,
  placeholderData: keepPreviousData,
});

export const emailList = (status: EmailStatus) =>
  infiniteQueryOptions({
    ...emailPages(status),
    select: ({ pages }) => pages.flatMap(({ emails }) => emails),
  });

/** Whether emails are sent at all, as the same reading says. */
export const mailProvider = (status: EmailStatus) =>
  infiniteQueryOptions({ ...emailPages(status), select: ({ pages }) => pages[0]?.hasProvider });
