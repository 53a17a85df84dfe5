import { endpoint } from "@/lib/app/endpoint";
import { acceptInvitation } from "@/lib/people/accounts/accept-invitation";
import { AcceptInvitationBody } from "@/lib/people/accounts/staff-contract";
import { StaffLoginAnswer } from "@/lib/people/auth/auth-contract";
import { browserOf, KNOWN_BROWSER_COOKIE } from "@/lib/people/auth/browser";
import { publicAccess } from "@/lib/platform/http/guard";
import { replyWithCookies } from "@/lib/platform/http/reply";
import { emailedLinkLimit } from "@/lib/platform/rate-limit/limits";

export const POST = endpoint({
  operationId: "acceptInvitation",
  summary: "Join a restaurant's team with an emailed invitation, and sign in",
  description: "The link works once. Who has no account yet chooses a name and a password.",
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
