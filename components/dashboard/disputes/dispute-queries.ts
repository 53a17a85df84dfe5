import { queryOptions } from "@tanstack/react-query";
import { api, dataOf } from "@/components/data/api";

/** A restaurant has few at a time; what is beyond is on the page about disputes. */
const MOST = 100;

/** How often an answer that is on its way is looked for. */
const ON_ITS_WAY_MS = 2_000;

const read = async (tenantId: string, query: { state?: "open"; orderId?: string }) => {
  const params = { path: { tenantId }, query: { ...query, limit: MOST } };
  return (await dataOf(api.GET("/api/tenant/{tenantId}/disputes", { params }))).disputes;
};

export const openDisputes = (tenantId: string) =>
  queryOptions({
    queryKey: ["tenant", tenantId, "money", "disputes", "waiting"],
    queryFn: () => read(tenantId, { state: "open" }),
  });

/** One dispute with its answer; read again while that is on its way. */
export const oneDispute = (tenantId: string, disputeId: string) =>
  queryOptions({
    queryKey: ["tenant", tenantId, "money", "dispute", disputeId],
    queryFn: () => {
      const params = { path: { tenantId, disputeId } };
      return dataOf(api.GET("/api/tenant/{tenantId}/disputes/{disputeId}", { params }));
    },
    refetchInterval: ({ state: { data } }) =>
      data?.answer?.state === "sending" || data?.answer?.state === "accepting" ? ON_ITS_WAY_MS : false,
  });

export const orderDisputes = (tenantId: string, orderId: string) =>
  queryOptions({
    queryKey: ["tenant", tenantId, "money", "disputes", "order", orderId],
    queryFn: () => read(tenantId, { orderId }),
  });
