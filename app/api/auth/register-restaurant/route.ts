import { createRestaurant } from "@/lib/accounts/create-restaurant";
import { StaffLoginAnswer } from "@/lib/auth/auth-contract";
import { hashPassword } from "@/lib/auth/password";
import { signInStaff } from "@/lib/auth/sign-in-staff";
import { readCookie } from "@/lib/http/cookies";
import { endpoint } from "@/lib/http/endpoint";
import { publicAccess } from "@/lib/http/guard";
import { reply } from "@/lib/http/reply";
import { registrationLimit } from "@/lib/rate-limit/limits";
import { RegisterRestaurantBody } from "@/lib/tenancy/new-restaurant-contract";

export const POST = endpoint({
  operationId: "registerRestaurant",
  summary: "Open a restaurant and sign its owner in",
  description: "A `ref_code` cookie attributes the restaurant to the sales agent who brought it.",
  tag: "Tenant authentication",
  guard: publicAccess,
  body: RegisterRestaurantBody,
  response: StaffLoginAnswer,
  errors: ["EMAIL_TAKEN", "SLUG_TAKEN", "INVALID_CREDENTIALS", "RATE_LIMITED"],
  limit: registrationLimit,
  setsCookies: ["platform_session"],
  async handle({ app, request, body, client }) {
    const { restaurant, owner } = body;
    const { name, email, password } = owner;
    const passwordHash = await hashPassword(password);
    const refCode = readCookie(request, "ref_code");
    await createRestaurant(app, { restaurant, owner: { name, email, passwordHash }, refCode, actor: null });
    const { answer, cookie } = await signInStaff(app, { email, password, secure: client.secure });
    return reply(answer, { "set-cookie": cookie });
  },
});
