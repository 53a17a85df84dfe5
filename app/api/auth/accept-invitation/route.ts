import { acceptInvitation } from "@/lib/accounts/accept-invitation";
import { AcceptInvitationBody } from "@/lib/accounts/staff-contract";
import { StaffLoginAnswer } from "@/lib/auth/auth-contract";
import { endpoint } from "@/lib/http/endpoint";
import { publicAccess } from "@/lib/http/guard";
import { reply } from "@/lib/http/reply";
import { emailedLinkLimit } from "@/lib/rate-limit/limits";

export const POST = endpoint({
  operationId: "acceptInvitation",
  summary: "Join a restaurant's team by an emailed invitation and sign in",
  tag: "Tenant authentication",
  guard: publicAccess,
  body: AcceptInvitationBody,
  response: StaffLoginAnswer,
  errors: ["INVALID_TOKEN", "INVALID_CREDENTIALS", "ALREADY_MEMBER", "RATE_LIMITED"],
  limit: emailedLinkLimit,
  setsCookies: ["platform_session", "admin_session"],
  async handle({ app, body, client }) {
    const { answer, cookie } = await acceptInvitation(app, { ...body, secure: client.secure });
    return reply(answer, { "set-cookie": cookie });
  },
});
