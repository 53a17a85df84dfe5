import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useDashboardTenant } from "@/components/dashboard/frame/dashboard-tenant";
import { api, type BodyOf, dataOf } from "@/components/data/api";

/** A pause in typing after which an order is priced. */
const PAUSE_MS = 400;

/** What an order would cost and what staff are warned of, priced by the server a moment after it was changed. */
export function useQuote(body: BodyOf<"placeStaffOrder"> | null) {
  const { slug: tenantId } = useDashboardTenant();
  const question = body && JSON.stringify(body);
  const [settled, setSettled] = useState(question);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(question), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [question]);
  return useQuery({
    queryKey: ["tenant", tenantId, "quote", settled],
    queryFn: () =>
      dataOf(
        api.POST("/api/tenant/{tenantId}/orders/quote", {
          params: { path: { tenantId } },
          body: JSON.parse(settled ?? "{}") as BodyOf<"placeStaffOrder">,
        }),
      ),
    enabled: settled !== null,
    placeholderData: settled === null ? undefined : keepPreviousData,
    retry: false,
  });
}
