import { endpoint } from "@/lib/app/endpoint";
import { RegisterRestaurantBody } from "@/lib/people/accounts/new-restaurant-contract";
import { registerRestaurant } from "@/lib/people/accounts/register-restaurant";
import { StaffLoginAnswer } from "@/lib/people/auth/auth-contract";
import { browserOf, KNOWN_BROWSER_COOKIE } from "@/lib/people/auth/browser";
import { readCookie } from "@/lib/platform/http/cookies";
import { publicAccess } from "@/lib/platform/http/guard";
import { replyWithCookies } from "@/lib/platform/http/reply";
import { registrationLimit } from "@/lib/platform/rate-limit/limits";

export const POST = endpoint({
  operationId: "registerRestaurant",
  summary: "Register a restaurant and sign its owner in",
  description:
    "The restaurant is a draft, hidden from the public, until its owner confirms the email address with the emailed link (`proveOwnerEmail`). A `ref_code` cookie attributes it to the sales agent who referred it.",
  tag: "Tenant authentication",
  guard: publicAccess,
  body: RegisterRestaurantBody,
  response: StaffLoginAnswer,
  errors: ["EMAIL_TAKEN", "SLUG_TAKEN", "RATE_LIMITED", "UNAVAILABLE"],
  limit: registrationLimit,
  setsCookies: ["platform_session", KNOWN_BROWSER_COOKIE],
  async handle({ app, request, body, client }) {
    const refCode = readCookie(request, "ref_code");
    const browser = browserOf(request, client);
    const { answer, cookies } = await registerRestaurant(app, { ...body, refCode, browser });
    return replyWithCookies(answer, cookies);
  },
});
