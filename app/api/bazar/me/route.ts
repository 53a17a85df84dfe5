import { endpoint } from "@/lib/app/endpoint";
import { eraseDiner } from "@/lib/oversight/privacy/erase-diner";
import { PasswordBody } from "@/lib/people/accounts/account-contract";
import { BazarAccount, UpdateBazarAccountBody } from "@/lib/people/accounts/bazar-account-contract";
import { getBazarAccount } from "@/lib/people/accounts/get-bazar-account";
import { updateBazarAccount } from "@/lib/people/accounts/update-bazar-account";
import { bazarUser } from "@/lib/people/auth/diner-guards";
import { SESSION_COOKIES } from "@/lib/people/auth/session-token";
import { setCookieLine } from "@/lib/platform/http/cookies";
import { replyEmpty } from "@/lib/platform/http/reply";
import { emailedLinkLimit } from "@/lib/platform/rate-limit/limits";

export const GET = endpoint({
  operationId: "getBazarAccount",
  summary: "Get your account with phone and saved addresses",
  description: "The profile is what every restaurant's checkout is filled in with.",
  tag: "Marketplace account",
  guard: bazarUser,
  response: BazarAccount,
  errors: [],
  handle: ({ app, diner }) => getBazarAccount(app, { bazarUserId: diner.id }),
});

export const PATCH = endpoint({
  operationId: "updateBazarAccount",
  summary: "Change your name, phone or saved addresses",
  description: "Fields that are omitted stay as they are.",
  tag: "Marketplace account",
  guard: bazarUser,
  body: UpdateBazarAccountBody,
  response: BazarAccount,
  errors: [],
  handle: ({ app, diner, body }) => updateBazarAccount(app, { bazarUserId: diner.id, changes: body }),
});

export const DELETE = endpoint({
  operationId: "eraseBazarAccount",
  summary: "Erase your marketplace account",
  description:
    "Removes your personal data from every order and booking of the account. What was sold stays in the books, without it.",
  tag: "Marketplace account",
  guard: bazarUser,
  body: PasswordBody,
  response: null,
  errors: ["INVALID_CREDENTIALS", "ERASURE_BLOCKED", "RATE_LIMITED", "UNAVAILABLE"],
  limit: emailedLinkLimit,
  setsCookies: ["bazar_user_session"],
  async handle({ app, diner, body, client }) {
    await eraseDiner(app, { scope: { kind: "bazar" }, diner, password: body.password });
    const cookie = setCookieLine(SESSION_COOKIES.bazar, "", { maxAgeSeconds: 0, secure: client.secure });
    return replyEmpty(204, { "set-cookie": cookie });
  },
});
