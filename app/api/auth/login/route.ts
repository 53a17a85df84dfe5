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
    "Sets `platform_session`, or `admin_session` for a super-admin. The token is never in the body. After 10 failures for one email in 15 minutes only a browser that signed in to the account before can go on, up to 10 failures of its own; `known_browser` tells it apart. At most 100 failures per address in 15 minutes. Where a second factor is switched on, the call without a code is answered with `SECOND_FACTOR_REQUIRED` and repeated with `code` or `recoveryCode`; 5 wrong ones in 15 minutes at most.",
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
