import { z } from "zod";
import { endpoint } from "@/lib/app/endpoint";
import { TenantParams } from "@/lib/core/ids/param-contract";
import { beginHandOver } from "@/lib/people/auth/begin-hand-over";
import { SIGN_IN_ATTEMPT_COOKIE } from "@/lib/people/auth/hand-over";
import { replyRedirect } from "@/lib/platform/http/reply";
import { publicTenant } from "@/lib/restaurant/menu/public-tenant";

export const GET = endpoint({
  operationId: "askMarketplace",
  summary: "Continue with the account of the marketplace on a restaurant's own host",
  description:
    "For browsers: redirects to the marketplace, which asks the diner and leads back to `continue` with a code that only this browser can use.",
  tag: "Storefront account",
  guard: publicTenant,
  params: TenantParams,
  query: z.object({
    next: z.string().optional().describe("The page of the restaurant where the sign-in leads"),
  }),
  response: null,
  redirects: true,
  errors: ["TENANT_NOT_FOUND"],
  setsCookies: [SIGN_IN_ATTEMPT_COOKIE],
  async handle({ app, shop, request, client, query }) {
    return replyRedirect(beginHandOver(app, { shop, request, secure: client.secure, next: query.next }));
  },
});
