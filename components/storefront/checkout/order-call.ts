import { type BodyOf, createApi, resultOf } from "@/components/data/api";
import type { components } from "@/components/data/generated/api-schema";

export type TrackedOrder = components["schemas"]["Order"];

const orderApi = createApi({ patienceMs: 8_000 });

/** Changes what a guest can still change of a new order. Never throws: "late" when the restaurant was faster. */
export async function changeDetails(
  slug: string,
  orderId: string,
  body: BodyOf<"changeOrderDetails">,
): Promise<"saved" | "late" | "dearer" | "failed"> {
  const params = { path: { tenantId: slug, orderId } };
  const result = await resultOf(orderApi.PATCH("/api/public/{tenantId}/orders/{orderId}", { params, body }));
  if (result.ok) return "saved";
  if (result.code === "ORDER_NOT_NEW") return "late";
  return result.status === 409 ? "dearer" : "failed";
}

/** Answers what the restaurant proposes. Never throws: "over" when it no longer counts. */
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
