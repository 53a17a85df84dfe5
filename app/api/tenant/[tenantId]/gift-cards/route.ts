import { endpoint } from "@/lib/app/endpoint";
import { TenantParams } from "@/lib/core/ids/param-contract";
import { tenantAccess } from "@/lib/people/auth/staff-guards";
import {
  GiftCardList,
  GiftCardListQuery,
  IssuedGiftCard,
  IssueGiftCardBody,
} from "@/lib/service/gift-cards/gift-card-contract";
import { issueGiftCard } from "@/lib/service/gift-cards/issue-gift-card";
import { listGiftCards } from "@/lib/service/gift-cards/list-gift-cards";

export const GET = endpoint({
  operationId: "listGiftCards",
  summary: "List all gift cards with their transactions, and purchases that wait for payment",
  description: "Codes are never shown: the end of one is enough to tell cards apart.",
  tag: "Gift cards",
  guard: tenantAccess,
  params: TenantParams,
  query: GiftCardListQuery,
  response: GiftCardList,
  errors: [],
  handle: ({ app, tenant, query }) => listGiftCards(app, { tenantId: tenant.id, query }),
});

export const POST = endpoint({
  operationId: "issueGiftCard",
  summary: "Issue a gift card by hand",
  description:
    "Its code is in this answer alone. `payment` says how its price was taken; without it the card is given away.",
  tag: "Gift cards",
  guard: tenantAccess,
  params: TenantParams,
  body: IssueGiftCardBody,
  response: IssuedGiftCard,
  errors: ["PAYMENT_METHOD_UNAVAILABLE"],
  audited: true,
  idempotent: true,
  handle: ({ app, tenant, actor, body }) =>
    issueGiftCard(app, { tenant, request: body, actorId: actor.userId }),
});
