import { createApi, resultOf } from "@/components/data/api";
import type { components } from "@/components/data/generated/api-schema";

export type TrackedOrder = components["schemas"]["Order"];

const orderApi = createApi({ patienceMs: 8_000 });

/** Asks to cancel an order. Never throws: "tooLate" when the restaurant was faster or the time is over. */
export async function requestCancel(
  slug: string,
  orderId: string,
  email: string,
): Promise<"canceled" | "tooLate" | "failed"> {
  const params = { path: { tenantId: slug, orderId } };
  const result = await resultOf(
    orderApi.POST("/api/public/{tenantId}/orders/{orderId}/cancel", { params, body: { email } }),
  );
  if (result.ok) return "canceled";
  return result.status === 409 ? "tooLate" : "failed";
}
