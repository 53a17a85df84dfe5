import { endpoint } from "@/lib/app/endpoint";
import { publicTenant } from "@/lib/restaurant/menu/public-tenant";
import { OrderParams, PublicOrder } from "@/lib/service/orders/order-contract";
import { answerProposal } from "@/lib/service/orders/proposals/answer-proposal";
import {
  AnswerProposalBody,
  OrderProposalParams,
} from "@/lib/service/orders/proposals/order-proposal-contract";

export const POST = endpoint({
  operationId: "answerOrderProposal",
  summary: "Answer the restaurant's proposal as the customer",
  description:
    "Accepting it changes the order and refunds what was overpaid; the order is then accepted. Declining it cancels the order, and everything that was paid is refunded.",
  tag: "Orders",
  guard: publicTenant,
  params: OrderParams.extend(OrderProposalParams.shape),
  body: AnswerProposalBody,
  response: PublicOrder,
  errors: ["TENANT_NOT_FOUND", "ORDER_NOT_FOUND", "PROPOSAL_OVER", "OUT_OF_STOCK"],
  handle: ({ app, shop, params, body }) =>
    answerProposal(app, { shop, ...params, email: body.email, answer: body.answer }),
});
