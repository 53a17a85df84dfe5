import { queryOptions } from "@tanstack/react-query";
import { api, dataOf } from "@/components/data/api";
import type { ReportRange } from "@/lib/oversight/reports/report-range";

/** While a range is not over, its lists are at most this old; the figures at its top follow the event stream. */
const READ_AGAIN_MS = 60_000;

interface Reported {
  tenantId: string;
  range: ReportRange;
  /** Its last day is today, or still to come. */
  isOpen: boolean;
}

/** What is read anew with every order. */
export const overviewKey = (tenantId: string) => ["tenant", tenantId, "reports", "overview"] as const;

const again = ({ isOpen }: Reported) => (isOpen ? { refetchInterval: READ_AGAIN_MS } : {});
const keyOf = ({ tenantId, range }: Reported, report: string) =>
  ["tenant", tenantId, "reports", "lists", report, range] as const;
const asked = ({ tenantId, range }: Reported) => ({ params: { path: { tenantId }, query: range } });

export const reportOverview = ({ tenantId, range }: Reported) =>
  queryOptions({
    queryKey: [...overviewKey(tenantId), range],
    queryFn: () =>
      dataOf(
        api.GET("/api/tenant/{tenantId}/reports/overview", {
          params: { path: { tenantId }, query: { ...range, compare: "previous" } },
        }),
      ),
  });

export const hourReport = (reported: Reported) =>
  queryOptions({
    queryKey: keyOf(reported, "hours"),
    queryFn: () => dataOf(api.GET("/api/tenant/{tenantId}/reports/hours", asked(reported))),
    ...again(reported),
  });

export const productReport = (reported: Reported) =>
  queryOptions({
    queryKey: keyOf(reported, "products"),
    queryFn: () => dataOf(api.GET("/api/tenant/{tenantId}/reports/products", asked(reported))),
    ...again(reported),
  });

export const taxReport = (reported: Reported) =>
  queryOptions({
    queryKey: keyOf(reported, "tax"),
    queryFn: () => dataOf(api.GET("/api/tenant/{tenantId}/reports/tax", asked(reported))),
    ...again(reported),
  });

export const takingsReport = (reported: Reported) =>
  queryOptions({
    queryKey: keyOf(reported, "takings"),
    queryFn: () => dataOf(api.GET("/api/tenant/{tenantId}/reports/takings", asked(reported))),
    ...again(reported),
  });

export const lostOrderReport = (reported: Reported) =>
  queryOptions({
    queryKey: keyOf(reported, "lost-orders"),
    queryFn: () => dataOf(api.GET("/api/tenant/{tenantId}/reports/lost-orders", asked(reported))),
    ...again(reported),
  });

export const bookingReport = (reported: Reported) =>
  queryOptions({
    queryKey: keyOf(reported, "bookings"),
    queryFn: () => dataOf(api.GET("/api/tenant/{tenantId}/reports/bookings", asked(reported))),
    ...again(reported),
  });

export const couponReport = (reported: Reported) =>
  queryOptions({
    queryKey: keyOf(reported, "coupons"),
    queryFn: () => dataOf(api.GET("/api/tenant/{tenantId}/reports/coupons", asked(reported))),
    ...again(reported),
  });

export const giftCardReport = (reported: Reported) =>
  queryOptions({
    queryKey: keyOf(reported, "gift-cards"),
    queryFn: () => dataOf(api.GET("/api/tenant/{tenantId}/reports/gift-cards", asked(reported))),
    ...again(reported),
  });
