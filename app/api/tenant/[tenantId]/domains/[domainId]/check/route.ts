import { endpoint } from "@/lib/app/endpoint";
import { tenantAccess } from "@/lib/people/auth/staff-guards";
import { domainCheckLimit } from "@/lib/platform/rate-limit/domain-limits";
import { checkDomain } from "@/lib/restaurant/domains/check-domain";
import { DomainParams, DomainWire } from "@/lib/restaurant/domains/domain-contract";

export const POST = endpoint({
  operationId: "checkDomain",
  summary: "Check a domain now",
  description:
    "Asks DNS, for up to ten seconds, and serves the domain from now on if its record is there. Domains are also checked by themselves.",
  tag: "Restaurant settings",
  guard: tenantAccess,
  params: DomainParams,
  response: DomainWire,
  errors: ["DOMAIN_NOT_FOUND", "RATE_LIMITED"],
  limit: domainCheckLimit,
  audited: true,
  handle: ({ app, tenant, params }) => checkDomain(app, { tenantId: tenant.id, domainId: params.domainId }),
});
