import { endpoint } from "@/lib/app/endpoint";
import { tenantAccess } from "@/lib/people/auth/staff-guards";
import { versionOf } from "@/lib/platform/http/precondition";
import { choosePrimary } from "@/lib/restaurant/domains/choose-primary";
import { DomainParams, DomainWire, UpdateDomainBody } from "@/lib/restaurant/domains/domain-contract";
import { getDomain } from "@/lib/restaurant/domains/get-domain";
import { removeDomain } from "@/lib/restaurant/domains/remove-domain";

const version = versionOf(DomainWire, ({ checkedAt: _, ...decided }) => decided);

export const GET = endpoint({
  operationId: "getDomain",
  summary: "Get a domain",
  description: "With the DNS records that it needs, and what the last check found.",
  tag: "Restaurant settings",
  guard: tenantAccess,
  params: DomainParams,
  response: DomainWire,
  version,
  errors: ["DOMAIN_NOT_FOUND"],
  handle: ({ app, tenant, params }) => getDomain(app, { tenantId: tenant.id, domainId: params.domainId }),
});

export const PATCH = endpoint({
  operationId: "updateDomain",
  summary: "Make a domain the primary one",
  description:
    "Links in emails, receipts and search engines lead to it; the restaurant's other domains redirect to it.",
  tag: "Restaurant settings",
  guard: tenantAccess,
  params: DomainParams,
  body: UpdateDomainBody,
  response: DomainWire,
  version,
  errors: ["DOMAIN_NOT_FOUND", "DOMAIN_NOT_PROVEN"],
  audited: true,
  handle: ({ app, tenant, params, precondition }) =>
    choosePrimary(app, { tenantId: tenant.id, domainId: params.domainId, precondition }),
});

export const DELETE = endpoint({
  operationId: "removeDomain",
  summary: "Remove a domain",
  description: "It is taken out of service at once. Removing it again answers 204 as well.",
  tag: "Restaurant settings",
  guard: tenantAccess,
  params: DomainParams,
  response: null,
  errors: [],
  audited: true,
  handle: ({ app, tenant, params }) => removeDomain(app, { tenantId: tenant.id, domainId: params.domainId }),
});
