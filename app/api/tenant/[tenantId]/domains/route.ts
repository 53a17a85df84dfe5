import { endpoint } from "@/lib/app/endpoint";
import { TenantParams } from "@/lib/core/ids/param-contract";
import { tenantAccess } from "@/lib/people/auth/staff-guards";
import { addDomain } from "@/lib/restaurant/domains/add-domain";
import { AddDomainBody, DomainList, DomainWire } from "@/lib/restaurant/domains/domain-contract";
import { listDomains } from "@/lib/restaurant/domains/list-domains";

export const GET = endpoint({
  operationId: "listDomains",
  summary: "List the restaurant's own domains",
  description: "With the DNS records that each needs, and what the last check found.",
  tag: "Restaurant settings",
  guard: tenantAccess,
  params: TenantParams,
  response: DomainList,
  errors: [],
  handle: ({ app, tenant }) => listDomains(app, { tenantId: tenant.id }),
});

export const POST = endpoint({
  operationId: "addDomain",
  summary: "Name a domain of the restaurant's own",
  description:
    "It is served once its TXT record was found. `www.` and the name without it are two domains, proven by one record.",
  tag: "Restaurant settings",
  guard: tenantAccess,
  params: TenantParams,
  body: AddDomainBody,
  response: DomainWire,
  errors: ["DOMAIN_NAMED", "QUOTA_EXCEEDED", "RESTAURANT_DRAFT"],
  audited: true,
  idempotent: true,
  handle: ({ app, tenant, actor, body }) =>
    addDomain(app, { tenantId: tenant.id, text: body.name, by: actor.userId }),
});
