import { z } from "zod";
import { endpoint } from "@/lib/app/endpoint";
import { TenantParams } from "@/lib/core/ids/param-contract";
import { SIGN_IN_ATTEMPT_COOKIE } from "@/lib/people/auth/hand-over";
import { takeHandOver } from "@/lib/people/auth/take-hand-over";
import { replyRedirect } from "@/lib/platform/http/reply";
import { publicTenant } from "@/lib/restaurant/menu/public-tenant";

export const GET = endpoint({
  operationId: "continueWithMarketplace",
  summary: "Exchange the marketplace's code for a session on a restaurant's own host",
  description:
    "For browsers: redirects to the page where the sign-in leads. A code works once, within a minute, on the host of its restaurant, in the browser that asked for it, and while the session on the marketplace lasts; otherwise the redirect leads to the sign-in.",
  tag: "Storefront account",
  guard: publicTenant,
  params: TenantParams,
  query: z.object({ code: z.string().max(100) }),
  response: null,
  redirects: true,
  errors: ["TENANT_NOT_FOUND"],
  setsCookies: ["bazar_user_session", SIGN_IN_ATTEMPT_COOKIE],
  async handle({ app, shop, request, client, query }) {
    return replyRedirect(await takeHandOver(app, { shop, request, secure: client.secure, code: query.code }));
  },
});
