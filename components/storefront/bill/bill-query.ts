import { queryOptions } from "@tanstack/react-query";
import { api, createApi, dataOf } from "@/components/data/api";
import type { PayPart } from "@/components/data/bill-part";
import type { components } from "@/components/data/generated/api-schema";
import { LIVE_QUERY } from "@/components/data/query-client";
import type { OnlineMethod } from "@/lib/payments/payments/payment-method";

export type GuestBillView = components["schemas"]["GuestBill"];

/** A payment is worth a longer wait than a question. */
const payApi = createApi({ patienceMs: 20_000 });

export const guestBillKey = (tenantId: string, token: string) =>
  ["tenant", tenantId, "guest-bill", token] as const;

/** The bill of a table as its guests see it. */
export const guestBill = (tenantId: string, token: string) =>
  queryOptions({
    queryKey: guestBillKey(tenantId, token),
    queryFn: (): Promise<GuestBillView> =>
      dataOf(api.GET("/api/public/{tenantId}/bills/{token}", { params: { path: { tenantId, token } } })),
    ...LIVE_QUERY,
  });

/** Begins to pay a part of the bill; repeated with the same key it begins nothing new. */
export function beginGuestPayment(
  tenantId: string,
  token: string,
  { key, ...body }: { key: string; method: OnlineMethod; tip: number } & PayPart,
) {
  const params = { path: { tenantId, token }, header: { "Idempotency-Key": key } };
  return dataOf(payApi.POST("/api/public/{tenantId}/bills/{token}/payments", { params, body }));
}

export function cancelGuestPayment(
  tenantId: string,
  token: string,
  { paymentId, clientSecret }: { paymentId: string; clientSecret: string },
): Promise<GuestBillView> {
  return dataOf(
    payApi.POST("/api/public/{tenantId}/bills/{token}/payments/{paymentId}/cancel", {
      params: { path: { tenantId, token, paymentId } },
      body: { clientSecret },
    }),
  );
}
