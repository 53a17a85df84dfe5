import { LoginBody, StaffLoginAnswer } from "@/lib/auth/auth-contract";
import { signInStaff } from "@/lib/auth/sign-in-staff";
import { endpoint } from "@/lib/http/endpoint";
import { publicAccess } from "@/lib/http/guard";
import { reply } from "@/lib/http/reply";

export const POST = endpoint({
  operationId: "signInStaff",
  summary: "Sign in to the dashboard, a portal or the admin panel",
  description:
    "Sets `platform_session`, or `admin_session` for a super-admin. The token is never in the body.",
  tag: "Tenant authentication",
  guard: publicAccess,
  body: LoginBody,
  response: StaffLoginAnswer,
  errors: ["INVALID_CREDENTIALS", "RATE_LIMITED"],
  setsCookies: ["platform_session", "admin_session"],
  async handle({ app, body, client }) {
    const { answer, cookie } = await signInStaff(app, { ...body, secure: client.secure });
    return reply(answer, { "set-cookie": cookie });
  },
});
