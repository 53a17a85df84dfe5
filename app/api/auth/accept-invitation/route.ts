import { acceptInvitation } from "@/lib/accounts/accept-invitation";
import { AcceptInvitationBody } from "@/lib/accounts/staff-contract";
import { StaffLoginAnswer } from "@/lib/auth/auth-contract";
import { browserOf, KNOWN_BROWSER_COOKIE } from "@/lib/auth/browser";
import { endpoint } from "@/lib/http/endpoint";
import { publicAccess } from "@/lib/http/guard";
import { replyWithCookies } from "@/lib/http/reply";
import { emailedLinkLimit } from "@/lib/rate-limit/limits";

export const POST = endpoint({
  operationId: "acceptInvitation",
  summary: "Join a restaurant's team by an emailed invitation and sign in",
  tag: "Tenant authentication",
  guard: publicAccess,
  body: AcceptInvitationBody,
  response: StaffLoginAnswer,
  errors: [
    "INVALID_TOKEN",
    "INVALID_CREDENTIALS",
    "SECOND_FACTOR_REQUIRED",
    "INVALID_SECOND_FACTOR",
    "ALREADY_MEMBER",
    "RATE_LIMITED",
    "UNAVAILABLE",
    "QUOTA_EXCEEDED",
  ],
  limit: emailedLinkLimit,
  setsCookies: ["platform_session", "admin_session", KNOWN_BROWSER_COOKIE],
  async handle({ app, request, body, client }) {
    const browser = browserOf(request, client);
    const { answer, cookies } = await acceptInvitation(app, { ...body, browser });
    return replyWithCookies(answer, cookies);
  },
});
