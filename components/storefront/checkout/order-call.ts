import { createApi, resultOf } from "@/components/data/api";
import type { components } from "@/components/data/generated/api-schema";

export type TrackedOrder = components["schemas"]["Order"];

const orderApi = createApi({ patienceMs: 8_000 });

/** Answers what the restaurant proposes. Never throws: "over" when it does not count any more. */
export async function answerProposal(
  slug: string,
  input: { orderId: string; proposalId: string; email: string; given: "take" | "decline" },
): Promise<"answered" | "over" | "soldOut" | "failed"> {
  const { orderId, proposalId, email, given } = input;
  const params = { path: { tenantId: slug, orderId, proposalId } };
  const path = "/api/public/{tenantId}/orders/{orderId}/proposals/{proposalId}/answer";
  const result = await resultOf(orderApi.POST(path, { params, body: { email, answer: given } }));
  if (result.ok) return "answered";
  if (result.code === "OUT_OF_STOCK") return "soldOut";
  return result.status === 409 ? "over" : "failed";
}

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
