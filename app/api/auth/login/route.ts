import { endpoint } from "@/lib/app/endpoint";
import { StaffLoginAnswer, StaffLoginBody } from "@/lib/people/auth/auth-contract";
import { browserOf, KNOWN_BROWSER_COOKIE } from "@/lib/people/auth/browser";
import { signInStaff } from "@/lib/people/auth/sign-in-staff";
import { publicAccess } from "@/lib/platform/http/guard";
import { replyWithCookies } from "@/lib/platform/http/reply";

export const POST = endpoint({
  operationId: "signInStaff",
  summary: "Sign in to the dashboard, a portal or the admin panel",
  description:
    "Sets `platform_session`, or `admin_session` for a super-admin. The token is never in the body. After 10 failures for one email in 15 minutes, only a browser that has signed in to the account before can continue, with up to 10 failures of its own; the `known_browser` cookie identifies it. At most 100 failures per IP address in 15 minutes. If a second factor is enabled, a call without a code answers `SECOND_FACTOR_REQUIRED`; repeat it with `code` or `recoveryCode`. At most 5 wrong codes in 15 minutes.",
  tag: "Tenant authentication",
  guard: publicAccess,
  body: StaffLoginBody,
  response: StaffLoginAnswer,
  errors: [
    "INVALID_CREDENTIALS",
    "SECOND_FACTOR_REQUIRED",
    "INVALID_SECOND_FACTOR",
    "RATE_LIMITED",
    "UNAVAILABLE",
  ],
  setsCookies: ["platform_session", "admin_session", KNOWN_BROWSER_COOKIE],
  async handle({ app, request, body, client }) {
    const { answer, cookies } = await signInStaff(app, { ...body, browser: browserOf(request, client) });
    return replyWithCookies(answer, cookies);
  },
});
