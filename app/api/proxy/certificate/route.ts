import { endpoint } from "@/lib/app/endpoint";
import { fail } from "@/lib/core/errors/app-error";
import { publicAccess } from "@/lib/platform/http/guard";
import { certificateLimit } from "@/lib/platform/rate-limit/domain-limits";
import { CertificateQuery } from "@/lib/restaurant/domains/certificate-contract";
import { mayCertify } from "@/lib/restaurant/domains/may-certify";

export const GET = endpoint({
  operationId: "mayCertify",
  summary: "Ask whether a proxy may get a certificate for a host",
  description:
    "For a proxy with certificates on demand, such as Caddy: 204 for a proven domain and for the subdomain of a restaurant that is open to guests, 404 for everything else.",
  tag: "Operations",
  guard: publicAccess,
  query: CertificateQuery,
  response: null,
  errors: ["NOT_FOUND", "RATE_LIMITED"],
  limit: certificateLimit,
  async handle({ app, query }) {
    if (!(await mayCertify(app, query.domain))) fail("NOT_FOUND", "No restaurant is served at this host.");
  },
});
