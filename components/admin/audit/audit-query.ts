import { infiniteQueryOptions } from "@tanstack/react-query";
import { api, dataOf } from "@/components/data/api";
import { paging } from "@/components/data/paging";
import { type AuditFilters, auditQuery } from "./audit-filters";

const PAGE_SIZE = 50;

/** Who did what, newest first, page after page. */
export const auditLog = (filters: AuditFilters) =>
  infiniteQueryOptions({
    queryKey: ["admin", "audit-log", filters],
    queryFn: ({ pageParam: cursor }) => {
      const query = { ...auditQuery(filters), cursor, limit: PAGE_SIZE };
      return dataOf(api.GET("/api/admin/audit-log", { params: { query } }));
    },
    ...paging,
    select: ({ pages }) => pages.flatMap(({ entries }) => entries),
  });
