import { endpoint } from "@/lib/app/endpoint";
import { OkAnswer } from "@/lib/people/auth/auth-contract";
import { clearedCookie } from "@/lib/people/auth/close-session";
import { bazarUser } from "@/lib/people/auth/diner-guards";
import { signOutEverywhere } from "@/lib/people/auth/sign-out-everywhere";
import { reply } from "@/lib/platform/http/reply";

export const POST = endpoint({
  operationId: "signOutBazarUserEverywhere",
  summary: "Sign out of the marketplace, at every restaurant and on every device",
  description: "All sessions of the account end, on every device.",
  tag: "Marketplace account",
  guard: bazarUser,
  response: OkAnswer,
  errors: [],
  setsCookies: ["bazar_user_session"],
  async handle({ app, diner, client }) {
    await signOutEverywhere(app, { bazarUserId: diner.id });
    return reply({ ok: true }, { "set-cookie": clearedCookie({ kind: "bazar", secure: client.secure }) });
  },
});
