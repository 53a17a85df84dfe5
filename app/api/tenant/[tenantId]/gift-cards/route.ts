import { tenantAccess } from "@/lib/auth/staff-guards";
import {
  GiftCardList,
  GiftCardListQuery,
  IssuedGiftCard,
  IssueGiftCardBody,
} from "@/lib/gift-cards/gift-card-contract";
import { issueGiftCard } from "@/lib/gift-cards/issue-gift-card";
import { listGiftCards } from "@/lib/gift-cards/list-gift-cards";
import { endpoint } from "@/lib/http/endpoint";
import { TenantParams } from "@/lib/tenancy/tenancy-contract";

export const GET = endpoint({
  operationId: "listGiftCards",
  summary: "All gift cards with their movements, and purchases that wait for their payment",
  tag: "Gift cards",
  guard: tenantAccess,
  params: TenantParams,
  query: GiftCardListQuery,
  response: GiftCardList,
  errors: [],
  handle: ({ app, tenant, query }) =>
    listGiftCards(app, { tenantId: tenant.id, cursor: query.cursor ?? null, limit: query.limit }),
});

export const POST = endpoint({
  operationId: "issueGiftCard",
  summary: "Issue a gift card by hand",
  tag: "Gift cards",
  guard: tenantAccess,
  params: TenantParams,
  body: IssueGiftCardBody,
  response: IssuedGiftCard,
  errors: [],
  audited: true,
  idempotent: true,
  handle: ({ app, tenant, body }) => issueGiftCard(app, { tenant, request: body }),
});
