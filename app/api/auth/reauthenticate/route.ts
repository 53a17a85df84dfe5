import { endpoint } from "@/lib/app/endpoint";
import { FreshSignIn, ReauthenticateBody, ScopeQuery } from "@/lib/people/auth/auth-contract";
import { browserOf } from "@/lib/people/auth/browser";
import { freshUntil, requireFreshSignIn } from "@/lib/people/auth/fresh-sign-in";
import { reauthenticate } from "@/lib/people/auth/reauthenticate";
import { staffOfScope } from "@/lib/people/auth/signed-in-guards";

export const GET = endpoint({
  operationId: "getFreshSignIn",
  summary: "Check that your sign-in is fresh",
  description:
    "Answers until when, or FRESH_SIGN_IN_REQUIRED. Ask before you begin something that asks for a fresh sign-in and cannot be repeated, such as a download.",
  tag: "Tenant authentication",
  guard: staffOfScope,
  query: ScopeQuery,
  response: FreshSignIn,
  errors: ["FRESH_SIGN_IN_REQUIRED"],
  handle: async ({ app, actor }) => {
    requireFreshSignIn(app, actor);
    return { freshUntil: freshUntil(actor.signIn).toISOString() };
  },
});

export const POST = endpoint({
  operationId: "reauthenticate",
  summary: "Give your password, and a code if you have a second factor, again",
  description:
    "Makes the present session's sign-in fresh for five minutes, as calls that move money or export everything require. Limited like signing in; the cookie stays the same.",
  tag: "Tenant authentication",
  guard: staffOfScope,
  query: ScopeQuery,
  body: ReauthenticateBody,
  response: FreshSignIn,
  errors: [
    "INVALID_CREDENTIALS",
    "SECOND_FACTOR_REQUIRED",
    "INVALID_SECOND_FACTOR",
    "RATE_LIMITED",
    "UNAVAILABLE",
  ],
  handle: ({ app, actor, body, request, client }) =>
    reauthenticate(app, { actor, ...body, browser: browserOf(request, client) }),
});
