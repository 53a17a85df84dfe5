"use client";

import type { UseInfiniteQueryResult, UseQueryResult } from "@tanstack/react-query";
import { type LucideIcon, SearchX } from "lucide-react";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { EmptyState } from "@/components/ui/empty-state";
import { type Column, Table } from "@/components/ui/table";
import type { ApiFailure } from "./api-failure";
import { ListPaging, type Paging } from "./list-paging";
import { ListSkeleton } from "./list-skeleton";
import { LoadFailure } from "./load-failure";

interface DeskRows<Row> {
  /** What passes the filters; undefined until the first answer. */
  rows: readonly Row[] | undefined;
  /** Whether there is nothing to filter: not a single row, whatever is asked for. */
  isEmpty: boolean;
  loading: boolean;
  failure: ApiFailure | null;
  retry: () => void;
}

/** The rows of a query that is read whole; `rows` are those of them that pass the filters. */
export function deskRows<Row>(
  { data, error, isFetching, refetch }: UseQueryResult<readonly Row[], ApiFailure>,
  rows: readonly Row[] | undefined,
): DeskRows<Row> {
  return {
    rows,
    isEmpty: data?.length === 0,
    loading: isFetching,
    failure: data ? null : error,
    retry: () => void refetch(),
  };
}

/**
 * The rows of a list that is read page after page. A failed reading is told, also of a later page, and tried again where
 * it failed; the rows that were read stay.
 */
export function pagedRows<Row>(
  list: UseInfiniteQueryResult<readonly Row[], ApiFailure>,
  { isFiltered }: { isFiltered: boolean },
): DeskRows<Row> {
  const { data: rows, error, isFetchNextPageError } = list;
  return {
    rows,
    isEmpty: rows?.length === 0 && !isFiltered,
    loading: list.isPending || list.isFetchingNextPage,
    failure: rows && !isFetchNextPageError ? null : error,
    retry: () => void (isFetchNextPageError ? list.fetchNextPage() : list.refetch()),
  };
}

/** The rest of a list that is read page after page. */
export function listPaging({
  hasNextPage,
  fetchNextPage,
}: Pick<UseInfiniteQueryResult, "hasNextPage" | "fetchNextPage">): Paging {
  return { hasMore: hasNextPage, onMore: () => void fetchNextPage() };
}

interface ListDeskProps<Row> {
  title: string;
  list: DeskRows<Row>;
  columns: readonly Column<Row>[];
  rowKey: (row: Row) => string;
  /** Says what the table holds; screen readers announce it. */
  caption: string;
  /** Makes a new row: in the head, or in the middle of an empty list. */
  create?: ReactNode;
  /** A line below the title, such as a sum; its height is kept while it is unknown. */
  summary?: ReactNode;
  /** What waits to be dealt with, above the filters. */
  waiting?: ReactNode;
  filters?: ReactNode;
  /** Teaches how the list is filled. */
  empty: { icon?: LucideIcon; title: string; body: string };
  /** Said when rows exist, and the filters let none pass; in general words if left out. */
  noneFound?: { title: string; body: string };
  /** For lists that are read page after page. */
  paging?: Paging;
  children?: ReactNode;
}

/**
 * A page of the dashboard that is one list: title, filters, table, and what is shown while it loads, when it is
 * empty, when nothing is found and when it cannot be read. Rows that were read once stay in view whatever fails later.
 */
export function ListDesk<Row>({
  title,
  list: { rows, isEmpty, loading, failure, retry },
  columns,
  rowKey,
  caption,
  create,
  summary,
  waiting,
  filters,
  empty,
  noneFound,
  paging,
  children,
}: ListDeskProps<Row>) {
  const t = useTranslations("dashboard.list");
  const isListed = rows !== undefined && !isEmpty;
  return (
    <div className="px-4 pt-2 pb-10 md:px-6 md:pt-4">
      <div className="mb-4">
        <div className="flex min-h-11 items-center justify-between gap-3">
          <h1 className="text-xl font-semibold tracking-tight">{title}</h1>
          {!isEmpty && create}
        </div>
        {summary !== undefined && <p className="mt-1 min-h-6 text-ink-soft tabular-nums">{summary}</p>}
      </div>
      {waiting}
      {!isEmpty && filters}
      <div className="mt-5" aria-busy={loading}>
        {failure && <LoadFailure failure={failure} onRetry={retry} />}
        {!failure && rows === undefined && <ListSkeleton />}
        {isEmpty && (
          <EmptyState icon={empty.icon} title={empty.title} action={create}>
            {empty.body}
          </EmptyState>
        )}
        {isListed && (
          <Table
            caption={caption}
            columns={columns}
            rows={rows}
            rowKey={rowKey}
            empty={
              <EmptyState icon={SearchX} title={noneFound?.title ?? t("noneTitle")}>
                {noneFound?.body ?? t("noneBody")}
              </EmptyState>
            }
          />
        )}
        {isListed && paging && (paging.hasMore || rows.length > 0) && (
          <ListPaging {...paging} loading={loading} />
        )}
      </div>
      {children}
    </div>
  );
}
